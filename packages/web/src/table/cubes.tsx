import { useDraggable } from '@dnd-kit/core';
import type { Cube as CubeData, Section } from '@forceout/table';
import type { KeyboardEvent } from 'react';
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
export function StillCube({ cube, section, mark }: TableCubeProps) {
  const label = useLabel(cube, section);
  return (
    <span data-cube={cube.id} className="at">
      <Cube face={cube.face} kind={cube.kind} label={label} mark={mark} />
    </span>
  );
}

interface FreeCubeProps extends TableCubeProps {
  readonly held?: boolean;
  readonly tabIndex?: number;
  readonly draggable?: boolean;
  readonly onTap: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onFocus?: () => void;
}

/** A cube that can be tapped, dragged and reached by keys. */
export function FreeCube({
  cube,
  section,
  mark,
  held,
  tabIndex = 0,
  draggable = true,
  onTap,
  onKeyDown,
  onFocus,
}: FreeCubeProps) {
  const label = useLabel(cube, section);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: cube.id, disabled: !draggable });
  return (
    <span data-cube={cube.id} className={isDragging ? 'at away' : 'at'}>
      <CubeButton
        ref={setNodeRef}
        face={cube.face}
        kind={cube.kind}
        label={label}
        mark={mark}
        tabIndex={tabIndex}
        aria-pressed={held}
        onPointerDown={listeners?.onPointerDown as never}
        onClick={onTap}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
    </span>
  );
}
