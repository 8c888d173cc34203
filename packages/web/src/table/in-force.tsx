import { memo } from 'react';
import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';

/** The variations of this shake, in the order they were chosen; in a game without them, its aids. */
export const InForce = memo(function InForce() {
  const t = useT();
  const { state, ui, view } = useTable();
  const variations = state.shake?.variations ?? [];
  const aids = state.shake && ui.aids ? ui.aids(view, t) : null;
  const items = aids
    ? aids.items.map(item => ({ key: item.name, ...item }))
    : variations.map(({ id, value }) => ({ key: id + JSON.stringify(value), ...ui.variationText(id, value, view, t) }));
  if (items.length === 0) return null;
  return (
    <section className="panel varpanel" aria-labelledby="in-force">
      <h2 id="in-force">{aids?.title ?? t('variations.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways */}
      <ul className="vars" tabIndex={0} aria-labelledby="in-force">
        {items.map(({ key, name, explains }) => (
          <li key={key}>
            <b>{name}</b>
            <span>{explains}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
