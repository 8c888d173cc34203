import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/forceout.js', import.meta.url));

/** Runs the built command. Build first: `npm run build`. */
export function forceout(args: readonly string[], input = '') {
  return new Promise<{ code: number | null; out: string; err: string }>((done, fail) => {
    const child = spawn(process.execPath, [bin, ...args]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', text => (out += text));
    child.stderr.setEncoding('utf8').on('data', text => (err += text));
    child.on('error', fail).on('close', code => done({ code, out, err }));
    child.stdin.on('error', () => {}).end(input);
  });
}
