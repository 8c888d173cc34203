import { BotSeats } from '@forceout/host/bot-seats';
import type { VirtualTable } from '@forceout/host/virtual-table';
import { type Bot, botContext, nextAct } from '@forceout/players';
import { type Act, type Adjudicator, type LegalAct, type PlayerAct, view } from '@forceout/table';
import type { AnswerWords } from '../answer-words.ts';
import { faultOf } from '../command/faults.ts';
import type { TranslateVerb } from '../command/verb-words.ts';
import { type Choice, choicesFor, cubesFirst, LEAVING } from './choices.ts';
import { told } from './log.ts';
import type { Names } from './names.ts';
import { screenOf } from './screen.ts';
import { typedGoal, typedSolution } from './typed.ts';

export const ME = 0;
/** Nobody waits longer than this for a computer player. */
const THINK_MS = 2500;

interface Parts {
  readonly table: VirtualTable;
  readonly adjudicator: Adjudicator;
  readonly level: Bot['level'];
  readonly title: string;
  readonly names: Names;
  readonly words: AnswerWords;
  readonly translate: TranslateVerb;
  /** Milliseconds since the match began. */
  readonly now: () => number;
  readonly changed: () => void;
}

/** One line of a menu, and what comes of it. */
interface Line {
  readonly label: string;
  readonly pick: () => void;
}

/** A line that is being typed, and what is done with it. */
interface Typing {
  readonly ask: string;
  readonly text: string;
  readonly done: (text: string) => void;
}

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A match of one person against computer players: what the keys do, and what is on the screen. */
export class TerminalTable {
  readonly #parts: Parts;
  readonly #robots: BotSeats<Bot>;
  readonly #log: string[] = [];
  /** The acts of a choice that was opened; null at the first menu. */
  #opened: readonly LegalAct[] | null = null;
  #picked = 0;
  #typing: Typing | null = null;
  #left = false;

  constructor(parts: Parts) {
    const { table, level } = parts;
    this.#parts = parts;
    const bots = table.state.config.players.length - 1;
    this.#robots = new BotSeats<Bot>(
      { after },
      {
        state: () => (this.over ? null : table.state),
        version: () => table.state.seq,
        bots: () =>
          Array.from({ length: bots }, (_, i) => ({
            seat: i + 1,
            bot: { level, style: 'steady', seed: table.state.seq },
          })),
        plan: async asked => {
          const planned = nextAct(botContext(table.game, asked.view, asked.seat, asked.bot));
          return planned && { act: planned.act, afterMs: Math.min(THINK_MS, planned.afterMs) };
        },
        play: async (seat, act) => {
          this.#play({ seat, ...act } as Act);
          parts.changed();
        },
        failed: (_, cause) => this.#complain(cause),
      },
    );
  }

  /** Nobody is left to play with once the person has given up. */
  get over(): boolean {
    return this.#left || this.#parts.table.state.phase === 'closed';
  }

  /** Keys are letters of a line now. */
  get typing(): boolean {
    return this.#typing !== null;
  }

  stop(): void {
    this.#robots.stop();
  }

  /** Lets time pass: deadlines fall, robots think. */
  tick(): void {
    this.#play({ do: 'wait' });
  }

  press(key: string): void {
    if (this.#typing !== null) return this.#type(key, this.#typing);
    const lines = this.#lines();
    const step = key === '\u001b[A' || key === 'k' ? -1 : key === '\u001b[B' || key === 'j' ? 1 : 0;
    if (step !== 0) this.#picked = (this.#picked + lines.length + step) % Math.max(1, lines.length);
    else if (key === '\u001b' || key === '\u007f' || key === '\u001b[D') this.#back();
    else if (key === '\r' || key === '\u001b[C' || key === ' ') lines[this.#picked]?.pick();
  }

  screen(rows: number, columns: number): string {
    const { table, title, names, now } = this.#parts;
    const lines = this.#lines();
    return screenOf({
      title,
      game: table.game,
      state: table.state,
      me: ME,
      at: now(),
      menu: lines.map(({ label }) => label),
      picked: Math.min(this.#picked, lines.length - 1),
      typing: this.#typing,
      log: this.#log,
      keys: names.say(this.#typing !== null ? 'keys.typing' : this.#opened !== null ? 'keys.back' : 'keys'),
      names,
      rows,
      columns,
    });
  }

  #lines(): readonly Line[] {
    const { table, names } = this.#parts;
    const label = (act: PlayerAct): string => names.act(table.state, act);
    if (this.#opened === null)
      return choicesFor(table.game, view(table.state, ME).state, ME).map(choice => ({
        label: names.say(`do.${choice.verb}` as Parameters<Names['say']>[0]),
        pick: () => this.#choose(choice),
      }));
    const groups = cubesFirst(this.#opened, label);
    const together = groups.length > 1;
    return (together ? groups : this.#opened.map(one => [one])).map(acts => {
      const [first] = acts as [LegalAct, ...LegalAct[]];
      const cube = together && acts.length > 1 && 'cube' in first.act;
      return {
        label: cube ? names.cube(table.state, String(first.act.cube)) : label(first.act),
        pick: () => (acts.length > 1 ? this.#open(acts) : this.#play({ seat: ME, ...first.act } as Act)),
      };
    });
  }

  #choose({ verb, acts }: Choice): void {
    const { table, adjudicator } = this.#parts;
    const { game } = table;
    const [only] = acts;
    if (verb === 'goal' && only?.open)
      return this.#ask(`ask.goal.${game.id}`, text =>
        this.#play({ seat: ME, do: 'goal', goal: typedGoal(game.id, text) }),
      );
    if (verb === 'submit')
      return this.#ask(`ask.submit.${game.id}`, text => {
        const goal = table.state.shake?.goalText ?? null;
        this.#play({ seat: ME, do: 'submit', ...typedSolution(adjudicator, goal, text) } as Act);
      });
    if (verb === 'roll' || verb === 'deal') return this.#play({ seat: ME, do: verb });
    if (acts.length > 1 || LEAVING.includes(verb)) this.#open(acts);
    else if (only !== undefined) this.#play({ seat: ME, ...only.act } as Act);
  }

  #open(acts: readonly LegalAct[]): void {
    [this.#opened, this.#picked] = [acts, 0];
  }

  #back(): void {
    [this.#opened, this.#picked] = [null, 0];
  }

  #ask(key: Parameters<Names['say']>[0], done: (text: string) => void): void {
    this.#typing = { ask: this.#parts.names.say(key), text: '', done };
  }

  #type(key: string, typing: Typing): void {
    const { text, done } = typing;
    if (key === '\r') {
      this.#typing = null;
      try {
        done(text);
      } catch (cause) {
        this.#complain(cause);
      }
    } else if (key === '\u001b') this.#typing = null;
    else if (key === '\u007f' || key === '\b') this.#typing = { ...typing, text: [...text].slice(0, -1).join('') };
    else if (key >= ' ' && !key.startsWith('\u001b')) this.#typing = { ...typing, text: text + key };
  }

  #play(act: Act): void {
    const { table, words, names, now } = this.#parts;
    if (this.over) return;
    const { events, refusal } = table.act(act, Math.max(now(), table.state.at));
    for (const event of events) {
      const line = told(event, table.state, names);
      if (line !== null) this.#log.push(line);
      if (event.event === 'resigned' && event.seat === ME) this.#left = true;
    }
    if (refusal !== null) this.#log.push(words.message(refusal, table.game.id));
    if (events.length > 0) this.#back();
    this.#robots.look(0);
  }

  #complain(cause: unknown): void {
    this.#log.push(faultOf(cause, this.#parts.translate).message);
  }
}
