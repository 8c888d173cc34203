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
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Trouble(
    `Forceout needs Node 20.19 or newer and this is ${process.versions.node}. Install a newer one and try again.`,
  );
}
