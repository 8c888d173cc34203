import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { BotSeats } from '@forceout/host/bot-seats';
import { gamePackage } from '@forceout/host/games';
import { VirtualTable } from '@forceout/host/virtual-table';
import { type Bot, botContext, LEVELS, nextAct } from '@forceout/players';
import { recordOf, writeRecord } from '@forceout/record';
import { DIVISIONS, EDITIONS, isDivision, isEdition, newestEdition, rulesOf } from '@forceout/rulebook';
import { type Act, readConfig, summary, view } from '@forceout/table';
import { loadWords } from '@forceout/words';
import { AnswerWords } from '../answer-words.ts';
import { faultOf } from '../command/faults.ts';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { verbWords } from '../command/verb-words.ts';
import { type Choice, choicesFor, LEAVING, labelOf } from '../play/choices.ts';
import { screenOf } from '../play/screen.ts';
import { typedGoal, typedSolution } from '../play/typed.ts';

const ME = 0;
const BUDGET = { steps: 2_000_000 };
const DICE = { below: (n: number) => randomInt(n) };
/** Nobody waits longer than this for a computer player. */
const THINK_MS = 2500;

type Keys = (key: string) => void;

const botAt = (seed: number, level: Bot['level']): Bot => ({ level, style: 'steady', seed });

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export async function run(given: Given): Promise<ExitCode> {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) throw new Unclear('play.terminal');
  const { edition = newestEdition('on-sets'), division = 'elementary', strength = 'newcomer' } = given.options;
  if (!isEdition(edition)) throw new Unclear('no-edition', { text: edition, values: EDITIONS });
  if (!isDivision(division)) throw new Unclear('no-division', { text: division, values: DIVISIONS });
  const bots = wholeNumber(given, 'bots', 1);
  if (bots > 2) throw new Unclear('play.bots');
  const level = LEVELS.find(one => one === strength) ?? 'newcomer';
  const lookup = await loadWords(given.language, ['play']);
  const translate = (key: string, facts: Readonly<Record<string, string | number>> = {}): string =>
    (lookup(`play.${key}`) ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
  const words = await AnswerWords.in(given.language);
  const translateVerb = await verbWords(given.language);
  const players = [translate('you'), ...Array.from({ length: bots }, (_, i) => translate('robot', { number: i + 1 }))];
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
  const log: string[] = [];
  let menu: Choice | null = null;
  let at = 0;
  let typing: { readonly ask: string; readonly text: string; readonly done: (text: string) => void } | null = null;
  const since = performance.now();
  const now = (): number => Math.floor(performance.now() - since);

  const play = (act: Act): void => {
    const played = table.act(act, Math.max(now(), table.state.at));
    for (const event of played.events) {
      const line = lookup(`play.event.${event.event}`);
      const who = 'seat' in event && typeof event.seat === 'number' ? (players[event.seat] ?? '') : '';
      const cube =
        'cube' in event && typeof event.cube === 'string'
          ? labelOf(table.state, { do: 'bonus', cube: event.cube })
          : '';
      const to = 'to' in event ? translate(String(event.to)) : '';
      if (line !== undefined) log.push(translate(`event.${event.event}`, { who, cube, to }));
    }
    if (played.refusal !== null) log.push(words.message(played.refusal, game.id));
    if (played.events.length > 0) [menu, at] = [null, 0];
    robots.look(0);
  };

  const robots = new BotSeats<Bot>(
    { after },
    {
      state: () => (table.state.phase === 'closed' ? null : table.state),
      version: () => table.state.seq,
      bots: () => Array.from({ length: bots }, (_, i) => ({ seat: i + 1, bot: botAt(table.state.seq, level) })),
      plan: async asked => {
        const planned = nextAct(botContext(game, asked.view, asked.seat, asked.bot));
        return planned && { act: planned.act, afterMs: Math.min(THINK_MS, planned.afterMs) };
      },
      play: async (seat, act) => {
        play({ seat, ...act } as Act);
        draw();
      },
      failed: (_, cause) => void log.push(faultOf(cause, translateVerb).message),
    },
  );

  const choices = (): readonly Choice[] => choicesFor(game, view(table.state, ME).state, ME);
  const lines = (): readonly string[] =>
    menu === null
      ? choices().map(({ verb }) => translate(`do.${verb}`))
      : menu.acts.map(({ act }) => labelOf(table.state, act) || translate(`do.${act.do}`));

  const ask = (key: string, done: (text: string) => void): void => {
    typing = { ask: translate(key), text: '', done };
  };
  const pick = (choice: Choice): void => {
    const { verb, acts } = choice;
    const [only] = acts;
    if (verb === 'goal' && only?.open)
      return ask(`ask.goal.${game.id}`, text => play({ seat: ME, do: 'goal', goal: typedGoal(game.id, text) }));
    if (verb === 'submit')
      return ask(`ask.submit.${game.id}`, text =>
        play({ seat: ME, do: 'submit', ...typedSolution(adjudicator, table.state, text) } as Act),
      );
    if (verb === 'roll' || verb === 'deal') return play({ seat: ME, do: verb });
    if (acts.length > 1 || LEAVING.includes(verb)) [menu, at] = [choice, 0];
    else if (only !== undefined) play({ seat: ME, ...only.act } as Act);
  };

  const draw = (): void => {
    const { rows = 24, columns = 80 } = process.stdout;
    const names = Object.fromEntries(
      ['resources', 'goal', 'required', 'permitted', 'forbidden', 'cards', table.state.phase].map(name => [
        name,
        translate(name),
      ]),
    );
    const keys =
      typing !== null ? translate('keys.typing') : menu !== null ? translate('keys.back') : translate('keys');
    process.stdout.write(
      screenOf({
        title: `Forceout · ${edition}`,
        game,
        state: table.state,
        me: ME,
        at: now(),
        menu: lines(),
        at_: at,
        typing,
        log,
        keys,
        names,
        rows,
        columns,
      }),
    );
  };

  const key = (pressed: string): boolean => {
    if (pressed === '\u0003') return false;
    if (typing !== null) {
      const { text, done } = typing;
      if (pressed === '\r') {
        typing = null;
        try {
          done(text);
        } catch (cause) {
          log.push(faultOf(cause, translateVerb).message);
        }
      } else if (pressed === '\u001b') typing = null;
      else if (pressed === '\u007f' || pressed === '\b') typing = { ...typing, text: text.slice(0, -1) };
      else if (pressed >= ' ' && !pressed.startsWith('\u001b')) typing = { ...typing, text: text + pressed };
      return true;
    }
    const count = lines().length;
    if (pressed === 'q') return false;
    if (pressed === '\u001b[A' || pressed === 'k') at = (at + count - 1) % Math.max(1, count);
    else if (pressed === '\u001b[B' || pressed === 'j') at = (at + 1) % Math.max(1, count);
    else if (pressed === '\u001b' || pressed === '\u007f' || pressed === '\u001b[D') [menu, at] = [null, 0];
    else if (pressed === '\r' || pressed === '\u001b[C' || pressed === ' ') {
      if (menu === null) {
        const choice = choices()[at];
        if (choice !== undefined) pick(choice);
      } else {
        const chosen = menu.acts[at];
        if (chosen !== undefined) play({ seat: ME, ...chosen.act } as Act);
      }
    }
    return true;
  };

  process.stdout.write('\u001b[?1049h\u001b[?25l');
  process.stdin.setRawMode(true);
  process.stdin.setEncoding('utf8').resume();
  try {
    await new Promise<void>(over => {
      const heard: Keys = pressed => {
        if (!key(pressed)) over();
        else draw();
      };
      process.stdin.on('data', heard);
      process.stdout.on('resize', draw);
      const timer = setInterval(() => {
        play({ do: 'wait' });
        draw();
      }, 250);
      process.once('SIGTERM', over);
      void Promise.resolve().then(draw);
      const end = setInterval(() => table.state.phase === 'closed' && finish(), 500);
      const finish = (): void => {
        clearInterval(end);
        over();
      };
      closing = () => {
        clearInterval(timer);
        clearInterval(end);
        robots.stop();
        process.stdin.off('data', heard);
      };
    });
  } finally {
    closing();
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stdout.write('\u001b[?25h\u001b[?1049l');
  }
  const { scores } = summary(game, table.state) as { readonly scores: readonly number[] };
  if (given.options.record !== undefined) writeFileSync(given.options.record, writeRecord(recordOf(table.log)));
  process.stdout.write(
    given.json
      ? `${JSON.stringify({ players, scores, phase: table.state.phase })}\n`
      : `${players.map((name, i) => `${name} ${scores[i]}`).join(', ')}\n`,
  );
  return 0;
}

let closing: () => void = () => {};
