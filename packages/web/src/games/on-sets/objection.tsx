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
import { useT } from '../../i18n/index.ts';
import { usePosition } from '../position.ts';
import { RegroupForm, useRegrouping } from '../regroup-form.tsx';
import type { ObjectionProps } from '../ui.ts';
import { sheetsOf } from './draft.ts';
import { inForceIn } from './in-force.ts';
import { drawToken, spoken, tokensOf } from './signs.tsx';
import { open } from './work.ts';

export function Objection({ written, ...props }: ObjectionProps) {
  const t = useT();
  const { config, shake } = props.view.state;
  const position = usePosition(props.view);
  const inForce = inForceIn(position);
  const reasons = objectionsOf('on-sets', config.edition);
  const sheets = sheetsOf(written.solution);
  const regrouping = useRegrouping();
  const { revised, complete } = regrouping;
  const lines = sheets.flatMap((sheet, i) => [
    ...sheet.restrictions.map((text, k) => ({ key: `${i} ${k}`, label: t('onsets.pad.restriction'), text })),
    { key: `${i} name`, label: t('onsets.pad.name'), text: sheet.setName },
  ]);
  const goal = goalOf(written.goal) ?? goalOf(shake!.goalText);
  const values = goal ? goalValues(goal, inForce.absValue) : [];

  /** The number of cards that every reading left by the added brackets names; null while it is still open. */
  const countShown = (): number | null => {
    if (!complete) return null;
    const sheet = sheets.findIndex((_, i) => Object.keys(revised).some(key => key.startsWith(`${i} `)));
    const base = sheets[sheet];
    if (!base) return null;
    const next: WrittenSolution = {
      ...base,
      setName: revised[`${sheet} name`] ?? base.setName,
      restrictions: base.restrictions.map((text, k) => revised[`${sheet} ${k}`] ?? text),
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
  const count = countShown();
  return (
    <RegroupForm
      {...props}
      regrouping={regrouping}
      ambiguous={reasons.ambiguous}
      label={t('onsets.why.ambiguous')}
      lines={lines.filter(({ text }) => groupable(text))}
      tokensOf={tokensOf}
      draw={drawToken}
      say={token => spoken(token.text, t)}
      shown={
        count === null
          ? null
          : {
              value: count,
              meaning: values.includes(count)
                ? t('onsets.why.same', { n: count })
                : t('onsets.why.cards', { n: count, goal: values.join(` ${t('word.or')} `) }),
            }
      }
      others={[
        { clause: reasons.value, label: t('onsets.why.value') },
        { clause: reasons.cubes, label: t('onsets.why.cubes') },
        { clause: reasons.variation, label: t('onsets.why.variation') },
        { clause: reasons.form, label: t('onsets.why.form') },
        ...(config.restrictions ? [{ clause: reasons.restriction, label: t('onsets.why.restriction') }] : []),
        { clause: reasons.goal, label: t('onsets.why.goal') },
      ]}
      regroup={Object.values(revised)}
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
