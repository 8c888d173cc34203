import { defineConfig } from 'vite';
import whole from '../../vite.config.ts';

/** What is for people who fetch the page, and would not let a page pass that is not minified. */
const SENDING = ['forceout-offline', 'forceout-budget', 'forceout-docs', 'forceout-compressed'];

/** The page with the names of its functions and its files left in it: the same sources, made for a trace to read. */
export default defineConfig({
  ...whole,
  plugins: (whole.plugins ?? []).filter(one => !SENDING.some(name => (one as { name?: string } | null)?.name === name)),
  build: {
    ...whole.build,
    minify: false,
    rolldownOptions: { ...whole.build?.rolldownOptions, experimental: { attachDebugInfo: 'simple' } },
  },
});
