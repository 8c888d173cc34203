import type { Json } from '@forceout/table';
import { useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Checks } from '../checks.tsx';
import { Keys } from '../keys.tsx';
import { Ledger } from '../ledger.tsx';
import { allowance, claimFor, usePosition, useTicks, useUsable } from '../position.ts';
import { PracticeCheck } from '../practice-check.tsx';
import { Present } from '../present.tsx';
import { useSeenFaults } from '../seen-faults.ts';
import { type FieldHandle, TokenField } from '../token-field.tsx';
import type { PadProps } from '../ui.ts';
import { useTaps } from '../use-taps.ts';
import { checksOf, tells } from './checks.ts';
import { cubeName } from './cube-name.ts';
import { type Draft, goalAsLaid, readDraft, usedCubes, writtenOf } from './draft.ts';
import { inForceIn, wildFace } from './in-force.ts';
import { EquationMath } from './math.tsx';
import { MeaningKeys } from './meaning-keys.tsx';
import { faceText } from './meanings.ts';
import { reasonText } from './reasons.ts';
import { clean, faceLabel, Sign, tokensOf } from './signs.tsx';

const NOBODY = { current: null };
const STANDS_FOR = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '-', 'x', '/', '*', 'r'];

export function Pad({ view, seat, draft: raw, onDraft, onSubmit, practice, taps, onUsed }: PadProps) {
  const t = useT();
  const checksId = useId();
  const position = usePosition(view);
  const { required, permitted, resources, goalText } = position;
  const claim = claimFor(view, seat);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const draft = readDraft(raw);
  const change = (patch: Partial<Draft>): void => onDraft({ ...draft, ...patch } as unknown as Json);
  const [active, setActive] = useState<'solution' | 'goal'>('solution');
  const [caret, setCaret] = useState(0);
  const field = useRef<FieldHandle | null>(null);
  const usable = useUsable(position);
  const insert = (id: string): void => {
    const cube = [...required, ...permitted, ...resources].find(c => c.id === id);
    if (cube) field.current?.insert(faceText(cube.face, inForce));
  };
  useTaps(taps, insert);

  const written = writtenOf(draft, goalText, inForce);
  const { solution } = written;
  const used = useMemo(() => usedCubes(solution, usable, inForce), [solution, usable, inForce]);
  const faults = useSeenFaults({
    game: 'equations',
    position,
    written,
    claim,
    steps: 200_000,
    tells,
    empty: draft.solution === '',
  });
  useTicks(used, onUsed);

  const wild = wildFace(inForce);
  const lines = {
    solution: { value: draft.solution, label: t('eq.pad.solution') },
    goal: { value: draft.goal ?? goalAsLaid(goalText), label: t('eq.pad.goal') },
  };
  const line = (name: 'solution' | 'goal') => {
    const { value, label } = lines[name];
    return (
      <TokenField
        label={label}
        value={value}
        onChange={next => change({ [name]: next })}
        tokens={tokensOf(value)}
        draw={token => <Sign text={token.text} wildAs={draft.wildAs} wildFace={wild} />}
        clean={clean}
        handle={active === name ? field : NOBODY}
        active={active === name}
        onFocus={() => setActive(name)}
        {...(active === name ? { onCaret: setCaret } : {})}
        describedBy={checksId}
      />
    );
  };
  const turns = inForce.has('sideways') || inForce.has('upside-down');
  return (
    <div className="gpad">
      {line('solution')}
      <p className="hint deskonly">{t(turns ? 'eq.pad.type.turned' : 'eq.pad.type')}</p>
      {line('goal')}
      <MeaningKeys tokens={tokensOf(lines[active].value)} caret={caret} inForce={inForce} field={() => field.current} />
      {wild && (
        <label className="choose">
          <span className="lab">{t('eq.pad.wild', { cube: faceLabel(wild) })}</span>
          <select
            value={draft.wildAs ?? ''}
            onChange={e => change({ wildAs: e.currentTarget.value === '' ? null : e.currentTarget.value })}
          >
            <option value="">{t('eq.pad.wild.self')}</option>
            {STANDS_FOR.filter(face => face !== wild && (/\d/.test(face) || inForce.division !== 'elementary')).map(
              face => (
                <option key={face} value={face}>
                  {faceLabel(face)}
                </option>
              ),
            )}
          </select>
        </label>
      )}
      <EquationMath {...written} />
      <Ledger
        usable={usable}
        used={used}
        mayTake={allowance(claim, resources.length)}
        onTap={cube => insert(cube.id)}
        name={cube => cubeName(cube, t)}
      />
      <Keys
        field={() => field.current}
        more={[
          ...(inForce.has('factorial') ? [{ show: '!', text: '!', label: t('eq.key.bang') }] : []),
          ...(inForce.has('decimal-in-goal') ? [{ show: '.', text: '.', label: t('eq.key.point') }] : []),
        ]}
      />
      <Checks id={checksId} checks={checksOf(faults, { usable, used, claim }, inForce, t)} />
      {practice && (
        <PracticeCheck
          game="equations"
          position={position}
          written={written}
          claim={claim}
          ready={draft.solution !== ''}
          say={reason => reasonText(reason, t)}
        />
      )}
      <Present
        ready={written.solution !== '' && written.goal !== ''}
        onPresent={() => onSubmit(written)}
        onNone={() => onSubmit({ solution: null })}
      />
    </div>
  );
}
