import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Libraries that change rarely, each in a file of its own, so that a new version of the game leaves them in the cache. A
 * group takes along what its modules need unless a group of higher priority has it: react is the shelf's, not fiber's.
 */
const LIBRARIES = [
  { name: 'three', test: /node_modules[\\/]three[\\/]/, priority: 40 },
  {
    name: 'fiber',
    test: /node_modules[\\/](@react-three|three-stdlib|its-fine|suspend-react|camera-controls)[\\/]/,
    priority: 30,
  },
  { name: 'physics', test: /node_modules[\\/]cannon-es[\\/]/, priority: 20 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/, priority: 50 },
];

export default defineConfig({
  // Relative addresses: the built page works from any path of any static host.
  base: './',
  // No page stands in for a missing file: a wrong address is a 404 here as on any static host.
  appType: 'mpa',
  plugins: [react()],
  // drei brings a second three with it; two copies would not know each other's objects.
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // three alone is 800 kB before compression, 200 kB as it travels.
    chunkSizeWarningLimit: 850,
    rolldownOptions: { output: { codeSplitting: { groups: LIBRARIES } } },
  },
  // It serves the built page, nothing else: any name a machine is known by may ask for it.
  preview: { allowedHosts: true },
});
