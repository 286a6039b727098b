interface Props {
  readonly label: string;
  /** One sentence under the label. */
  readonly says?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, says, checked, onChange }: Props) {
  return (
    <label className="ct-switch">
      <span>
        {label}
        {says && <small>{says}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
