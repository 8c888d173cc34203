import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';

/** The variations of this shake, in the order they were chosen. */
export function InForce() {
  const t = useT();
  const { state, ui, view } = useTable();
  const variations = state.shake?.variations ?? [];
  if (variations.length === 0) return null;
  return (
    <section className="panel varpanel" aria-labelledby="in-force">
      <h2 id="in-force">{t('variations.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways */}
      <ul className="vars" tabIndex={0} aria-labelledby="in-force">
        {variations.map(({ id, value }) => {
          const { name, explains } = ui.variationText(id, value, view, t);
          return (
            <li key={id + JSON.stringify(value)}>
              <b>{name}</b>
              <span>{explains}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
