import { randomInt } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { gamePackage } from '@forceout/host/games';
import { VirtualTable } from '@forceout/host/virtual-table';
import { LEVELS } from '@forceout/players';
import { recordOf, writeRecord } from '@forceout/record';
import { DIVISIONS, EDITIONS, editionName, isDivision, isEdition, newestEdition, rulesOf } from '@forceout/rulebook';
import { BOT_NAMES, readConfig, summary } from '@forceout/table';
import { AnswerWords } from '../answer-words.ts';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { verbWords } from '../command/verb-words.ts';
import { keysIn } from '../play/keys.ts';
import { Names } from '../play/names.ts';
import { TerminalTable } from '../play/terminal-table.ts';

const BUDGET = { steps: 2_000_000 };
const DICE = { below: (n: number) => randomInt(n) };
const TICK_MS = 250;
const FULL_SCREEN = '\u001b[?1049h\u001b[?25l';
const AS_BEFORE = '\u001b[?25h\u001b[?1049l';
/** Ctrl-C; in a menu also a letter. */
const ENDS = '\u0003';

function readSetup(given: Given) {
  const { edition = newestEdition('on-sets'), division = 'elementary', strength = 'newcomer', record } = given.options;
  if (!isEdition(edition)) throw new Unclear('no-edition', { text: edition, values: EDITIONS });
  if (!isDivision(division)) throw new Unclear('no-division', { text: division, values: DIVISIONS });
  const bots = wholeNumber(given, 'bots', 1);
  if (bots > 2) throw new Unclear('play.bots');
  // A file that cannot be written is told before the match, not after it.
  if (record !== undefined) closeSync(openSync(record, 'a'));
  return { edition, division, bots, level: LEVELS.find(one => one === strength) ?? 'newcomer', record };
}

export async function run(given: Given): Promise<ExitCode> {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) throw new Unclear('play.terminal');
  const { edition, division, bots, level, record } = readSetup(given);
  const names = await Names.in(given.language, edition);
  const words = await AnswerWords.in(given.language);
  const translate = await verbWords(given.language);
  const name = BOT_NAMES[level];
  const players = [names.say('you'), name, `${name} 2`].slice(0, 1 + bots);
  const config = readConfig({
    edition,
    division,
    players,
    enforcement: 'prevent',
    judging: 'auto',
    options: { casual: true },
  });
  if (!config.ok) throw new Unclear('not-done', { message: words.message(config.refused) });
  const { game, adjudicator } = await gamePackage(rulesOf(edition).game);
  const table = new VirtualTable(game, config.config, { dice: DICE, budget: BUDGET });
  await atTerminal(changed => {
    const since = performance.now();
    const now = (): number => Math.floor(performance.now() - since);
    const title = `Forceout · ${editionName(edition)}`;
    return new TerminalTable({ table, adjudicator, level, title, names, words, translate, now, changed });
  });
  const { scores } = summary(game, table.state) as { readonly scores: readonly number[] };
  if (record !== undefined) writeFileSync(record, writeRecord(recordOf(table.log)));
  process.stdout.write(
    given.json
      ? `${JSON.stringify({ players, scores, phase: table.state.phase })}\n`
      : `${players.map((name, i) => `${name} ${scores[i]}`).join(', ')}\n`,
  );
  return 0;
}

/** Takes the whole terminal until the match is over or somebody leaves, and gives it back as it was. */
async function atTerminal(open: (changed: () => void) => TerminalTable): Promise<void> {
  const { stdin, stdout } = process;
  const draw = (): void => void stdout.write(playing.screen(stdout.rows || 24, stdout.columns || 80));
  const playing = open(draw);
  stdout.write(FULL_SCREEN);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8').resume();
  let timer: NodeJS.Timeout | undefined;
  let leave = (): void => {};
  const heard = (text: string): void => {
    for (const key of keysIn(text)) {
      if (key === ENDS || (key === 'q' && !playing.typing)) return leave();
      playing.press(key);
    }
    draw();
  };
  try {
    await new Promise<void>(over => {
      leave = over;
      stdin.on('data', heard);
      stdout.on('resize', draw);
      process.once('SIGTERM', over);
      timer = setInterval(() => {
        playing.tick();
        draw();
        if (playing.over) over();
      }, TICK_MS);
      draw();
    });
  } finally {
    clearInterval(timer);
    playing.stop();
    stdin.off('data', heard);
    stdout.off('resize', draw);
    process.off('SIGTERM', leave);
    stdin.setRawMode(false);
    stdin.pause();
    stdout.write(AS_BEFORE);
  }
}
