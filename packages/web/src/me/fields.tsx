import { useId } from 'react';
import { useT } from '../i18n/index.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

/** A line to write in, with its name above it. */
export function Field({ label, value, onChange, type = 'text', hint, autoComplete, maxLength = 60 }: FieldProps) {
  const id = useId();
  return (
    <div className="col" style={{ gap: 4 }}>
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field-text"
        type={type}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange(event.target.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className="small">
          {hint}
        </span>
      )}
    </div>
  );
}

/** A passphrase that is chosen now. */
export function NewPasswordField(props: Pick<FieldProps, 'label' | 'value' | 'onChange'>) {
  const t = useT();
  return <Field {...props} type="password" maxLength={200} autoComplete="new-password" hint={t('me.password.hint')} />;
}
