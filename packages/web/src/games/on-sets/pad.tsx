import { type OnSetsSymbol, SYMBOLS } from '@forceout/on-sets';
import type { Json } from '@forceout/table';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
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
import { type Draft, readDraft, type Sheet, solutionOf, usedCubes, writtenOf } from './draft.ts';
import { inForceIn } from './in-force.ts';
import { lightJson } from './light.ts';
import { reasonText } from './reasons.ts';
import { goalJson, type Shape, shapeOf } from './shape.ts';
import { ShapeEditor } from './shape-editor.tsx';
import { clean, drawToken, faceLabel, faceName, tokensOf } from './signs.tsx';
import { workOut } from './work.ts';

export function Pad({ view, seat, draft: raw, onDraft, onSubmit, practice, taps, onUsed, onLight }: PadProps) {
  const t = useT();
  const checksId = useId();
  const position = usePosition(view);
  const claim = claimFor(view, seat);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const draft = readDraft(raw, inForce.twoSolutions ? 2 : 1);
  const { required, permitted, resources } = position;
  const usable = useUsable(position);
  const change = (next: Draft): void => onDraft(JSON.parse(JSON.stringify(next)) as Json);
  const edit = (i: number, patch: Partial<Sheet>): void =>
    change({ ...draft, sheets: draft.sheets.with(i, { ...draft.sheets[i]!, ...patch }) });

  const [active, setActive] = useState('0 name');
  const field = useRef<FieldHandle | null>(null);
  const insert = (id: string): void => {
    const cube = [...required, ...permitted, ...resources].find(c => c.id === id);
    if (cube) field.current?.insert(faceLabel(cube.face));
  };
  useTaps(taps, insert);

  const late = useDeferredValue(JSON.stringify(draft));
  const used = useMemo(() => usedCubes(JSON.parse(late) as Draft, usable, inForce), [late, usable, inForce]);
  useTicks(used, onUsed);
  const empty = draft.sheets.every(sheet => sheet.setName === '' && sheet.restrictions.every(r => r === ''));
  const written = { solution: solutionOf(draft), goal: draft.goal };
  const faults = useSeenFaults({ game: 'on-sets', position, written, claim, steps: 100_000, tells, empty });

  const digits = resources.filter(cube => cube.kind === 'digit');
  const goalShape = shapeFrom(draft.goal, digits);
  const restrictions = position.rules.restrictions && position.rules.division !== 'elementary';
  return (
    <div className="gpad">
      {claim === 'no-goal' && (
        <section className="builder" aria-label={t('onsets.pad.goal')}>
          <h3>{t('onsets.pad.goal')}</h3>
          <ShapeEditor
            digits={digits}
            shape={goalShape}
            onShape={shape => change({ ...draft, goal: shape.laid.length > 0 ? goalJson(shape) : null })}
            absValue={inForce.absValue}
            anyShape={false}
          />
        </section>
      )}
      {draft.sheets.map((sheet, i) => (
        <SheetFields
          key={i === 0 ? 'first' : 'second'}
          title={draft.sheets.length > 1 ? t(i === 0 ? 'onsets.pad.first' : 'onsets.pad.second') : null}
          sheet={sheet}
          onSheet={patch => edit(i, patch)}
          restrictions={restrictions}
          wild={inForce.wildCube}
          blank={inForce.blankWild}
          active={active.startsWith(`${i} `) ? active.slice(2) : null}
          onActive={name => setActive(`${i} ${name}`)}
          field={field}
          describedBy={checksId}
        />
      ))}
      <p className="hint deskonly">{t('onsets.pad.type', { keys: t('onsets.pad.keys') })}</p>
      <Ledger
        usable={usable}
        used={used}
        mayTake={allowance(claim, resources.length)}
        onTap={cube => insert(cube.id)}
        name={cube => faceName(cube.face, t)}
      />
      <Keys field={() => field.current} />
      <Checks id={checksId} checks={checksOf(faults, { usable, used, claim }, inForce, t)} />
      {practice && (
        <PracticeCheck
          game="on-sets"
          position={position}
          written={written}
          claim={claim}
          ready={!empty}
          say={reason => reasonText(reason, t)}
          onVerdict={() => {
            const work = workOut(position.cards, inForce, writtenOf(draft.sheets[0]!));
            const last = work?.steps.at(-1);
            if (last) onLight?.(lightJson(last));
          }}
        />
      )}
      <Present
        ready={draft.sheets.every(sheet => sheet.setName !== '') && (claim !== 'no-goal' || draft.goal !== null)}
        onPresent={() =>
          onSubmit(
            claim === 'no-goal' ? { solution: written.solution, goal: draft.goal } : { solution: written.solution },
          )
        }
        onNone={() => onSubmit({ solution: null })}
      />
    </div>
  );
}

