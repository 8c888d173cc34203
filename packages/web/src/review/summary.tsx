import { type T, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import type { Match } from './index.tsx';
import { type Item, WORDS, type Word, wordOf } from './items.ts';
import { ICONS } from './timeline.tsx';

interface SummaryProps {
  readonly match: Match;
  readonly items: readonly Item[];
  readonly nameOf: (seat: number) => string;
}

/** The verdict in two sentences, what was written included, and how often each word stands in the row. */
export function Summary({ match, items, nameOf }: SummaryProps) {
  const t = useT();
  const own = match.people.length === 1 ? items.filter(item => item.seat === match.people[0]) : items;
  const count = (word: Word): number => own.filter(item => wordOf(item) === word).length;
  return (
    <section className="panel rsum" aria-label={t('review.verdict')}>
      <p role="status">
        <b>{challengeText(items, nameOf, t)}</b> {secondText(match, items, own, nameOf, t)}
      </p>
      <dl className="rcounts">
        {WORDS.filter(word => word === 'good' || count(word) > 0).map(word => (
          <div key={word} className={word}>
            <dt>
              <Icon name={ICONS[word]} /> {t(`review.word.${word}`)}
            </dt>
            <dd>{count(word)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function challengeText(items: readonly Item[], nameOf: (seat: number) => string, t: T): string {
  const item = items.findLast(each => each.kind === 'choice' && each.judgement.did === 'challenge');
  if (item?.kind !== 'choice') return t('review.sum.none');
  const { verdict, mistakes, nowOpen, impossible } = item.judgement;
  const name = nameOf(item.seat);
  const [mistake] = mistakes;
  if (mistake === 'wrong-now' || mistake === 'wrong-impossible') return t(`review.sum.${mistake}`, { name });
  if (verdict === 'undecided') return t('review.sum.open', { name });
  return t(impossible === true && nowOpen !== true ? 'review.sum.impossible' : 'review.sum.now', { name });
}

/** What matters next: a slip in writing, then the first mistake, then that there was none. */
function secondText(
  match: Match,
  items: readonly Item[],
  own: readonly Item[],
  nameOf: (seat: number) => string,
  t: T,
): string {
  const slip = own.find(item => wordOf(item) === 'slip');
  if (slip?.kind === 'wrote') {
    const [reason] = slip.wrote.verdict.reasons;
    const who = match.people.length === 1 ? 'you' : 'other';
    return t('review.sum.slip', { who, name: nameOf(slip.seat), why: reason ? match.ui.reasonText(reason, t) : '' });
  }
  const mistaken = own.find(item => item.kind === 'choice' && item.judgement.mistakes.length > 0);
  if (mistaken?.kind === 'choice')
    return t('review.sum.mistake', {
      n: items.indexOf(mistaken) + 1,
      name: nameOf(mistaken.seat),
      what: t(`review.tag.${mistaken.judgement.mistakes[0]!}`),
    });
  return t(own.some(item => wordOf(item) === 'open') ? 'review.sum.partly' : 'review.sum.clean');
}
