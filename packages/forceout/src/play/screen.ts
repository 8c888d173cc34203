import { type Game, SECTIONS, type State, summary } from '@forceout/table';
import type { Names } from './names.ts';

const CLEAR = '\u001b[2J\u001b[H';
const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
const chosen = (text: string): string => `\u001b[7m${text}\u001b[0m`;

export interface Shown {
  readonly title: string;
  readonly game: Game;
  readonly state: State;
  readonly me: number;
  readonly at: number;
  /** What the menu offers, and which line is picked out. */
  readonly menu: readonly string[];
  readonly picked: number;
  /** A line being typed; null while choosing. */
  readonly typing: { readonly ask: string; readonly text: string } | null;
  readonly log: readonly string[];
  readonly keys: string;
  readonly names: Names;
  readonly rows: number;
  readonly columns: number;
}

const clock = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** A line that is too long for the terminal would push the others down. */
const cut = (text: string, columns: number): string =>
  [...text].length <= columns ? text : `${[...text].slice(0, Math.max(0, columns - 1)).join('')}…`;

/** The table itself: whose turn it is, the mat, the cards, what is in force. */
function tableLines({ game, state, title, at, names }: Shown): readonly string[] {
  const { scores } = summary(game, state) as { readonly scores: readonly number[] };
  const { shake, config } = state;
  const turn = state.phase === 'turn' ? shake?.onTurn : null;
  const players = config.players.map((name, seat) => `${seat === turn ? '▶ ' : ''}${name} ${scores[seat] ?? 0}`);
  const due = [...state.clocks].sort((a, b) => a.at - b.at)[0];
  const time = due === undefined ? '' : `${config.players[due.seat] ?? ''} ${clock(due.at - at)}`;
  const rows: [string, string][] = SECTIONS.map(section => [
    names.say(section),
    (shake?.mat[section] ?? []).map(cube => cube.face).join(' '),
  ]);
  if (shake?.goalText != null) rows.push(['', `→ ${names.goal(shake.goalText)}`]);
  if ((shake?.cards ?? []).length > 0) rows.push([names.say('cards'), (shake?.cards ?? []).join('  ')]);
  const variations = (shake?.variations ?? []).map(one => names.variation(one));
  if (variations.length > 0) rows.push([names.say('variations'), variations.join(', ')]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    [title, names.find(`phase.${state.phase}`) ?? state.phase, time].filter(part => part !== '').join('   '),
    players.join('   '),
    '',
    ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`.trimEnd()),
  ];
}

/** The lines of the menu that fit, round the one that is picked; a mark says that there are more. */
function menuLines(menu: readonly string[], picked: number, room: number): readonly (readonly [string, boolean])[] {
  const first = Math.max(0, Math.min(picked - Math.floor(room / 2), menu.length - room));
  const shown = menu.slice(first, first + room);
  return shown.map((line, i) => {
    const more = (i === 0 && first > 0 && '↑') || (i === shown.length - 1 && first + room < menu.length && '↓') || ' ';
    return [` ${more} ${line} `, first + i === picked];
  });
}

const LOG = 4;
/** Fewer lines of a menu are no choice. */
const LEAST = 3;

/** The whole screen. What is lacking in height is taken from the log first, then from the menu. */
export function screenOf(shown: Shown): string {
  const { rows, columns, typing, menu, picked, keys } = shown;
  const table = tableLines(shown);
  // Two lines for the keys, two between the parts.
  const left = rows - table.length - 4;
  const wanted = typing === null ? Math.min(menu.length, Math.max(LEAST, left - LOG)) : 1;
  const log = shown.log.slice(-Math.max(1, Math.min(LOG, left - wanted)));
  const choices = menuLines(menu, picked, wanted).map(([line, on]) => {
    const text = cut(line, columns);
    return on ? chosen(text) : text;
  });
  const entry = typing === null ? [] : [entryLine(typing, columns)];
  const head = table.map((line, i) => (i === 0 ? bold(cut(line, columns)) : cut(line, columns)));
  const told = log.map(line => cut(`  ${line}`, columns));
  const body = [...head, '', ...told, '', ...(typing === null ? choices : entry)];
  const kept = body.length <= rows - 2 ? body : [...body.slice(0, 1), ...body.slice(body.length - (rows - 3))];
  return CLEAR + [...kept, '', cut(keys, columns)].join('\r\n');
}

/** The end of what is typed stays in sight. */
function entryLine({ ask, text }: { readonly ask: string; readonly text: string }, columns: number): string {
  const letters = [...text];
  const asked = cut(ask, Math.floor(columns / 2) * 2 - 10);
  const room = Math.max(4, columns - [...asked].length - 2);
  return `${asked} ${bold(letters.slice(-room).join(''))}█`;
}
