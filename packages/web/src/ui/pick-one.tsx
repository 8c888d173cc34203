import { type ReactNode, useId, useState } from 'react';

interface PickOneProps {
  readonly legend: string;
  readonly choices: readonly (readonly [value: string, label: ReactNode])[];
  /** What stands on the button. */
  readonly go: string;
  readonly busy?: boolean;
  readonly onPick: (value: string) => void;
}

/** One of several, chosen first and then handed in. */
export function PickOne({ legend, choices, go, busy = false, onPick }: PickOneProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <form
      className="col"
      onSubmit={event => {
        event.preventDefault();
        if (chosen !== null) onPick(chosen);
      }}
    >
      <fieldset className="pchoices">
        <legend className="lab">{legend}</legend>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => setChosen(value)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn pri big full" disabled={busy || chosen === null}>
        {go}
      </button>
    </form>
  );
}
