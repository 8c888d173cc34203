import type { Json, TableView } from '@forceout/table';
import { type ReactNode, useEffect, useRef } from 'react';
import type { GameUi } from '../games/ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { useRefereeText } from '../i18n/referee.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Task } from './lesson.ts';
import type { Miss } from './miss.ts';
import { Signs } from './signs.tsx';

needWords('referee');

/** A box with the reason: what is right or wrong, and why. */
export function Reason({ good = false, children }: { readonly good?: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Below a long sheet it would come up out of sight.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={good ? 'lreason good' : 'lreason'} role="status" ref={box}>
      <Icon name={good ? 'check' : 'bulb'} />
      <div>{children}</div>
    </div>
  );
}

interface ExplainProps {
  readonly ui: GameUi;
  readonly view: TableView;
  readonly miss: Miss;
  readonly task?: Task;
  /** The cards that a Solution names light up on the table. */
  readonly onLight: (light: Json) => void;
}

/** Why the learner's answer is not the one: the sentence, the referee's words with their rule, and the working. */
export function Explain({ ui, view, miss, task, onLight }: ExplainProps) {
  const t = useT();
  const referee = useRefereeText(ui.id);
  const { say, move, refused, reasons, written } = miss;
  const wanted = task?.do === 'move' ? task : null;
  return (
    <Reason>
      <p>
        <b>{t('learn.wrong')}</b>{' '}
        {refused
          ? referee.refusal(refused)
          : say && (
              <Signs
                text={t(say, {
                  ...(move ? { cube: ui.faceLabel(move.face), place: t(`section.${move.to}`) } : {}),
                  ...(wanted ? { wanted: ui.faceLabel(wanted.face), target: t(`section.${wanted.to}`) } : {}),
                })}
              />
            )}{' '}
        {refused?.clause && <ClauseLink clause={refused.clause} />}
      </p>
      {reasons.map(reason => (
        <p key={JSON.stringify(reason)}>
          {ui.reasonText(reason, t)} <ClauseLink clause={reason.clause} />
        </p>
      ))}
      {written && <ui.Solution view={view} written={written} writer={0} onLight={onLight} worked />}
    </Reason>
  );
}
