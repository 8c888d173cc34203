import { isOpen } from '@forceout/players';
import type { Target } from '@forceout/table';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';
import { FreeCube, StillCube, useCubeHands } from './cubes.tsx';
import type { Hand } from './hand.ts';
import type { Probe } from './probe.ts';
import { useTableText } from './table-text.ts';

interface MatProps {
  readonly hand: Hand;
  readonly probe: Probe;
  readonly used: readonly string[];
  readonly onTap: ((cube: string) => void) | null;
  /** The cube that moved last keeps a ring of sand until the next one moves. */
  readonly last: string | null;
}

const ZONES = [
  ['required', 'req', 'R'],
  ['permitted', 'per', 'P'],
  ['forbidden', 'for', 'F'],
] as const;

export function Mat(props: MatProps) {
  const { ui, view } = useTable();
  // The Goal stays as it is while a hand moves over the table.
  const goal = useMemo(
    () => (
      <GoalZone>
        <ui.GoalView view={view} />
      </GoalZone>
    ),
    [ui, view],
  );
  return (
    <div className="mat">
      {goal}
      {ZONES.map(([section, look, key]) => (
        <Zone key={section} section={section} look={look} shortcut={key} {...props} />
      ))}
    </div>
  );
}

function GoalZone({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <section data-place="goal" className="zone goal goalzone" aria-labelledby="zone-goal">
      <h2 id="zone-goal">{t('section.goal')}</h2>
      {children}
    </section>
  );
}

const crowding = (n: number): string => (n > 12 ? ' crowd' : n > 6 ? ' many' : '');

interface ZoneProps extends MatProps {
  readonly section: Target;
  readonly look: string;
  readonly shortcut: string;
}

function Zone({ section, look, shortcut, hand, probe, used, onTap, last }: ZoneProps) {
  const t = useT();
  const say = useTableText();
  const { state, cubeName, connection } = useTable();
  const closed = section === 'forbidden' && connection.step !== null && !isOpen('forbidden', connection.step);
  const cubes = (state.shake?.mat[section] ?? []).filter(cube => cube.id !== hand.put?.cube.id);
  const { held, put } = hand;
  const fromPermitted = held !== null && (state.shake?.mat.permitted.some(c => c.id === held.id) ?? false);
  const refusal = held === null ? null : fromPermitted ? probe.shift(held, section) : probe.move(held, section);
  const open = held !== null && !closed && refusal === null && !(fromPermitted && section === 'permitted');
  const shiftable = section === 'permitted' && hand.free && !hand.bonus && probe.shifts;
  const name = t(`section.${section}`);
  const hands = useCubeHands({ tap: cube => (onTap ? onTap(cube.id) : hand.pick(cube)) });
  return (
    <section
      data-place={section}
      className={`zone ${look}${closed ? ' closed' : ''}${crowding(cubes.length)}${open || put?.to === section ? ' drop' : ''}`}
      aria-labelledby={`zone-${section}`}
    >
      <header>
        <h2 id={`zone-${section}`}>{name}</h2>
        <kbd>{shortcut}</kbd>
        <small>{t(closed ? 'first.closed' : `section.${section}.means`)}</small>
      </header>
      <ul className="cubes">
        {cubes.map(cube => (
          <li key={cube.id}>
            {shiftable || (onTap !== null && section !== 'forbidden') ? (
              <FreeCube
                cube={cube}
                section={section}
                held={held?.id === cube.id}
                mark={used.includes(cube.id) ? 'used' : cube.id === last ? 'new' : undefined}
                draggable={shiftable}
                hands={hands}
              />
            ) : (
              <StillCube
                cube={cube}
                section={section}
                mark={used.includes(cube.id) ? 'used' : cube.id === last ? 'new' : undefined}
              />
            )}
          </li>
        ))}
        {put?.to === section && (
          <li key="put">
            <StillCube cube={put.cube} section={section} mark={put.said ? 'new' : 'pending'} />
          </li>
        )}
      </ul>
      {held !== null && !(fromPermitted && section === 'permitted') && (
        <button
          type="button"
          className="drophere"
          aria-disabled={!open}
          aria-label={t('zone.put', { cube: cubeName(held), zone: name })}
          title={refusal ? say.refusal(refusal) : undefined}
          onClick={() => hand.place(section)}
        />
      )}
      {refusal && <p className="whynot small">{say.refusal(refusal)}</p>}
    </section>
  );
}
