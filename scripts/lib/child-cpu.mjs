import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const NOTE = fileURLToPath(new URL('./note-cpu.cjs', import.meta.url));

/** CPU milliseconds that a Node process took from its start to its end; `input` is what it reads. */
export function childCpu(args, input = '') {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--require', NOTE, ...args], {
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    const out = [];
    child.stdio[3].on('data', chunk => out.push(chunk));
    child.on('error', fail).on('close', () => done(Number(Buffer.concat(out).toString())));
    child.stdin.on('error', () => undefined).end(input);
  });
}
