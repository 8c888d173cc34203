import { gameLevelOf } from '@forceout/wff';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { positionIn } from '../position.ts';
import { type ReasonChoice, ReasonForm } from '../reason-form.tsx';
import type { FieldHandle } from '../token-field.tsx';
import type { ObjectionProps } from '../ui.ts';
import { lineNotes } from './checks.ts';
import { shownOf } from './handed-in.ts';
import { LetterKeys } from './letter-keys.tsx';
import { ProofEditor, type ProofField } from './proof-editor.tsx';
import { proofJson, type Row, settle } from './rows.ts';

const REASONS = [
  ['VII-C-5-c', 'wff.why.rule'],
  ['VII-C-5-d', 'wff.why.essential'],
  ['VII-C-5-g-1', 'wff.why.norule'],
  ['VII-C-5-g-2', 'wff.why.end'],
  ['VII-C-5-g-4', 'wff.why.line'],
  ['VII-C-5-b', 'wff.why.premise'],
  ['VII-B-3', 'wff.why.cubes'],
  ['VII-C-5-f', 'wff.why.lacking'],
  ['VII-C-5-e', 'wff.why.division'],
  ['VII-C-5-g-3', 'wff.why.two'],
  ['VII-C-5-g-5', 'wff.why.name'],
  ['VII-C-5-g-6', 'wff.why.indent'],
  ['VII-C-5-g-7', 'wff.why.rules'],
  ['VII-B-2-h', 'wff.why.levels'],
  ['VII-B-2-b', 'wff.why.premises'],
  ['VII-C-5-a', 'wff.why.goal'],
] as const;

const SUB_PROOFS_ONLY = ['VII-C-5-g-6', 'VII-B-2-h'];

/** Reject with a reason; non-essentiality has to be shown by a proof of one's own (VII-B-4-a). */
export function Objection({ view, written, writer, onReject, onCancel }: ObjectionProps) {
  const t = useT();
  const position = positionIn(view);
  const level = gameLevelOf(position.rules.division, position.rules.options);
  const name = view.state.config.players[writer] ?? '';
  const goal = String(position.goalText ?? '');
  const { solution, rows: theirs } = shownOf(written.solution);
  const [out, setOut] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly Row[]>(theirs ?? []);
  const [active, setActive] = useState<ProofField | null>(null);
  const field = useRef<FieldHandle | null>(null);
  const items = [
    ...solution.premises.map((text, i) => ({ key: `p${i}`, text })),
    ...solution.rules.map((text, i) => ({ key: `r${i}`, text })),
  ];
  const kept = (letter: string, list: readonly string[]): readonly string[] =>
    list.filter((_, i) => !out.includes(`${letter}${i}`));
  const premises = kept('p', solution.premises);
  const rules = kept('r', solution.rules);

  const choices: readonly ReasonChoice[] = REASONS.filter(
    ([clause]) => level === 'regular' || !SUB_PROOFS_ONLY.includes(clause),
  ).map(([clause, key]) =>
    clause !== 'VII-C-5-d'
      ? { clause, label: t(key) }
      : {
          clause,
          label: t(key),
          send: t('wff.counter.send', { name }),
          blocked: out.length === 0 ? t('wff.counter.none') : null,
          more: (
            <>
              <fieldset className="choose">
                <legend>{t('wff.counter')}</legend>
                {items.map(({ key: item, text }) => (
                  <button
                    key={item}
                    type="button"
                    className="btn mono"
                    aria-pressed={out.includes(item)}
                    aria-label={`${t('wff.counter.out')} ${text}`}
                    onClick={() => setOut(out.includes(item) ? out.filter(x => x !== item) : [...out, item])}
                  >
                    {text}
                  </button>
                ))}
              </fieldset>
              <h3 className="lab">{t('wff.counter.proof')}</h3>
              <ProofEditor
                caption={`${premises.join(', ')} → ${goal}`}
                rows={rows}
                onRows={setRows}
                subProofs={level === 'regular'}
                field={field}
                active={active}
                onActive={setActive}
                notes={lineNotes(rows, t)}
              />
              <LetterKeys part={active?.part ?? 'wff'} level={level} field={() => field.current} />
            </>
          ),
        },
  );
  return (
    <ReasonForm
      edition={view.state.config.edition}
      choices={choices}
      writer={name}
      onCancel={onCancel}
      onReject={clause =>
        onReject(
          clause === 'VII-C-5-d'
            ? {
                reason: clause,
                proof: {
                  premises,
                  rules,
                  proof: proofJson(settle(rows.filter(row => row.wff !== '')), premises, goal),
                },
              }
            : { reason: clause },
        )
      }
    />
  );
}
