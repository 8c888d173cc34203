import type { ClassBoard } from '@forceout/wire';
import { useT } from '../i18n/index.ts';
import { ProjectLink } from './project-link.tsx';
import { themeName } from './theme-name.ts';

/** The worst theme first, each with an example of this class to look at together, without a name. */
export function Wrong({ board }: { readonly board: ClassBoard }) {
  const t = useT();
  const wrong = board.themes.filter(theme => theme.wrong > 0).slice(0, 5);
  return (
    <section className="panel col wrong" aria-labelledby="wrong-title">
      <h2 id="wrong-title">{t('class.wrong')}</h2>
      {wrong.length === 0 && <p className="small dim">{t('class.wrong.none')}</p>}
      <ul className="wronglist">
        {wrong.map(one => (
          <li key={`${one.game} ${one.theme}`} className="row wrap">
            <span className="grow">
              <b>{themeName(one.theme, t)}</b>
              <br />
              <small className="dim">
                {t(`game.${one.game}`)} · {t('class.wrong.n', { wrong: one.wrong, n: one.n })}
              </small>
            </span>
            <ProjectLink theme={one} className="btn" />
          </li>
        ))}
      </ul>
    </section>
  );
}
