import type { Usable } from '@forceout/rulebook';
import {
  type Claim,
  type Cube,
  claimOf,
  type Position,
  requirePosition,
  requireShake,
  type Seat,
  type TableView,
} from '@forceout/table';
import { mostFromResources } from '@forceout/table/rules';
import { useEffect, useMemo } from 'react';

/** The mat as the game sees it. Only called while a shake runs. */
export const positionIn = (view: TableView): Position => requirePosition(view.state);

/** The same, kept while the mat, the cards and the variations stay as they are. */
export function usePosition(view: TableView): Position {
  const { config, shake } = view.state;
  const { mat, cards, goalText, variations } = shake!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is new with every event, what a game reads of it is not
  return useMemo(() => positionIn(view), [config, mat, cards, goalText, variations]);
}

/** Tells the table which cubes to tick, once for each change. */
export function useTicks(used: readonly string[], onUsed: ((cubes: readonly string[]) => void) | undefined): void {
  const key = used.join(' ');
  useEffect(() => onUsed?.(key === '' ? [] : key.split(' ')), [key, onUsed]);
}

/** Under what claim this seat writes; before a claim is made, as at the end of a round. */
export const claimFor = (view: TableView, seat: Seat): Claim => claimOf(requireShake(view.state), seat) ?? 'stop';

export type UsableCubes = Readonly<Record<Usable, readonly Cube[]>>;

/** The cubes a writer may take, kept while they lie as they lie. */
export function useUsable({ required, permitted, resources }: Position): UsableCubes {
  return useMemo(() => ({ required, permitted, resources }), [required, permitted, resources]);
}

/** How many cubes of Resources a writer may take, for the meter only; the game's own check decides. */
export const allowance = (claim: Claim, resources: number): number => Math.min(mostFromResources(claim), resources);

/** A sign in a written line: the faces that can show it, best first, and where the cube may come from. */
export interface Want {
  readonly faces: readonly string[];
  readonly from: readonly Usable[];
  /** Only a cube of this group will do. */
  readonly kind?: string;
}

/**
 * Which cubes a written line takes: for each sign the first free cube that can show it, a cube of its own face before
 * another, Required before Permitted before Resources.
 */
export function takeCubes(usable: UsableCubes, wants: readonly Want[]): readonly string[] {
  const taken = new Set<string>();
  for (const { faces, from, kind } of wants) {
    const cube = faces
      .flatMap(face =>
        from.flatMap(section =>
          usable[section].filter(c => c.face === face && (kind === undefined || c.kind === kind)),
        ),
      )
      .find(c => !taken.has(c.id));
    if (cube) taken.add(cube.id);
  }
  return [...taken];
}
