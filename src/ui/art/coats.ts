/** The coat of the cat that marks a seat. */
export const COATS = [
  { fur: '#e9b872', ink: '#43200b' },
  { fur: '#93a9bd', ink: '#16222e' },
  { fur: '#6b4a3a', ink: '#fff1d8' },
  { fur: '#efe5d2', ink: '#4a2a1e' },
  { fur: '#c7713a', ink: '#2b0f02' },
] as const;
