import { inWords, isIn } from './node-version.mjs';
import { at, readJson } from './project.mjs';

/** Words for people go to stderr, so that stdout stays clean for `--json`. */
export const say = text => process.stderr.write(`${text}\n`);

export const step = text => say(`▸ ${text}`);

/** An error whose message is a whole sentence for the person at the keyboard. */
export class Trouble extends Error {}

export const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a script's main function: troubles become a sentence and exit code 1. */
export async function main(work) {
  try {
    needNode();
    process.exitCode = (await work(process.argv.slice(2))) ?? 0;
  } catch (error) {
    say(error instanceof Trouble ? `\n✗ ${error.message}` : error.stack);
    process.exitCode = 1;
  }
}

function needNode() {
  const range = readJson(at('package.json')).engines.node;
  const { node } = process.versions;
  if (isIn(range, node)) return;
  throw new Trouble(`Forceout needs Node ${inWords(range)}; this is ${node}. Install another one and try again.`);
}
