import { editionName, rulesOf } from '@forceout/rulebook';
import { useT } from '../i18n/index.ts';
import { OpenPoints } from '../rules/open-points.tsx';
import { useTable } from './context.ts';

/** What is agreed at this table, shown while nothing lies on it. */
export function AboutTable() {
  const t = useT();
  const { state, game, ui, connection } = useTable();
  const { edition, division, adventurous, restrictions, judging, enforcement, options } = state.config;
  const facts: readonly (readonly [string, string])[] = [
    [t('new.division'), t(`division.${division}`)],
    ...(rulesOf(edition).usesVariations
      ? [[t('new.variations'), t(adventurous ? 'new.variations.on' : 'new.variations.off')] as const]
      : []),
    ...(game === 'on-sets' && division !== 'elementary'
      ? [[t('new.restrictions'), t(restrictions ? 'new.restrictions.on' : 'new.restrictions.off')] as const]
      : []),
    [t('new.judging'), t(`new.judging.${judging}`)],
    [t('new.enforcement'), t(`new.enforcement.${enforcement}`)],
    ...(connection.kind === 'record'
      ? []
      : [[t('new.clocks'), t(connection.timed ? 'new.clocks.on' : 'new.clocks.off')] as const]),
  ];
  return (
    <section className="panel col abouttable" aria-labelledby="about-table">
      <h2 id="about-table">{editionName(edition)}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {ui.openPoints && (
        <>
          <h3>{t('rules.open.here')}</h3>
          <OpenPoints edition={edition} options={options} division={division} />
        </>
      )}
    </section>
  );
}
