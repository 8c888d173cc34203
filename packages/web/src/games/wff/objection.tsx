import { type ObjectionsByGame, objectionsOf } from '@forceout/rulebook';
import { gameLevelOf } from '@forceout/wff';
import { useState } from 'react';
import { type Key, useT } from '../../i18n/index.ts';
import { positionIn } from '../position.ts';
import { type ReasonChoice, ReasonForm } from '../reason-form.tsx';
import type { ObjectionProps } from '../ui.ts';
import { shownOf } from './handed-in.ts';
import { ProofPad } from './proof-pad.tsx';
import { proofJson, type Row, settle } from './rows.ts';

const REASONS = [
  ['rule', 'wff.why.rule'],
  ['essential', 'wff.why.essential'],
  ['no-rule', 'wff.why.norule'],
  ['end', 'wff.why.end'],
  ['line', 'wff.why.line'],
  ['premise', 'wff.why.premise'],
  ['cubes', 'wff.why.cubes'],
  ['lacking', 'wff.why.lacking'],
  ['division', 'wff.why.division'],
  ['two-wffs', 'wff.why.two'],
  ['name', 'wff.why.name'],
  ['indent', 'wff.why.indent'],
  ['two-rules', 'wff.why.rules'],
  ['levels', 'wff.why.levels'],
  ['premises', 'wff.why.premises'],
  ['goal', 'wff.why.goal'],
] as const satisfies readonly (readonly [keyof ObjectionsByGame['wff'], Key])[];

const SUB_PROOFS_ONLY: readonly (keyof ObjectionsByGame['wff'])[] = ['indent', 'levels'];

/** Reject with a reason; non-essentiality has to be shown by a proof of one's own (VII-B-4-a). */
export function Objection({ view, written, writer, onReject, onCancel }: ObjectionProps) {
  const t = useT();
  const clauses = objectionsOf('wff', view.state.config.edition);
  const position = positionIn(view);
  const level = gameLevelOf(position.rules.division, position.rules.options);
  const name = view.state.config.players[writer] ?? '';
  const goal = String(position.goalText ?? '');
  const { solution, rows: theirs } = shownOf(written.solution);
  const [out, setOut] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly Row[]>(theirs ?? []);
  const items = [
    ...solution.premises.map((text, i) => ({ key: `p${i}`, text })),
    ...solution.rules.map((text, i) => ({ key: `r${i}`, text })),
  ];
  const kept = (letter: string, list: readonly string[]): readonly string[] =>
    list.filter((_, i) => !out.includes(`${letter}${i}`));
  const premises = kept('p', solution.premises);
  const rules = kept('r', solution.rules);

  const choices: readonly ReasonChoice[] = REASONS.filter(
    ([reason]) => level === 'regular' || !SUB_PROOFS_ONLY.includes(reason),
  ).map(([reason, key]) =>
    reason !== 'essential'
      ? { clause: clauses[reason], label: t(key) }
      : {
          clause: clauses[reason],
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
              <ProofPad caption={`${premises.join(', ')} → ${goal}`} {...{ rows, level }} onRows={setRows} />
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
          clause === clauses.essential
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
