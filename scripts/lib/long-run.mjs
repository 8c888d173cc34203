import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from './say.mjs';
import { buildWhenStale, install } from './setup.mjs';
import { runTests } from './tests.mjs';

/**
 * A test that is a run of its own: each option of the command, or what it usually is, goes to the test as a variable of
 * the environment (`--tables` of SOAK is SOAK_TABLES). A file of notes is named from where the command was given.
 */
export const longRun = (name, file, usual, long = true) =>
  main(async args => {
    const options = Object.fromEntries([...Object.keys(usual), 'notes'].map(option => [option, { type: 'string' }]));
    const { notes, ...values } = parseArgs({ args, options }).values;
    await install();
    await buildWhenStale();
    for (const [option, value] of Object.entries({ ...usual, ...values }))
      process.env[`${name}_${option.toUpperCase()}`] = value;
    if (notes !== undefined) process.env[`${name}_NOTES`] = resolve(notes);
    return await runTests({ long, args: [file] });
  });
