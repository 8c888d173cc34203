import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { isTouch } from './is-touch.ts';
import type { FieldHandle } from './token-field.tsx';
import './pad.css';
import './text-field.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly clean: (raw: string) => string;
  readonly handle: RefObject<FieldHandle | null>;
  readonly onFocus: () => void;
  readonly onKeyDown?: ((event: React.KeyboardEvent<HTMLInputElement>) => void) | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly className?: string;
  /** Takes the focus when it appears or when this turns true. */
  readonly wanted?: boolean;
  readonly placeholder?: string;
  /** Taps on cubes go into this field, whatever has the focus. */
  readonly active?: boolean;
}

/** A line of letters, typed or tapped. The caret stays where the writer left it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, clean, handle, onFocus, onKeyDown, describedBy, invalid, className, wanted } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  useEffect(() => {
    if (wanted) input.current?.focus();
  }, [wanted]);
  const put = (raw: string, at: number): void => {
    caret.current = clean(raw.slice(0, at)).length;
    onChange(clean(raw));
  };
  useImperativeHandle(handle, () => {
    const range = (): readonly [number, number] => [
      input.current?.selectionStart ?? value.length,
      input.current?.selectionEnd ?? value.length,
    ];
    return {
      insert: text => {
        const [from, to] = range();
        put(value.slice(0, from) + text + value.slice(to), from + text.length);
      },
      erase: () => {
        const [from, to] = range();
        const start = from === to ? Math.max(0, from - 1) : from;
        put(value.slice(0, start) + value.slice(to), start);
      },
      move: by => {
        const at = Math.max(0, Math.min(value.length, range()[by < 0 ? 0 : 1] + by));
        input.current?.setSelectionRange(at, at);
      },
      focus: () => input.current?.focus(),
    };
  });
  return (
    <input
      ref={input}
      className={`letters ${props.active ? 'on ' : ''}${className ?? ''}`}
      aria-label={label}
      value={value}
      placeholder={props.placeholder}
      inputMode={isTouch() ? 'none' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onChange={e => put(e.currentTarget.value, e.currentTarget.selectionStart ?? e.currentTarget.value.length)}
    />
  );
}
