import { type Game, type LegalAct, legalActs, type PlayerAct, SECTIONS, type Seat, type State } from '@forceout/table';

/** One line of the menu: an act, or a word behind which acts stand. */
export interface Choice {
  readonly verb: PlayerAct['do'] | 'wait';
  readonly acts: readonly LegalAct[];
}

/** Nobody leaves by pressing a key once too often: these come last and are asked again. */
export const LEAVING: readonly Choice['verb'][] = ['resign', 'end-match', 'withdraw', 'call-off'];

/** What the seat may do, one line a verb, the moves of the game first. */
export function choicesFor(game: Game, state: State, seat: Seat): readonly Choice[] {
  const byVerb = new Map<PlayerAct['do'], LegalAct[]>();
  for (const one of legalActs(game, state, seat, 'all')) {
    // Setting the cubes without saying the word, and charges, are for tables with more room.
    if (['place', 'point-out', 'absent', 'back', 'stop', 'call-judge'].includes(one.act.do)) continue;
    // With a Goal still to be made, "Goal" alone says nothing.
    byVerb.set(one.act.do, [...(byVerb.get(one.act.do) ?? []), one]);
  }
  const all = [...byVerb].map(([verb, acts]): Choice => {
    const open = acts.filter(one => one.open);
    return { verb, acts: open.length > 0 ? open : acts };
  });
  const leaving = all.filter(({ verb }) => LEAVING.includes(verb));
  const playing = all.filter(({ verb }) => !LEAVING.includes(verb));
  const moves = playing.filter(({ verb }) => verb !== 'lift');
  const challenge = playing.filter(({ verb }) => verb === 'lift');
  return [...(moves.length === 0 ? [{ verb: 'wait', acts: [] } as const] : moves), ...challenge, ...leaving];
}

const faceOf = (state: State, id: string): string => {
  const mat = state.shake?.mat;
  const cubes = mat === undefined ? [] : SECTIONS.flatMap(section => mat[section]);
  const cube = cubes.find(one => one.id === id);
  return cube === undefined
    ? id
    : ['red', 'blue', 'green', 'black'].includes(cube.kind)
      ? `${cube.kind} ${cube.face}`
      : cube.face;
};

/** An act among others of its verb, in a few letters: cubes by their faces. */
export function labelOf(state: State, act: PlayerAct): string {
  const { do: _, ...fields } = act as PlayerAct & Readonly<Record<string, unknown>>;
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) =>
      name === 'cube' ? faceOf(state, String(value)) : Array.isArray(value) ? value.join(' ') : String(value),
    )
    .join(' → ');
}
