import {
  goalOf,
  goalValues,
  interpret,
  parseRestriction,
  parseSetName,
  readWritten,
  scaleFor,
  type WrittenSolution,
  within,
} from '@forceout/on-sets';
import { objectionsOf } from '@forceout/rulebook';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { GroupLine } from '../group-line.tsx';
import { usePosition } from '../position.ts';
import { type ReasonChoice, ReasonForm } from '../reason-form.tsx';
import type { ObjectionProps } from '../ui.ts';
import { sheetsOf } from './draft.ts';
import { inForceIn } from './in-force.ts';
import { drawToken, spoken, tokensOf } from './signs.tsx';
import { open } from './work.ts';

interface Revised {
  readonly text: string;
  readonly complete: boolean;
}

export function Objection({ view, written, writer, seat, onReject, onCancel }: ObjectionProps) {
  const t = useT();
  const { config, shake } = view.state;
  const position = usePosition(view);
  const inForce = inForceIn(position);
  const reasons = objectionsOf('on-sets', config.edition);
  const name = config.players[writer] ?? '';
  const sheets = sheetsOf(written.solution);
  const [revised, setRevised] = useState<Readonly<Record<string, Revised>>>({});
  const lines = sheets.flatMap((sheet, i) => [
    ...sheet.restrictions.map((text, k) => ({ key: `${i} ${k}`, text, sheet: i })),
    { key: `${i} name`, text: sheet.setName, sheet: i },
  ]);
  const changed = Object.values(revised).filter(r => r.text !== '');
  const goal = goalOf(written.goal) ?? goalOf(shake!.goalText);
  const values = goal ? goalValues(goal, inForce.absValue) : [];
  const attempt = shake!.checking?.checkers.find(checker => checker.seat === seat)?.attempt ?? 'open';

  /** The number of cards that every reading left by the added brackets names; null while it is still open. */
  const shown = (): number | null => {
    if (changed.length === 0 || changed.some(r => !r.complete)) return null;
    const sheet = sheets.findIndex((_, i) => Object.keys(revised).some(key => key.startsWith(`${i} `)));
    const base = sheets[sheet];
    if (!base) return null;
    const next: WrittenSolution = {
      ...base,
      setName: revised[`${sheet} name`]?.text ?? base.setName,
      restrictions: base.restrictions.map((text, k) => revised[`${sheet} ${k}`]?.text ?? text),
    };
    const read = readWritten(next, inForce.wildCube);
    const { setName } = read;
    if (!setName || read.troubles.length > 0) return null;
    const restrictions = read.restrictions.flatMap(r => (r ? [r] : []));
    const scale = scaleFor(position.cards, inForce, base.blankAs);
    const found = within({ steps: 500_000 }, steps => interpret(setName, restrictions, scale, steps), []);
    const counts = new Set(found.map(reading => reading.count));
    return counts.size === 1 ? [...counts][0]! : null;
  };
  const count = shown();
  const some = lines.some(({ text }) => groupable(text));

  const choices: ReasonChoice[] = [
    {
      clause: reasons.ambiguous,
      label: t('onsets.why.ambiguous'),
      send: t('games.reject.send', { name }),
      blocked: changed.length === 0 || changed.some(r => !r.complete) ? t('games.reject.brackets') : null,
      more: (
        <>
          <p className="lab">{t(some ? 'games.reject.show' : 'games.reject.plain', { name })}</p>
          {lines
            .filter(({ text }) => groupable(text))
            .map(({ key, text }) => (
              <GroupLine
                key={key}
                label={t(key.endsWith('name') ? 'onsets.pad.name' : 'onsets.pad.restriction')}
                text={text}
                tokens={tokensOf(text)}
                draw={drawToken}
                say={token => spoken(token.text, t)}
                onText={(next, complete) =>
                  setRevised(old => {
                    const { [key]: _, ...rest } = old;
                    return next === text ? rest : { ...rest, [key]: { text: next, complete } };
                  })
                }
              />
            ))}
          {count !== null && (
            <p className="verdict" aria-live="polite">
              <b>{count}</b>
              <span>
                {values.includes(count)
                  ? t('onsets.why.same', { n: count })
                  : t('onsets.why.cards', { n: count, goal: values.join(` ${t('word.or')} `) })}
              </span>
            </p>
          )}
          <p className="hint">{t('games.reject.one')}</p>
        </>
      ),
    },
    { clause: reasons.value, label: t('onsets.why.value') },
    { clause: reasons.cubes, label: t('onsets.why.cubes') },
    { clause: reasons.variation, label: t('onsets.why.variation') },
    { clause: reasons.form, label: t('onsets.why.form') },
    ...(config.restrictions ? [{ clause: reasons.restriction, label: t('onsets.why.restriction') }] : []),
    { clause: reasons.goal, label: t('onsets.why.goal') },
  ];
  return (
    <ReasonForm
      edition={config.edition}
      choices={choices.filter(choice => choice.clause !== reasons.ambiguous || attempt === 'open')}
      writer={name}
      onCancel={onCancel}
      onReject={clause =>
        onReject(
          clause === reasons.ambiguous ? { reason: clause, regroup: changed.map(r => r.text) } : { reason: clause },
        )
      }
    />
  );
}

/** A line in which brackets can change what comes first. */
const groupable = (text: string): boolean => {
  const name = parseSetName(text);
  if (name.ok) return open(name.value);
  const restriction = parseRestriction(text);
  return restriction.ok && restriction.value.sides.some(open);
};
