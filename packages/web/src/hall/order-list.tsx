import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';

interface OrderListProps<V extends string> {
  readonly label: string;
  readonly all: readonly V[];
  /** What counts, the first most; the others are left out. */
  readonly order: readonly V[];
  readonly name: (value: V) => string;
  /** At least so many stay. */
  readonly least?: number;
  readonly onOrder: (order: readonly V[]) => void;
}

/** What counts more than what: each can go up, go down, be left out or come back. */
export function OrderList<V extends string>({ label, all, order: known, name, least = 0, onOrder }: OrderListProps<V>) {
  const t = useT();
  // What was pressed last holds until the hall says otherwise: two quick presses are both kept.
  const [order, setOrder] = useState(known);
  const said = known.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names in another list are no change
  useEffect(() => setOrder(known), [said]);
  const change = (next: readonly V[]) => {
    setOrder(next);
    onOrder(next);
  };
  const move = (at: number, by: number) => {
    const next = order.filter((_, i) => i !== at);
    const one = order[at];
    if (one !== undefined) change([...next.slice(0, at + by), one, ...next.slice(at + by)]);
  };
  const out = all.filter(value => !order.includes(value));
  return (
    <fieldset className="hall-order">
      <legend className="lab">{label}</legend>
      <ol>
        {order.map((value, i) => (
          <li key={value}>
            <b className="num">{i + 1}</b>
            <span className="grow">{name(value)}</span>
            {i > 0 && (
              <button
                type="button"
                className="btn quiet sq"
                aria-label={t('hall.up', { what: name(value) })}
                onClick={() => move(i, -1)}
              >
                <Icon name="up" />
              </button>
            )}
            {order.length > least && (
              <button
                type="button"
                className="btn quiet sq"
                aria-label={t('hall.leaveOut', { what: name(value) })}
                onClick={() => change(order.filter(one => one !== value))}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {out.length > 0 && (
        <div className="row wrap">
          {out.map(value => (
            <button key={value} type="button" className="btn" onClick={() => change([...order, value])}>
              + {name(value)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
