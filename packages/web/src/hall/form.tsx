import type { InputHTMLAttributes, ReactNode } from 'react';

interface FormProps {
  readonly className?: string;
  /** What its one button says. */
  readonly send: string;
  readonly look?: string;
  readonly disabled?: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
  /** Beside or under the button. */
  readonly after?: ReactNode;
}

/** A few fields, one under the other, and one button that sends them. */
export function Form({
  className = 'hall-form',
  send,
  look = 'btn pri',
  disabled = false,
  onSend,
  children,
  after,
}: FormProps) {
  return (
    <form
      className={className}
      onSubmit={e => {
        e.preventDefault();
        onSend();
      }}
    >
      {children}
      <button type="submit" className={look} disabled={disabled}>
        {send}
      </button>
      {after}
    </form>
  );
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className'> {
  readonly label: string;
  readonly value: string | number;
  readonly onText: (text: string) => void;
}

export const Field = ({ label, value, onText, ...rest }: FieldProps) => (
  <label>
    <span className="lab">{label}</span>
    <input
      maxLength={60}
      {...rest}
      className={rest.type === 'number' ? 'hall-field num' : 'hall-field'}
      value={value}
      onChange={e => onText(e.target.value)}
    />
  </label>
);

interface PickProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onPick: (value: V) => void;
}

/** One of several, from a list that opens. */
export const Pick = <V extends string>({ label, value, options, onPick }: PickProps<V>) => (
  <label>
    <span className="lab">{label}</span>
    <select value={value} onChange={e => onPick(e.target.value as V)}>
      {options.map(one => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
);
