interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onPick: (value: V) => void;
  readonly className?: string;
}

/** A few ways to look at something, side by side as one button. */
export const Segments = <V extends string>({ label, value, options, onPick, className = '' }: SegmentsProps<V>) => (
  <fieldset className={`seg ${className}`.trim()} aria-label={label}>
    {options.map(one => (
      <button key={one.value} type="button" aria-pressed={value === one.value} onClick={() => onPick(one.value)}>
        {one.label}
      </button>
    ))}
  </fieldset>
);
