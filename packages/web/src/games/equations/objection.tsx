import { objectionsOf } from '@forceout/rulebook';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { usePosition } from '../position.ts';
import { RegroupForm, useRegrouping } from '../regroup-form.tsx';
import type { ObjectionProps } from '../ui.ts';
import { inForceIn, valueIn } from './in-force.ts';
import { Sign, spoken, tokensOf } from './signs.tsx';
import { Working } from './working.tsx';

const SIDES = ['solution', 'goal'] as const;
type Side = (typeof SIDES)[number];

export function Objection({ written, ...props }: ObjectionProps) {
  const t = useT();
  const { config } = props.view.state;
  const position = usePosition(props.view);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const reasons = objectionsOf('equations', config.edition);
  const texts: Readonly<Record<Side, string>> = {
    solution: String(written.solution ?? ''),
    goal: String(written.goal ?? ''),
  };
  const regrouping = useRegrouping();
  const { revised, complete } = regrouping;
  const valueShown = (side: Side): string | null =>
    (complete && valueIn(revised[side] ?? texts[side], side, inForce)?.exact) || null;
  const [value, goal] = [valueShown('solution'), valueShown('goal')];
  return (
    <RegroupForm
      {...props}
      regrouping={regrouping}
      ambiguous={reasons.ambiguous}
      label={t('eq.why.ambiguous')}
      lines={SIDES.filter(side => tokensOf(texts[side]).length > 2).map(side => ({
        key: side,
        label: t(side === 'solution' ? 'eq.pad.solution' : 'section.goal'),
        text: texts[side],
      }))}
      tokensOf={tokensOf}
      draw={token => <Sign text={token.text} />}
      say={token => spoken(token.text, t)}
      shown={
        value && goal
          ? {
              value,
              meaning: t('eq.why.shown', { name: config.players[props.writer] ?? '', goal }),
              working: (
                <Working
                  text={revised.solution ?? texts.solution}
                  goal={revised.goal ?? texts.goal}
                  inForce={inForce}
                  open
                />
              ),
            }
          : null
      }
      others={[
        { clause: reasons.value, label: t('eq.why.value') },
        { clause: reasons.cubes, label: t('eq.why.cubes') },
        { clause: reasons.variation, label: t('eq.why.variation') },
        { clause: reasons.numeral, label: t('eq.why.numeral') },
        { clause: reasons.goal, label: t('eq.why.goal') },
        { clause: reasons.symbol, label: t('eq.why.symbol') },
        { clause: reasons.illegal, label: t('eq.why.illegal') },
        { clause: reasons.form, label: t('eq.why.form') },
      ]}
      regroup={{ ...revised }}
    />
  );
}
