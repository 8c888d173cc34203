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

interface NumberFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onNumber: (value: number) => void;
}

export const NumberField = ({ onNumber, ...rest }: NumberFieldProps) => (
  <Field {...rest} type="number" onText={text => onNumber(Number(text))} />
);

interface KeptNumberProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | null;
  /** Null: the field was left empty. */
  readonly onKept: (value: number | null) => void;
}

/** A number that is kept when its field is left, or Enter is pressed in it; only if it became another. */
export const KeptNumber = ({ label, value, min, max, onKept }: KeptNumberProps) => (
  <label>
    <span className="lab">{label}</span>
    <input
      className="hall-field num"
      type="number"
      min={min}
      max={max}
      defaultValue={value ?? ''}
      key={value}
      onBlur={e => {
        const next = e.target.value === '' ? null : Number(e.target.value);
        if (next !== value) onKept(next);
      }}
      onKeyDown={e => {
        if (e.key === 'Enter') e.currentTarget.blur();
      }}
    />
  </label>
);

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

export const SearchField = ({ label, value, onText }: SearchFieldProps) => (
  <input
    className="hall-field"
    type="search"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={e => onText(e.target.value)}
  />
);
