import { type SafeMove, TARGETS, type Target } from '@forceout/table';
import { useT } from '../i18n/index.ts';

/** What becomes of the shake when a cube goes to a section. */
type Outlook = 'safe' | 'now' | 'impossible' | 'barred' | 'undecided';

function outlookOf(move: SafeMove | undefined): Outlook {
  if (move === undefined) return 'barred';
  if (move.givesNow) return 'now';
  if (move.makesImpossible) return 'impossible';
  return move.givesNow === null || move.makesImpossible === null ? 'undecided' : 'safe';
}

const LOOK: Readonly<Record<Outlook, string | undefined>> = {
  safe: undefined,
  now: 'now',
  impossible: 'none',
  barred: 'barred',
  undecided: 'open',
};

/** R, P and F under a cube: outlined is safe, filled opens Now, ringed makes it Impossible, hatched is not allowed. */
export function SafeMarks({ name, moves }: { readonly name: string; readonly moves: readonly SafeMove[] }) {
  const t = useT();
  const outlooks = TARGETS.map((to): readonly [Target, Outlook] => [to, outlookOf(moves.find(move => move.to === to))]);
  return (
    <>
      <span className="safemarks" aria-hidden="true">
        {outlooks.map(([to, outlook]) => (
          <i key={to} className={LOOK[outlook]}>
            {t(`analyse.mark.${to}`)}
          </i>
        ))}
      </span>
      <span className="sr">
        {name}: {outlooks.map(([to, outlook]) => `${t(`section.${to}`)}: ${t(`analyse.mark.${outlook}`)}`).join(', ')}
      </span>
    </>
  );
}
