import type { CSSProperties } from 'react';

interface SelectProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onPick: (value: V) => void;
  readonly disabled?: boolean;
}

/** One of several, from a list that opens; its label is only read out. */
export const Select = <V extends string>({ label, value, options, onPick, disabled }: SelectProps<V>) => (
  <select
    aria-label={label}
    value={value}
    disabled={disabled}
    onChange={event => {
      const picked = options.find(one => one.value === event.currentTarget.value);
      if (picked) onPick(picked.value);
    }}
  >
    {options.map(one => (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ))}
  </select>
);

interface LabelledSelectProps<V extends string> extends SelectProps<V> {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The same with its label above it. */
export const LabelledSelect = <V extends string>({ className, style, ...select }: LabelledSelectProps<V>) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the list is inside
  <label className={className} style={style}>
    <span className="lab">{select.label}</span>
    <Select {...select} />
  </label>
);
