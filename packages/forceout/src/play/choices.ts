import { type Game, type LegalAct, legalActs, type PlayerAct, type Seat, type State } from '@forceout/table';

/** One line of the menu: an act, or a word behind which acts stand. */
export interface Choice {
  readonly verb: PlayerAct['do'] | 'wait';
  readonly acts: readonly LegalAct[];
}

/** Nobody leaves by pressing a key once too often: these come last and are asked again. */
export const LEAVING: readonly Choice['verb'][] = ['resign', 'end-match', 'withdraw', 'call-off'];

/** Not played at this table: a word with no cubes, charges against a robot, and what needs a judge. */
const LEFT_OUT: readonly Choice['verb'][] = ['place', 'point-out', 'absent', 'back', 'stop', 'call-judge'];

/** What most want to do comes first, what is said on top of it after. */
const LATER: readonly Choice['verb'][] = ['bonus', 'no-goal', 'more-time', 'ask-judge', 'reject', 'lift'];

const rank = (verb: Choice['verb']): number => (LEAVING.includes(verb) ? LATER.length + 1 : LATER.indexOf(verb) + 1);

/** What the seat may do, one line a verb, the moves of the game first. */
export function choicesFor(game: Game, state: State, seat: Seat): readonly Choice[] {
  const byVerb = new Map<PlayerAct['do'], LegalAct[]>();
  for (const one of legalActs(game, state, seat, 'all')) {
    if (LEFT_OUT.includes(one.act.do)) continue;
    byVerb.set(one.act.do, [...(byVerb.get(one.act.do) ?? []), one]);
  }
  const all = [...byVerb].map(([verb, acts]): Choice => {
    // With a Goal still to be made, "Goal" alone says nothing.
    const open = acts.filter(one => one.open);
    return { verb, acts: open.length > 0 ? open : acts };
  });
  const sorted = all.sort((a, b) => rank(a.verb) - rank(b.verb));
  return sorted.some(({ verb }) => verb !== 'lift' && !LEAVING.includes(verb))
    ? sorted
    : [{ verb: 'wait', acts: [] }, ...sorted];
}

/** Acts that differ in where a cube goes are chosen in two steps: the cube, then the place. */
export function cubesFirst(acts: readonly LegalAct[], labelOf: (act: PlayerAct) => string): readonly LegalAct[][] {
  const groups = new Map<string, LegalAct[]>();
  for (const one of acts) {
    const label =
      'cube' in one.act && 'to' in one.act ? labelOf({ do: 'bonus', cube: one.act.cube }) : labelOf(one.act);
    groups.set(label, [...(groups.get(label) ?? []), one]);
  }
  return [...groups.values()];
}
