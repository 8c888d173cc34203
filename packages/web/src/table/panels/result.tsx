import { mayReview } from '@forceout/players';
import type { Json, Seat } from '@forceout/table';
import { type Ending, viewOf } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { stepAfter } from '../../first/steps.ts';
import { keepRecord } from '../../host/keep-record.ts';
import { type T, useT } from '../../i18n/index.ts';
import { hrefTo } from '../../route.ts';
import { ClauseLink } from '../../rules/clause-link.tsx';
import { InBar } from '../../ui/bar-slot.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTable } from '../context.ts';
import { useTableText } from '../say.ts';
import { Frame } from './frame.tsx';

interface ResultPanelProps {
  readonly ending: Ending;
  readonly onLight: (light: Json) => void;
  readonly onNext: () => void;
}

/** After a shake: the points with the reason for each, and what was written. */
export function ResultPanel({ ending, onLight, onNext }: ResultPanelProps) {
  const t = useT();
  const say = useTableText();
  const { nameOf, state, snapshot, link } = useTable();
  const { lines, reason, clause, no } = ending;
  const over = state.phase === 'scoresheet' || state.phase === 'closed';
  return (
    <Frame look="pad" title={t('result.title', { n: no })} about={outcome(ending, nameOf, t)} clock={false}>
      {lines === null ? (
        <p>
          {t('result.void')} {reason && say.why(reason)} {clause && <ClauseLink clause={clause} />}
        </p>
      ) : (
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('result.player')}</th>
              <th scope="col">{t('result.why')}</th>
              <th scope="col" className="r">
                {t('result.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.seat}>
                <th scope="row">{nameOf(line.seat)}</th>
                <td>
                  {say.score(line.code)} <ClauseLink clause={line.clause} />
                </td>
                <td className="r">
                  <b>{line.points}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Presented ending={ending} onLight={onLight} />
      {mayReview(snapshot.events, no) && <ReviewLink shake={no} />}
      {(over || link.kind !== 'record') && <GoOn over={over} onNext={onNext} />}
    </Frame>
  );
}

/** Who won and who did not, in one sentence. */
function outcome({ lines }: Ending, nameOf: (seat: Seat) => string, t: T): string {
  if (lines === null) return t('result.void');
  const best = Math.max(...lines.map(line => line.points));
  const first = lines.filter(line => line.points === best);
  const names = first.map(line => nameOf(line.seat)).join(', ');
  if (first.length === lines.length) return t('result.all', { points: best });
  return t('result.won', { names, n: first.length, points: best });
}

/** On to the next shake; at a first table, to the next rule. */
function GoOn({ over, onNext }: { readonly over: boolean; readonly onNext: () => void }) {
  const t = useT();
  const { link, game } = useTable();
  const next = link.step === null ? null : stepAfter(game, link.step);
  if (next === null)
    return (
      <InBar at="main">
        <button type="button" className="btn pri big full" onClick={onNext}>
          {t(over ? 'result.sheet' : 'result.next')}
        </button>
      </InBar>
    );
  return (
    <>
      <InBar at="minor">
        <button type="button" className="btn" onClick={onNext}>
          {t('first.again')}
        </button>
      </InBar>
      <InBar at="main">
        <a className="btn pri big full" href={hrefTo('first', game, next)}>
          {t('first.next', { rule: t(`first.step.${next}`) })}
        </a>
      </InBar>
    </>
  );
}

/** At a server's table the review opens beside it, so that nobody leaves their seat. */
function ReviewLink({ shake }: { readonly shake: number }) {
  const t = useT();
  const { link, snapshot } = useTable();
  const online = link.kind === 'online';
  const [kept, setKept] = useState(!online);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each shake
  useEffect(() => {
    if (online)
      keepRecord(link.id, snapshot.events, 'online').then(
        () => setKept(true),
        () => {},
      );
  }, [link.id, shake]);
  if (link.kind === 'record' || !kept) return null;
  return (
    <a
      className="btn full"
      href={hrefTo('review', link.id, String(shake))}
      {...(online ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {t(online ? 'result.review.beside' : 'result.review')}
    </a>
  );
}

const dark = (_: Json): void => {};

function Presented({ ending, onLight }: Pick<ResultPanelProps, 'ending' | 'onLight'>) {
  const t = useT();
  const { ui, nameOf, view } = useTable();
  const written = ending.before.shake?.writers.filter(w => w.written !== null) ?? [];
  if (written.length === 0) return null;
  const then = viewOf(ending.before, view.viewer);
  return (
    <ul className="col">
      {written.map((w, i) => {
        const verdict = ending.verdicts.find(v => v.writer === w.seat);
        return (
          <li key={w.seat} className="col">
            <h3 className="row">
              <span className="grow">{t('present.of', { name: nameOf(w.seat) })}</span>
              {verdict && <Verdict correct={verdict.correct} />}
            </h3>
            <ui.Solution view={then} written={w.written!} writer={w.seat} onLight={i === 0 ? onLight : dark} />
            {verdict?.correct !== true &&
              verdict?.reasons.map(r => (
                <p key={r.code + r.clause} className="small">
                  {ui.reasonText(r, t)} <ClauseLink clause={r.clause} />
                </p>
              ))}
          </li>
        );
      })}
    </ul>
  );
}

function Verdict({ correct }: { readonly correct: boolean | null }) {
  const t = useT();
  if (correct === null) return <span className="tag line">{t('verdict.open')}</span>;
  return (
    <span className={`tag ${correct ? 'good' : 'bad'}`}>
      <Icon name={correct ? 'check' : 'cross'} /> {t(correct ? 'verdict.right' : 'verdict.wrong')}
    </span>
  );
}
