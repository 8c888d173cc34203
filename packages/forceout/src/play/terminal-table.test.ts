import { gamePackage } from '@forceout/host/games';
import { VirtualTable } from '@forceout/host/virtual-table';
import { type EditionId, rulesOf } from '@forceout/rulebook';
import { readConfig } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { AnswerWords } from '../answer-words.ts';
import { verbWords } from '../command/verb-words.ts';
import { keysIn } from './keys.ts';
import { Names } from './names.ts';
import { TerminalTable } from './terminal-table.ts';

const [ENTER, DOWN, ESC] = ['\r', '\u001b[B', '\u001b'];

async function sitDown(edition: EditionId, language: 'en' | 'es' = 'en') {
  const players = ['You', 'Robot'];
  const config = readConfig({
    edition,
    division: 'elementary',
    players,
    enforcement: 'prevent',
    judging: 'auto',
    options: { casual: true },
  });
  if (!config.ok) throw new Error('no table');
  const { game, adjudicator } = await gamePackage(rulesOf(edition).game);
  let n = 0;
  const table = new VirtualTable(
    game,
    { ...config.config, firstGoalSetter: 0 },
    {
      dice: { below: of => n++ % of },
      budget: { steps: 100_000 },
    },
  );
  let at = 0;
  const playing = new TerminalTable({
    table,
    adjudicator,
    level: 'newcomer',
    title: `Forceout · ${edition}`,
    names: await Names.in(language, edition),
    words: await AnswerWords.in(language),
    translate: await verbWords(language),
    now: () => (at += 10),
    changed: () => undefined,
  });
  const seen = (rows = 40, columns = 100): readonly string[] =>
    playing
      .screen(rows, columns)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
      .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
      .split('\r\n');
  const press = (...keys: readonly string[]) => {
    for (const key of keys.flatMap(keysIn)) playing.press(key);
    return seen().join('\n');
  };
  const picked = (): string => playing.screen(40, 100).split('\u001b[7m')[1] ?? '';
  return { table, playing, seen, press, picked };
}

it('tells keys apart that come in one piece', () => {
  expect(keysIn(`5${ENTER}${DOWN}é${ESC}`)).toEqual(['5', ENTER, DOWN, 'é', ESC]);
});

describe('a match at a terminal', () => {
  it('is played by keys: a Goal is typed, a cube chosen and then its place', async () => {
    const { table, playing, press } = await sitDown('wff-2017');
    expect(press(ENTER)).toContain('The cubes are rolled.');
    expect(press(ENTER)).toContain('Goal (a WFF):');
    expect(press('K', ENTER)).toMatch(/Goal/);
    expect(table.state.phase).toBe('goal');
    const variable = table.state.shake?.mat.resources.find(({ face }) => 'pqrs'.includes(face))?.face ?? '';
    expect(press(ENTER, variable, ENTER)).toContain(`You: Goal! ${variable}`);
    expect(table.state.phase).toBe('turn');
    playing.stop();
  });

  it('shows Goals, variations and sections in words', async () => {
    const { table, playing, press, seen } = await sitDown('onsets-2026', 'es');
    for (let i = 0; i < 8 && (table.state.shake?.variations.length ?? 0) === 0; i++) press(ENTER);
    expect(seen().join('\n')).toMatch(/Variantes +Cubo obligatorio: B/);
    expect(seen().join('\n')).not.toContain('requiredCube');
    expect(seen().join('\n')).not.toContain('{');
    playing.stop();
  });

  it('says of a Goal of On-Sets how its digits lie', async () => {
    const names = await Names.in('en', 'onsets-2026');
    const digits = [
      { d: 1, up: true },
      { d: 3, up: false },
    ];
    expect(names.goal({ layout: 'row2', digits })).toBe('1 -3 (side by side: add)');
    expect(names.goal({ layout: 'single', digits: digits.slice(0, 1) })).toBe('1');
    expect(names.goal('2x3')).toBe('2x3');
  });

  it.each([
    [24, 80],
    [12, 40],
    [8, 20],
    [50, 200],
  ])('fits into %i lines of %i signs', async (rows, columns) => {
    const { table, playing, press, seen } = await sitDown('onsets-2026');
    for (let i = 0; i < 4; i++) {
      for (const line of seen(rows, columns)) expect([...line].length).toBeLessThanOrEqual(columns);
      expect(seen(rows, columns).length).toBeLessThanOrEqual(rows);
      press(ENTER);
    }
    expect(table.state.phase).not.toBe('roll-off');
    playing.stop();
  });

  it('is over when the player gives up, and not before being asked twice', async () => {
    const { playing, press, picked } = await sitDown('wff-2017');
    for (let i = 0; i < 9 && !/^ {3}Give up/.test(picked()); i++) press(DOWN);
    press(ENTER);
    expect(playing.over).toBe(false);
    press(ENTER);
    expect(playing.over).toBe(true);
    playing.stop();
  });
});
