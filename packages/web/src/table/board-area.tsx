import type { Json } from '@forceout/table';
import { useMemo } from 'react';
import { Companion } from '../first/companion.tsx';
import { AboutTable } from './about-table.tsx';
import { Block } from './block.tsx';
import { useTable } from './context.ts';
import type { Hand } from './hand.ts';
import { Mat } from './mat.tsx';
import type { Probe } from './probe.ts';
import { Tower } from './tower.tsx';
import { Tray } from './tray.tsx';

interface BoardAreaProps {
  readonly hand: Hand;
  readonly probe: Probe;
  readonly used: readonly string[];
  readonly onTap: ((cube: string) => void) | null;
  readonly last: string | null;
  readonly light: Json;
  readonly onLight: (light: Json) => void;
  readonly marks: Json;
  readonly onMarks: (marks: Json) => void;
  /** null: the block is elsewhere on the screen, or out of play. */
  readonly onLift: (() => void) | null;
}

/** The table top, always the same way round: cards, mat, Resources. */
export function BoardArea({ hand, probe, used, onTap, last, light, onLight, marks, onMarks, onLift }: BoardAreaProps) {
  const { ui, view, state, connection } = useTable();
  const { shake } = state;
  const { Side } = ui;
  // The cards stay as they are while a hand moves over the table.
  const side = useMemo(
    () => Side && <Side view={view} light={light} marks={marks} onMarks={onMarks} />,
    [Side, view, light, marks, onMarks],
  );
  return (
    <main className="main" id="content" tabIndex={-1}>
      {state.phase === 'closed' && connection.kind !== 'record' ? (
        <Tower />
      ) : shake === null ? (
        <AboutTable />
      ) : (
        <>
          {connection.step !== null && <Companion hand={hand} onLight={onLight} />}
          {shake.cards.length > 0 && side}
          <Mat hand={hand} probe={probe} used={used} onTap={onTap} last={last} />
          <div className="bench">
            <Tray hand={hand} used={used} onTap={onTap} />
            {onLift && <Block onLift={onLift} />}
          </div>
        </>
      )}
    </main>
  );
}
