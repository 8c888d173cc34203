import type { Json, Reason, Verdict } from '@forceout/table';
import { gameLevelOf, itemLetters } from '@forceout/wff';
import { useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Checks } from '../checks.tsx';
import { Ledger } from '../ledger.tsx';
import { allowance, claimFor, type UsableCubes, usePosition, useTicks } from '../position.ts';
import { PracticeCheck } from '../practice-check.tsx';
import { Present } from '../present.tsx';
import { TextField } from '../text-field.tsx';
import type { FieldHandle } from '../token-field.tsx';
import type { PadProps } from '../ui.ts';
import { useTaps } from '../use-taps.ts';
import { attemptOf } from './attempt.ts';
import { lineNotes, solutionChecks, solutionFrom } from './checks.ts';
import { type Draft, needsMarks, readDraft, solutionOf, usedCubes } from './draft.ts';
import { LetterKeys } from './letter-keys.tsx';
import { ProofEditor, type ProofField } from './proof-editor.tsx';
import { ProofHelp } from './proof-help.tsx';
import { reasonText } from './reasons.ts';
import { cleanSolution, faceName } from './signs.ts';

const NOBODY = { current: null };

/** A Solution with rules that are in force. */
const EXAMPLE = { regular: 'Cpq / R, Co, Ni, Ci', lower: 'Cpq, p / Co' } as const;

export function Pad({ view, seat, draft: raw, onDraft, onSubmit, practice, taps, onUsed }: PadProps) {
  const t = useT();
  const checksId = useId();
  const position = usePosition(view);
  const { required, permitted, resources } = position;
  const claim = claimFor(view, seat);
  const goal = typeof position.goalText === 'string' ? position.goalText : '';
  const level = gameLevelOf(position.rules.division, position.rules.options);
  const draft = readDraft(raw);
  const change = (patch: Partial<Draft>): void => onDraft(JSON.parse(JSON.stringify({ ...draft, ...patch })) as Json);
  const [active, setActive] = useState<ProofField | 'solution'>('solution');
  const [verdict, setVerdict] = useState<{ readonly for: string; readonly reasons: readonly Reason[] } | null>(null);
  const field = useRef<FieldHandle | null>(null);
  const usable: UsableCubes = useMemo(() => ({ required, permitted, resources }), [required, permitted, resources]);
  const used = useMemo(() => usedCubes(readDraft(raw), usable), [raw, usable]);
  useTicks(used, onUsed);
  useTaps(taps, id => {
    const cube = [...required, ...permitted, ...resources].find(c => c.id === id);
    if (cube) field.current?.insert(cube.face);
  });

  const solution = solutionFrom(draft.solution);
  const written = { solution: solutionOf(draft, goal), goal: null };
  const text = JSON.stringify(written);
  const notes = new Map(lineNotes(draft.rows, t));
  if (verdict?.for === text)
    for (const reason of verdict.reasons)
      if (typeof reason.at === 'string') notes.set(reason.at, reasonText(reason, t));
  const empty = draft.solution === '' && draft.rows.length === 0;
  const attempt = practice ? attemptOf(draft, goal, position.rules) : null;
  const letters = itemLetters(solution).map(item => [...item]);
  return (
    <div className="gpad">
      <div className="tline">
        <div className="tlabel">
          <span>
            {t('wff.pad.solution')} <span className="thin">{t('wff.pad.solution.form')}</span>
          </span>
        </div>
        <TextField
          label={`${t('wff.pad.solution')} ${t('wff.pad.solution.form')}`}
          value={draft.solution}
          onChange={next => change({ solution: next })}
          clean={cleanSolution}
          handle={active === 'solution' ? field : NOBODY}
          active={active === 'solution'}
          onFocus={() => setActive('solution')}
          describedBy={checksId}
        />
        <p className="hint deskonly">
          {t('wff.pad.solution.hint', { example: EXAMPLE[level === 'regular' ? 'regular' : 'lower'] })}
        </p>
      </div>
      <Ledger
        usable={usable}
        used={used}
        mayTake={allowance(claim, resources.length)}
        onTap={cube => field.current?.insert(cube.face)}
        name={cube => faceName(cube.face, t)}
      />
      <Checks id={checksId} checks={draft.solution === '' ? [] : solutionChecks(position, solution, claim, t)} />
      {(draft.marked.length > 0 || needsMarks(required, letters)) && (
        <fieldset className="choose">
          <legend>{t('wff.pad.mark')}</legend>
          <Marks letters={letters} marked={draft.marked} onMarked={marked => change({ marked })} />
          <p className="hint">{t('wff.pad.mark.help')}</p>
        </fieldset>
      )}
      <h3 className="lab">{t('wff.pad.proof')}</h3>
      {draft.rows.length === 0 && solution.premises.length > 0 && (
        <button
          type="button"
          className="btn"
          onClick={() => change({ rows: solution.premises.map(wff => ({ depth: 0, opens: false, wff, why: 's' })) })}
        >
          {t('wff.pad.start')}
        </button>
      )}
      <ProofEditor
        caption={`${solution.premises.join(', ')} → ${goal}`}
        rows={draft.rows}
        onRows={rows => change({ rows })}
        subProofs={level === 'regular'}
        field={field}
        active={active === 'solution' ? null : active}
        onActive={setActive}
        notes={notes}
      />
      <LetterKeys part={active === 'solution' ? 'solution' : active.part} level={level} field={() => field.current} />
      {attempt && <ProofHelp key={JSON.stringify(attempt)} attempt={attempt} />}
      {practice && (
        <PracticeCheck
          game="wff"
          label={t('wff.pad.check')}
          position={position}
          written={written}
          claim={claim}
          ready={!empty}
          say={reason => reasonText(reason, t)}
          onVerdict={(answer: Verdict) => setVerdict({ for: text, reasons: answer.reasons })}
        />
      )}
      <Present
        ready={!empty}
        onPresent={() => onSubmit({ solution: written.solution })}
        onNone={() => onSubmit({ solution: null })}
      />
    </div>
  );
}

interface MarksProps {
  readonly letters: readonly (readonly string[])[];
  readonly marked: readonly number[];
  readonly onMarked: (marked: readonly number[]) => void;
}

/** The letters of the Solution one by one, to say which of them are the Required cubes (VII-B-4-e). */
function Marks({ letters, marked, onMarked }: MarksProps) {
  const t = useT();
  let place = -1;
  return (
    <div className="markrow">
      {letters.map((item, i) => (
        <span key={`${place} ${item.join('')}`} className="row">
          {i > 0 && <span className="gapmark">·</span>}
          {item.map(letter => {
            place += 1;
            const here = place;
            return (
              <button
                key={here}
                type="button"
                className="key"
                aria-pressed={marked.includes(here)}
                aria-label={t('wff.pad.mark.one', { letter, n: here + 1 })}
                onClick={() =>
                  onMarked(
                    marked.includes(here) ? marked.filter(n => n !== here) : [...marked, here].sort((a, b) => a - b),
                  )
                }
              >
                {letter}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}
