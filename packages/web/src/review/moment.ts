import { type Judgement, momentsOf } from '@forceout/players';
import { needed } from '@forceout/rulebook';
import {
  type Cube,
  type Position,
  requirePosition,
  requireShake,
  type TableEvent,
  type TableView,
  type Target,
  type Unsettled,
} from '@forceout/table';
import { viewOf } from '@forceout/wire';

/** What somebody did, to be told. */
export type Deed =
  | { readonly did: 'goal' }
  | { readonly did: 'move'; readonly cube: Cube; readonly to: Target }
  | { readonly did: 'challenge'; readonly say: 'now' | 'impossible' };

export interface Shown {
  readonly deed: Deed;
  /** The table after it. */
  readonly view: TableView;
  /** What the player had in front of them. */
  readonly position: Position;
  /** Moves that would have given nothing away, each kind of cube once. */
  readonly safe: readonly { readonly cube: Cube; readonly to: Target }[];
}

const cubesOf = (state: Unsettled): readonly Cube[] => Object.values(requireShake(state).mat).flat();

/** The moment that a judgement speaks of. */
export function momentOf(events: readonly TableEvent[], judgement: Judgement): Shown {
  const { before, after, event } = needed(
    momentsOf(events).find(({ seq }) => seq === judgement.seq),
    'the moment that was judged',
  );
  const cubes = cubesOf(before);
  const seen = new Set<string>();
  const safe = judgement.safe.flatMap(({ cube: id, to }) => {
    const cube = cubes.find(c => c.id === id);
    const name = `${cube?.kind}:${cube?.face}>${to}`;
    if (cube === undefined || seen.has(name)) return [];
    seen.add(name);
    return [{ cube, to }];
  });
  const deed = deedOf(event, cubes);
  const position = requirePosition(deed.did === 'goal' ? after : before);
  return { deed, view: viewOf(after, 'spectator'), position, safe };
}

export function deedOf(event: TableEvent, cubes: readonly Cube[]): Deed {
  if (event.event === 'moved' || event.event === 'shifted')
    return { did: 'move', cube: cubes.find(c => c.id === event.cube)!, to: event.to as Target };
  if (event.event === 'challenged' && event.challenge.kind !== 'no-goal')
    return { did: 'challenge', say: event.challenge.kind };
  return { did: 'goal' };
}

/** What each event of the log did, by its number; one walk through the log. */
export function deedsOf(events: readonly TableEvent[]): ReadonlyMap<number, Deed> {
  const rolled = new Map<string, Cube>();
  const deeds = new Map<number, Deed>();
  for (const event of events) {
    if (event.event === 'rolled') for (const cube of event.cubes) rolled.set(cube.id, cube);
    if (['goal-set', 'moved', 'shifted', 'challenged'].includes(event.event))
      deeds.set(event.seq, deedOf(event, [...rolled.values()]));
  }
  return deeds;
}
