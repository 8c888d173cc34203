import type { Cube as CubeData, Section } from '@forceout/table';
import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { Cube, CubeButton } from '../ui/cube.tsx';
import { useTable } from './context.ts';

interface TableCubeProps {
  readonly cube: CubeData;
  readonly section: Section;
  readonly mark?: 'pending' | 'new' | 'used' | undefined;
}

const useLabel = (cube: CubeData, section: Section): string => {
  const t = useT();
  const { cubeName } = useTable();
  return `${cubeName(cube)}, ${t(`section.${section}`)}`;
};

/** A cube that lies where it lies. */
export const StillCube = memo(function StillCube({ cube, section, mark }: TableCubeProps) {
  const label = useLabel(cube, section);
  return (
    <span data-cube={cube.id} className="at">
      <Cube face={cube.face} kind={cube.kind} label={label} mark={mark} />
    </span>
  );
});

/** What is done with a cube that can be taken. */
export interface CubeHands {
  readonly tap: (cube: CubeData) => void;
  readonly key?: (event: KeyboardEvent, cube: CubeData) => void;
  readonly focus?: (cube: CubeData) => void;
}

/** The same object for ever, so that only cubes that changed are drawn again; it always does what is right now. */
export function useCubeHands(hands: CubeHands): CubeHands {
  const now = useRef(hands);
  now.current = hands;
  return useMemo(
    () => ({
      tap: cube => now.current.tap(cube),
      key: (event, cube) => now.current.key?.(event, cube),
      focus: cube => now.current.focus?.(cube),
    }),
    [],
  );
}

interface FreeCubeProps extends TableCubeProps {
  readonly held?: boolean;
  readonly tabIndex?: number;
  readonly draggable?: boolean;
  readonly hands: CubeHands;
}

/** A cube that can be tapped, dragged and reached by keys. */
export const FreeCube = memo(function FreeCube({
  cube,
  section,
  mark,
  held,
  tabIndex = 0,
  draggable = true,
  hands,
}: FreeCubeProps) {
  const label = useLabel(cube, section);
  return (
    <span data-cube={cube.id} className="at">
      <CubeButton
        face={cube.face}
        kind={cube.kind}
        label={label}
        mark={mark}
        tabIndex={tabIndex}
        aria-pressed={held}
        data-carry={draggable ? '' : undefined}
        onClick={() => hands.tap(cube)}
        onKeyDown={event => hands.key?.(event, cube)}
        onFocus={() => hands.focus?.(cube)}
      />
    </span>
  );
});
