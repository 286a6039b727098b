/**
 * One spelling of a JSON value: fields in the order of their names, fields that are undefined left out. Two values are
 * equal exactly when their spellings are.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  let spelled = '';
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (inner !== undefined) spelled += `${spelled && ','}${JSON.stringify(key)}:${canonical(inner)}`;
  }
  return `{${spelled}}`;
}

/**
 * 64 bits of a JSON value as 16 hexadecimal digits: equal values have equal hashes, on every machine. Not secret; it
 * tells states apart (two rounds of FNV-1a with different starts, mixed as in MurmurHash3).
 */
export function hash(value: unknown): string {
  const text = canonical(value);
  const { length } = text;
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit ^ (low >>> 15), 0x01000193);
  }
  return [mix(high ^ low), mix(low)].map((half) => half.toString(16).padStart(8, '0')).join('');
}

function mix(half: number): number {
  let h = half;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
