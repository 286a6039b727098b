import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Everything that runs without a browser: units, conformance, properties, physics, structure. */
export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    // Whole random games and physics runs are many short steps on a slow machine, not one that hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
