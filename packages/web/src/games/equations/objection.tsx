import { objectionsOf } from '@forceout/rulebook';
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { GroupLine } from '../group-line.tsx';
import { usePosition } from '../position.ts';
import { type ReasonChoice, ReasonForm } from '../reason-form.tsx';
import type { ObjectionProps } from '../ui.ts';
import { inForceIn, valueIn } from './in-force.ts';
import { Sign, spoken, tokensOf } from './signs.tsx';

interface Revised {
  readonly text: string;
  readonly complete: boolean;
}

const SIDES = ['solution', 'goal'] as const;
type Side = (typeof SIDES)[number];

export function Objection({ view, written, writer, seat, onReject, onCancel }: ObjectionProps) {
  const t = useT();
  const { config, shake } = view.state;
  const position = usePosition(view);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const reasons = objectionsOf('equations', config.edition);
  const name = config.players[writer] ?? '';
  const texts: Readonly<Record<Side, string>> = {
    solution: String(written.solution ?? ''),
    goal: String(written.goal ?? ''),
  };
  const [revised, setRevised] = useState<Partial<Record<Side, Revised>>>({});
  const changed = SIDES.filter(side => revised[side]);
  const complete = changed.length > 0 && changed.every(side => revised[side]?.complete);
  const attempt = shake!.checking?.checkers.find(checker => checker.seat === seat)?.attempt ?? 'open';
  const shown = (side: Side): string | null =>
    valueIn(revised[side]?.text ?? texts[side], side, inForce)?.exact ?? null;
  const values = complete ? { solution: shown('solution'), goal: shown('goal') } : null;

  const choices: readonly ReasonChoice[] = [
    {
      clause: reasons.ambiguous,
      label: t('eq.why.ambiguous'),
      send: t('games.reject.send', { name }),
      blocked: complete ? null : t('games.reject.brackets'),
      more: (
        <>
          <p className="lab">{t('games.reject.show', { name })}</p>
          {SIDES.filter(side => tokensOf(texts[side]).length > 2).map(side => (
            <GroupLine
              key={side}
              label={t(side === 'solution' ? 'eq.pad.solution' : 'section.goal')}
              text={texts[side]}
              tokens={tokensOf(texts[side])}
              draw={token => <Sign text={token.text} />}
              say={token => spoken(token.text, t)}
              onText={(text, done) =>
                setRevised(old => {
                  const { [side]: _, ...rest } = old;
                  return text === texts[side] ? rest : { ...rest, [side]: { text, complete: done } };
                })
              }
            />
          ))}
          {values?.solution && values.goal && (
            <p className="verdict" aria-live="polite">
              <b>{values.solution}</b>
              <span>{t('eq.why.shown', { name, goal: values.goal })}</span>
            </p>
          )}
          <p className="hint">{t('games.reject.one')}</p>
        </>
      ),
    },
    { clause: reasons.value, label: t('eq.why.value') },
    { clause: reasons.cubes, label: t('eq.why.cubes') },
    { clause: reasons.variation, label: t('eq.why.variation') },
    { clause: reasons.numeral, label: t('eq.why.numeral') },
    { clause: reasons.goal, label: t('eq.why.goal') },
    { clause: reasons.symbol, label: t('eq.why.symbol') },
    { clause: reasons.illegal, label: t('eq.why.illegal') },
    { clause: reasons.form, label: t('eq.why.form') },
  ];
  return (
    <ReasonForm
      edition={config.edition}
      choices={choices.filter(choice => choice.clause !== reasons.ambiguous || attempt === 'open')}
      writer={name}
      onCancel={onCancel}
      onReject={clause =>
        onReject(
          clause === reasons.ambiguous
            ? {
                reason: clause,
                regroup: Object.fromEntries(changed.map(side => [side, revised[side]?.text ?? texts[side]])),
              }
            : { reason: clause },
        )
      }
    />
  );
}
