import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { BlockFace } from '../table/block-face.tsx';
import { Cube } from '../ui/cube.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Band, columnsOf } from './band.tsx';
import type { Match } from './index.tsx';
import { type Item, type Word, wordOf } from './items.ts';
import type { Deed } from './moment.ts';

/** What is drawn beside each word. */
export const ICONS: Readonly<Record<Word, IconName>> = {
  good: 'check',
  missed: 'eye',
  gave: 'arrow',
  wrong: 'cross',
  slip: 'pen',
  open: 'history',
};

interface TimelineProps {
  readonly match: Match;
  readonly items: readonly Item[];
  readonly deeds: ReadonlyMap<number, Deed>;
  readonly at: number;
  readonly nameOf: (seat: number) => string;
  readonly onAt: (at: number) => void;
}

/** The moves of a shake in a row, a word under each, and below them the band of Now and Impossible. */
export function Timeline({ match, items, deeds, at, nameOf, onAt }: TimelineProps) {
  const t = useT();
  const row = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen move is kept in sight
  useEffect(() => {
    const show = (): void => {
      const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
      const frame = row.current?.parentElement;
      if (chosen && frame) frame.scrollLeft = chosen.offsetLeft - frame.clientWidth / 2 + chosen.clientWidth / 2;
    };
    show();
    // A phone that is turned round shows the same move.
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [at, items]);
  const step = (key: string): number | null =>
    key === 'ArrowLeft'
      ? at - 1
      : key === 'ArrowRight'
        ? at + 1
        : key === 'Home'
          ? 0
          : key === 'End'
            ? items.length - 1
            : null;
  return (
    <div className="tlscroll">
      <ol
        className="tlrow"
        ref={row}
        style={{ gridTemplateColumns: columnsOf(items, '106px') }}
        aria-label={t('review.timeline')}
        onKeyDown={event => {
          const to = step(event.key);
          if (to === null || !items[to]) return;
          event.preventDefault();
          onAt(to);
          row.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
        }}
      >
        {items.map((item, i) => {
          const word = wordOf(item);
          const deed = item.kind === 'choice' ? deeds.get(item.seq) : undefined;
          const mine = match.people.includes(item.seat);
          return (
            <li key={item.kind + item.seq}>
              <button
                type="button"
                className={`tlitem ${word} ${mine ? 'mine' : 'theirs'}`}
                tabIndex={i === at ? 0 : -1}
                aria-current={i === at ? 'step' : undefined}
                onClick={() => onAt(i)}
              >
                <span className="sr">
                  {t('review.item', {
                    n: i + 1,
                    name: nameOf(item.seat),
                    what: whatText(item, deed),
                    word: t(`review.word.${word}`),
                  })}
                </span>
                <span className="tlface" aria-hidden="true">
                  <span className={mine ? 'who mine' : 'who'}>
                    {i + 1} {nameOf(item.seat)}
                  </span>
                  <Mark item={item} deed={deed} />
                  <span className={`what ${placeOf(deed)}`}>{placeText(item, deed)}</span>
                  <span className="word">
                    <Icon name={ICONS[word]} /> {t(`review.word.${word}`)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <Band items={items} move="106px" />
    </div>
  );

  function whatText(item: Item, deed: Deed | undefined): string {
    if (item.kind === 'wrote') return t('review.did.wrote');
    return deed?.did === 'move'
      ? t('review.did.move', { cube: match.ui.faceName(deed.cube.face, t), zone: t(`section.${deed.to}`) })
      : t(deed?.did === 'challenge' ? `review.did.${deed.say}` : 'review.did.goal');
  }

  function placeText(item: Item, deed: Deed | undefined): string {
    if (item.kind === 'wrote') return t('review.place.wrote');
    if (deed?.did === 'move') return t(`section.${deed.to}`);
    return t(deed?.did === 'challenge' ? `review.place.${deed.say}` : 'section.goal');
  }
}

/** The line that tells the rule of the place: Required, Permitted or Forbidden; a challenge is plum. */
const placeOf = (deed: Deed | undefined): string =>
  deed?.did === 'move' ? deed.to : deed?.did === 'challenge' ? 'said' : '';

/** The cube that was moved, the block, or a pen. */
function Mark({ item, deed }: { readonly item: Item; readonly deed: Deed | undefined }) {
  if (deed?.did === 'move') return <Cube face={deed.cube.face} kind={deed.cube.kind} label="" size="sm" />;
  if (deed?.did === 'challenge')
    return (
      <span className="tlblock" aria-hidden="true">
        <BlockFace />
      </span>
    );
  return (
    <span className="tlpen" aria-hidden="true">
      <Icon name={item.kind === 'wrote' ? 'pen' : 'play'} />
    </span>
  );
}
