interface CountFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onCount: (count: number) => void;
  readonly grow?: boolean;
}

/** A whole number within its limits; what is left empty is the least. */
export const CountField = ({ label, min, max, value, onCount, grow = false }: CountFieldProps) => (
  <label className={grow ? 'col grow' : 'col'}>
    <span className="lab">{label}</span>
    <input
      className="field-text"
      type="number"
      min={min}
      max={max}
      value={value}
      onChange={event => onCount(Math.max(min, Math.min(max, event.currentTarget.valueAsNumber || min)))}
    />
  </label>
);
