import type { GameId } from '@forceout/rulebook';
import { Cube } from '../ui/cube.tsx';
import { useCalled, useTable } from './context.ts';
import './tower.css';

const FACES: Readonly<Record<GameId, readonly (readonly [kind: string, face: string])[]>> = {
  'on-sets': [
    ['colour', 'R'],
    ['colour', 'B'],
    ['colour', 'G'],
    ['operation', 'U'],
  ],
  equations: [
    ['red', '3'],
    ['blue', 'x'],
    ['green', '5'],
    ['black', '+'],
  ],
  wff: [
    ['upper', 'K'],
    ['lower', 'p'],
    ['lower', 'q'],
    ['upper', 'C'],
  ],
};

/** The match is over: a tower of cubes for each player, the best one the highest. The only celebration there is. */
export function Tower() {
  const { game, view } = useTable();
  const called = useCalled();
  const { scores } = view;
  const places = scores.map(score => scores.filter(other => other > score).length);
  return (
    <section className="tower" aria-hidden="true">
      {scores.map((score, seat) => {
        const height = Math.max(1, scores.length - (places[seat] ?? 0)) + (places[seat] === 0 ? 1 : 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats of a match never change
          <div key={seat} className={places[seat] === 0 ? 'stack first' : 'stack'}>
            <b>{called(seat)}</b>
            <span className="num">{score}</span>
            {FACES[game].slice(0, height).map(([kind, face]) => (
              <Cube key={kind + face} kind={kind} face={face} label="" />
            ))}
          </div>
        );
      })}
    </section>
  );
}
