import { useT } from '../i18n/index.ts';
import { BANDS, type Item, namedIn, stretchesOf } from './items.ts';

interface BandProps {
  readonly items: readonly Item[];
  /** The least width of a move. Where moves may get as narrow as they must, a stretch may have no room for its word. */
  readonly move: '106px' | '0';
}

/** The band of Now and Impossible below the moves; what a stretch has no room to say stands beneath it. */
export function Band({ items, move }: BandProps) {
  const t = useT();
  const stretches = stretchesOf(items);
  const named = move === '0' ? namedIn(stretches) : BANDS;
  const left = BANDS.filter(band => !named.includes(band) && stretches.some(each => each.band === band));
  return (
    <>
      <div
        className="tlband"
        style={{ gridTemplateColumns: columnsOf(items, move) }}
        role="img"
        aria-label={stretches
          .map(({ band, from, length }) =>
            t('review.band.part', { from: from + 1, to: from + length, what: t(`review.band.${band}`) }),
          )
          .join(' ')}
      >
        {stretches.map(({ band, from, length, roomy }) => (
          <span key={from} className={`band band-${band}`} style={{ gridColumn: `${from + 1} / span ${length}` }}>
            {(roomy || move !== '0') && <span className="bandword">{t(`review.band.${band}`)}</span>}
          </span>
        ))}
      </div>
      {left.length > 0 && (
        <p className="bandkey row wrap" aria-hidden="true">
          {left.map(band => (
            <span key={band} className="row">
              <span className={`band band-${band}`} /> {t(`review.band.${band}`)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** A column for each move. */
export const columnsOf = (items: readonly Item[], move: BandProps['move']): string =>
  `repeat(${items.length}, minmax(${move}, 1fr))`;
