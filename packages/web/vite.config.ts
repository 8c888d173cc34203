import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { budget } from './build/budget.ts';
import { chunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { docs } from './build/docs/plugin.ts';
import { offline } from './build/offline.ts';
import { sharedWorker } from './build/shared-worker.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const source = ['source', 'module', 'browser', 'development|production'];

export default defineConfig({
  root: folder,
  base: './',
  resolve: { conditions: source },
  plugins: [
    react(),
    sharedWorker(folder),
    chunks(folder, source),
    ahead(folder),
    offline(folder),
    budget(95, `${folder}../../.cache/lobby.json`),
    docs(folder),
    compressed(),
  ],
  worker: { format: 'es', plugins: () => [] },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 2048,
    // Every browser that reads the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: `${folder}index.html`,
        embed: `${folder}embed.html`,
        'forceout-table': `${folder}src/embed/element.ts`,
      },
      output: {
        // Pages of other people name this one, so it carries no fingerprint.
        entryFileNames: ({ name }) => (name === 'forceout-table' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
