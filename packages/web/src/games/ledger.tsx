import { USABLE, type Usable } from '@forceout/rulebook';
import type { Cube } from '@forceout/table';
import { useT } from '../i18n/index.ts';
import { CubeButton } from '../ui/cube.tsx';
import type { UsableCubes } from './position.ts';
import './ledger.css';

interface LedgerProps {
  readonly usable: UsableCubes;
  readonly used: readonly string[];
  /** How many Resources cubes may be used. */
  readonly mayTake: number;
  readonly onTap: (cube: Cube) => void;
  readonly name: (cube: Cube) => string;
}

/** Cubes used by section: three meters beside the table, a tappable list on a phone, where the mat is folded away. */
export function Ledger({ usable, used, mayTake, onTap, name }: LedgerProps) {
  const t = useT();
  const of = (section: Usable): number => (section === 'resources' ? mayTake : usable[section].length);
  const count = (section: Usable): number => usable[section].filter(cube => used.includes(cube.id)).length;
  return (
    <>
      <dl className="meters" aria-label={t('games.pad.used')}>
        {USABLE.map(section => (
          <div key={section} className={section}>
            <dt>{t(`section.${section}`)}</dt>
            <dd>
              {t('games.pad.of', { n: count(section), of: of(section) })}
              {section === 'required' && count(section) === of(section) && (
                <>
                  <span aria-hidden="true"> ✓</span>
                  <span className="sr">, {t('games.pad.ready')}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <dl className="ledger" aria-label={t('games.pad.tap')}>
        {USABLE.filter(section => usable[section].length > 0).map(section => (
          <div key={section} className={section}>
            <dt>
              {t(`section.${section}`)}
              <span>
                {section === 'resources'
                  ? t('games.pad.used.of', { n: count(section), of: of(section) })
                  : t(`section.${section}.means`)}
              </span>
            </dt>
            <dd>
              <ul className="cubes">
                {usable[section].map(cube => (
                  <li key={cube.id}>
                    <CubeButton
                      face={cube.face}
                      kind={cube.kind}
                      mark={used.includes(cube.id) ? 'used' : undefined}
                      label={t(used.includes(cube.id) ? 'games.cube.used' : 'games.cube.in', {
                        cube: name(cube),
                        section: t(`section.${section}`),
                      })}
                      onClick={() => onTap(cube)}
                    />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
