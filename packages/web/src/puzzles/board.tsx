import type { ComponentProps } from 'react';
import { SmallTable } from '../games/small-table.tsx';
import { useT } from '../i18n/index.ts';
import './board.css';

type BoardProps = Omit<ComponentProps<typeof SmallTable>, 'children'>;

/** A position to look at, and the rules of its shake. */
export const Board = (props: BoardProps) => (
  <SmallTable {...props}>{props.view.state.shake && <InForce ui={props.ui} view={props.view} />}</SmallTable>
);

function InForce({ ui, view }: Pick<BoardProps, 'ui' | 'view'>) {
  const t = useT();
  const items =
    ui.aids?.(view, t).items ??
    (view.state.shake?.variations ?? []).map(({ id, value }) => ui.variationText(id, value, view, t));
  if (items.length === 0) return null;
  return (
    <details className="pforce">
      <summary>
        {t('puzzle.variations')}: {items.map(item => item.name).join(' · ')}
      </summary>
      <dl>
        {items.map(({ name, explains }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{explains}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
