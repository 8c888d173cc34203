import { memo } from 'react';
import { type T, useT } from '../i18n/index.ts';
import { type TableContext, useTable } from './context.ts';

interface Rule {
  readonly key: string;
  readonly name: string;
  readonly explains: string;
}

/** The variations of the shake that is shown, in the order they were chosen; in a game without them, its aids. */
export function inForceOf(
  { state, ui, view }: TableContext,
  t: T,
): { readonly title: string; readonly items: readonly Rule[] } {
  const aids = state.shake && ui.aids ? ui.aids(view, t) : null;
  if (aids) return { title: aids.title, items: aids.items.map(item => ({ key: item.name, ...item })) };
  const items = (state.shake?.variations ?? []).map(({ id, value }) => ({
    key: id + JSON.stringify(value),
    ...ui.variationText(id, value, view, t),
  }));
  return { title: t('variations.title'), items };
}

export const InForce = memo(function InForce() {
  const { title, items } = inForceOf(useTable(), useT());
  if (items.length === 0) return null;
  return (
    <section className="panel varpanel" aria-labelledby="in-force">
      <h2 id="in-force">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keys */}
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
