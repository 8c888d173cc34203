// What the command costs before it does anything: CPU beyond that of an empty Node.
import { childCpu } from '../lib/child-cpu.mjs';
import { at } from '../lib/project.mjs';

const COMMAND = at('packages', 'forceout', 'bin', 'forceout.js');
const QUESTION = `${JSON.stringify({ id: 1, game: 'equations', division: 'elementary', ask: 'value', text: '2+3' })}\n`;

const middle = values => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

export async function bench({ quick }) {
  const times = { empty: [], help: [], judge: [] };
  // In turns, because a machine is not equally fast all the time.
  for (let round = 0; round < (quick ? 9 : 25); round++) {
    times.empty.push(await childCpu(['-e', '0']));
    times.help.push(await childCpu([COMMAND, '--help']));
    times.judge.push(await childCpu([COMMAND, 'judge'], QUESTION));
  }
  const empty = middle(times.empty);
  const beyond = (name, value, most) => ({ name, value, unit: 'ms', target: `<= ${most}`, ok: value <= most });
  return [
    { name: 'start-up: an empty Node, CPU', value: empty, unit: 'ms', target: 'told', ok: true },
    beyond('start-up: help, CPU beyond an empty Node', middle(times.help) - empty, 30),
    beyond('start-up: judge with one question, CPU beyond an empty Node', middle(times.judge) - empty, 40),
  ];
}
