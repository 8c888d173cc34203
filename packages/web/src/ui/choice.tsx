import { useId } from 'react';
import './choice.css';

interface ChoiceProps<V extends string | number | boolean> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string; readonly hint?: string }[];
  readonly onChange: (value: V) => void;
}

/** One question with a few answers side by side. */
export function Choice<V extends string | number | boolean>({ label, value, options, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="lab">{label}</legend>
      <div className="answers">
        {options.map(option => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr"
            />
            <span>{option.label}</span>
            {option.hint && <small>{option.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
