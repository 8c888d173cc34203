import { expect, it } from 'vitest';
import { root } from './project.mjs';
import { declarationsIn, twinFaults } from './twins.mjs';

const clock = name => `export const ${name} = (s: number): string => \`\${Math.floor(s / 60)}:\${String(s % 60)}\`;\n`;

it('knows a declaration again under another name, however it is set', () => {
  const [[one, text]] = declarationsIn(`/** A clock. */\n${clock('minutes')}\nconst other = 1;\n`);
  const [[two, same]] = declarationsIn(clock('toClock').replace(' => ', ' =>\n  '));
  expect([one, two]).toEqual(['minutes', 'toClock']);
  expect(same).toBe(text);
  expect(declarationsIn(clock('minutes').replace('60', '61'))[0][1]).not.toBe(text);
});

it('finds nothing declared in two sources', () => {
  expect(twinFaults(root)).toEqual([]);
});
