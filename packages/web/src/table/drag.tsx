import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type Cube as CubeData, SECTIONS, type Target } from '@forceout/table';
import { type ReactNode, useState } from 'react';
import type { Taps } from '../games/ui.ts';
import { Cube } from '../ui/cube.tsx';
import { useTable } from './context.ts';
import type { Hand } from './hand.ts';

interface DragProps {
  readonly hand: Hand;
  /** A pad or a Goal builder takes cubes that are dropped on the Goal. */
  readonly taps: Taps | null;
  readonly children: ReactNode;
}

const silent = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

/** Dragging a cube ends in the same two calls as tapping it and its place. */
export function Drag({ hand, taps, children }: DragProps) {
  const { state } = useTable();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 8 } }));
  const [dragged, setDragged] = useState<CubeData | null>(null);
  const find = (id: unknown): CubeData | null => {
    for (const section of SECTIONS) {
      const cube = state.shake?.mat[section].find(c => c.id === id);
      if (cube) return cube;
    }
    return null;
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    const cube = find(active.id);
    setDragged(null);
    if (cube === null || over === null) return;
    if (over.id === 'goal') taps?.current?.(cube.id);
    else if (hand.free) hand.place(over.id as Target, cube);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(find(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <Cube face={dragged.face} kind={dragged.kind} label="" className="dragged" />}
      </DragOverlay>
    </DndContext>
  );
}
