import { type Game, SECTIONS, type State, summary } from '@forceout/table';

const CLEAR = '\u001b[2J\u001b[H';
const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
const chosen = (text: string): string => `\u001b[7m ${text} \u001b[0m`;

export interface Shown {
  readonly title: string;
  readonly game: Game;
  readonly state: State;
  readonly me: number;
  readonly at: number;
  /** What the menu offers, and which line is picked out. */
  readonly menu: readonly string[];
  readonly at_: number;
  /** A line being typed; null while choosing. */
  readonly typing: { readonly ask: string; readonly text: string } | null;
  readonly log: readonly string[];
  readonly keys: string;
  readonly names: Readonly<Record<string, string>>;
  readonly rows: number;
  readonly columns: number;
}

const clock = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** The whole table as lines for a terminal. */
export function screenOf(shown: Shown): string {
  const { game, state, me, names } = shown;
  const { scores } = summary(game, state) as { readonly scores: readonly number[] };
  const { shake, config } = state;
  const turn = state.phase === 'turn' ? shake?.onTurn : null;
  const players = config.players
    .map((name, seat) => `${seat === turn ? '▶ ' : ''}${seat === me ? bold(name) : name} ${scores[seat] ?? 0}`)
    .join('   ');
  const due = [...state.clocks].sort((a, b) => a.at - b.at)[0];
  const time = due === undefined ? '' : `${config.players[due.seat] ?? ''} ${clock(due.at - shown.at)}`;
  const width = Math.max(...SECTIONS.map(section => (names[section] ?? section).length));
  const mat = SECTIONS.map(section => {
    const faces = (shake?.mat[section] ?? []).map(cube => cube.face).join(' ');
    return `  ${(names[section] ?? section).padEnd(width)}  ${faces}`;
  });
  const goal =
    shake?.goalText == null
      ? []
      : [`  → ${typeof shake.goalText === 'string' ? shake.goalText : JSON.stringify(shake.goalText)}`];
  const cards = (shake?.cards ?? []).length === 0 ? [] : [`  ${names.cards ?? 'cards'}  ${shake?.cards.join('  ')}`];
  const room = Math.max(3, shown.rows - 16 - cards.length - goal.length);
  const first = Math.max(0, Math.min(shown.at_ - Math.floor(room / 2), shown.menu.length - room));
  const menu = shown.menu
    .slice(first, first + room)
    .map((line, i) => (first + i === shown.at_ ? chosen(line) : ` ${line} `));
  const body = [
    `${bold(shown.title)}   ${names[state.phase] ?? state.phase}   ${time}`,
    players,
    '',
    ...mat,
    ...goal,
    ...cards,
    '',
    ...shown.log.slice(-4).map(line => `  ${line}`),
    '',
    ...(shown.typing === null ? menu : [`${shown.typing.ask} ${bold(shown.typing.text)}█`]),
  ];
  const lines = [...body.slice(0, shown.rows - 2), '', shown.keys];
  return CLEAR + lines.join('\r\n');
}