/** The kept Goal, laid again with digit cubes that show its digits. */
function shapeFrom(
  goal: Json,
  digits: readonly { readonly id: string; readonly face: string; readonly kind: string }[],
): Shape {
  const wanted = typeof goal === 'object' && goal !== null && 'digits' in goal ? (goal.digits as Json) : null;
  const free = [...digits];
  const cubes = (Array.isArray(wanted) ? wanted : []).flatMap(digit => {
    const d = typeof digit === 'object' && digit !== null && 'd' in digit ? String(digit.d) : '';
    const i = free.findIndex(cube => cube.face === d);
    return i < 0 ? [] : free.splice(i, 1);
  });
  return shapeOf(goal, cubes);
}

interface SheetFieldsProps {
  readonly title: string | null;
  readonly sheet: Sheet;
  readonly onSheet: (patch: Partial<Sheet>) => void;
  readonly restrictions: boolean;
  readonly wild: OnSetsSymbol | null;
  readonly blank: boolean;
  readonly active: string | null;
  readonly onActive: (name: string) => void;
  readonly field: React.RefObject<FieldHandle | null>;
  readonly describedBy: string;
}

const NOBODY = { current: null };

function SheetFields(props: SheetFieldsProps) {
  const { title, sheet, onSheet, restrictions, wild, blank, active, onActive, field, describedBy } = props;
  const t = useT();
  const line = (
    name: string,
    label: React.ReactNode,
    value: string,
    set: (v: string) => void,
    after?: React.ReactNode,
  ) => (
    <TokenField
      key={name}
      label={label}
      value={value}
      onChange={set}
      tokens={tokensOf(value)}
      draw={drawToken}
      clean={clean}
      handle={active === name ? field : NOBODY}
      active={active === name}
      onFocus={() => onActive(name)}
      describedBy={describedBy}
      after={after}
    />
  );
  const many = sheet.restrictions.length > 1;
  return (
    <section className="gpad" aria-label={title ?? t('onsets.pad.name')}>
      {title && <h3>{title}</h3>}
      {sheet.restrictions.map((text, i) =>
        line(
          `restriction ${i}`,
          <>
            {many ? t('onsets.pad.restriction.n', { n: i + 1 }) : t('onsets.pad.restriction')}{' '}
            <span className="thin">{t('onsets.pad.here.too')}</span>
          </>,
          text,
          value => onSheet({ restrictions: sheet.restrictions.with(i, value) }),
          <button
            type="button"
            className="btn quiet sq"
            aria-label={t('onsets.pad.remove')}
            onClick={() => {
              onSheet({ restrictions: sheet.restrictions.toSpliced(i, 1) });
              onActive('name');
            }}
          >
            ✕
          </button>,
        ),
      )}
      {line(
        'name',
        t('onsets.pad.name'),
        sheet.setName,
        setName => onSheet({ setName }),
        restrictions && (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => {
              onSheet({ restrictions: [...sheet.restrictions, ''] });
              onActive(`restriction ${sheet.restrictions.length}`);
            }}
          >
            + {t('onsets.pad.add')}
          </button>
        ),
      )}
      {wild && (
        <label className="choose">
          <span className="lab">{t('onsets.pad.wild', { cube: faceLabel(wild) })}</span>
          <select
            value={sheet.wildAs ?? ''}
            onChange={e =>
              onSheet({ wildAs: e.currentTarget.value === '' ? null : (e.currentTarget.value as OnSetsSymbol) })
            }
          >
            <option value="">{t('onsets.pad.wild.self')}</option>
            {SYMBOLS.filter(symbol => symbol !== wild).map(symbol => (
              <option key={symbol} value={symbol}>
                {faceLabel(symbol)} · {faceName(symbol, t)}
              </option>
            ))}
          </select>
        </label>
      )}
      {blank && (
        <fieldset className="choose colours">
          <legend>{t('onsets.pad.blank')}</legend>
          {(['B', 'R', 'G', 'Y'] as const).map(dot => (
            <button
              key={dot}
              type="button"
              className="btn"
              aria-pressed={sheet.blankAs.includes(dot)}
              onClick={() =>
                onSheet({
                  blankAs: ['B', 'R', 'G', 'Y'].filter(d => (d === dot) !== sheet.blankAs.includes(d)).join(''),
                })
              }
            >
              {t(`onsets.face.${dot}`)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
