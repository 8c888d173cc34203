import { createRequire } from 'node:module';
import { aptInstall, isProgram, onPath } from './find-program.mjs';
import { tool } from './run.mjs';
import { step, Trouble } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const ownCopy = () => createRequire(import.meta.url)('playwright-core').chromium.executablePath();

const find = () => [process.env.CHROMIUM_PATH, onPath(names), ownCopy()].find(path => path && isProgram(path));

/** The path of a Chromium that the page's tests can drive. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  step('Installing Chromium for the tests of the page');
  if (await aptInstall('chromium')) return find();
  await tool('playwright-core', ['install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const installed = find();
  if (installed) return installed;
  throw new Trouble(
    'The tests of the page need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to the program, and try again.',
  );
}
