import { type ReactNode, type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { isTouch } from './is-touch.ts';
import { afterErase, afterInsert, boundaryBefore, boundaryNext, type Edit, type Token } from './tokens.ts';
import './pad.css';
import './token-field.css';

/** What the cube keys do to the field that was used last. */
export interface FieldHandle {
  insert(text: string): void;
  erase(): void;
  move(by: -1 | 1): void;
  focus(): void;
  /** Any other change, from the text and the caret in it. */
  edit?(change: (value: string, caret: number) => Edit): void;
}

interface TokenFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The value cut into pieces, in order; what lies between pieces is not drawn. */
  readonly tokens: readonly Token[];
  readonly draw: (token: Token) => ReactNode;
  /** Turns what was typed into the symbols of the game. */
  readonly clean: (raw: string) => string;
  readonly handle: RefObject<FieldHandle | null>;
  readonly onFocus?: () => void;
  /** Where the caret is, after each move. */
  readonly onCaret?: (at: number) => void;
  readonly active?: boolean;
  /** Drawn after the line, not editable: "= Goal". */
  readonly tail?: ReactNode;
  readonly after?: ReactNode;
  readonly describedBy?: string;
  readonly invalid?: boolean;
}

/** A real text input under a drawn line: typing, tapping cubes and moving the caret edit the same string. */
export function TokenField(props: TokenFieldProps) {
  const { label, value, onChange, tokens, draw, clean, handle, onFocus, onCaret, active, tail, after } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const wanted = useRef<number | null>(null);
  const [caret, setCaret] = useState<readonly [number, number]>([value.length, value.length]);

  useEffect(() => {
    if (wanted.current === null || !input.current) return;
    input.current.setSelectionRange(wanted.current, wanted.current);
    setCaret([wanted.current, wanted.current]);
    wanted.current = null;
  });

  const apply = (edit: Edit): void => {
    wanted.current = edit.caret;
    if (edit.value === value) setCaret([edit.caret, edit.caret]);
    else onChange(edit.value);
  };
  const place = (at: number): void => {
    input.current?.setSelectionRange(at, at);
    setCaret([at, at]);
  };

  useImperativeHandle(handle, () => ({
    insert: text => apply(afterInsert(value, caret, text)),
    erase: () => apply(afterErase(value, caret, tokens)),
    move: by => place(by < 0 ? boundaryBefore(tokens, caret[0]) : boundaryNext(tokens, caret[1], value.length)),
    focus: () => input.current?.focus(),
    edit: change => apply(change(value, caret[0])),
  }));

  const at = caret[0];
  useEffect(() => onCaret?.(at), [onCaret, at]);

  const onPointerDown = (event: React.PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    input.current?.focus();
    const pieces = [...(line.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    const hit = pieces.find(p => event.clientX < p.getBoundingClientRect().left + p.offsetWidth / 2);
    place(hit ? Number(hit.dataset.at) : value.length);
  };

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') place(boundaryBefore(tokens, caret[0]));
    else if (event.key === 'ArrowRight') place(boundaryNext(tokens, caret[1], value.length));
    else if (event.key === 'Backspace') apply(afterErase(value, caret, tokens));
    else return;
    event.preventDefault();
  };

  const before = tokens.findIndex(token => token.at >= at);
  const shown = active ? (before < 0 ? tokens.length : before) : -1;
  return (
    <div className="tline">
      <div className="tlabel">
        <label htmlFor={id}>{label}</label>
        {after}
      </div>
      <div className={`tfield${active ? ' on' : ''}`} onPointerDown={onPointerDown}>
        <input
          ref={input}
          id={id}
          value={value}
          inputMode={isTouch() ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onSelect={e => setCaret([e.currentTarget.selectionStart ?? 0, e.currentTarget.selectionEnd ?? 0])}
          onChange={e => {
            const raw = e.currentTarget.value;
            const at = e.currentTarget.selectionStart ?? raw.length;
            apply({ value: clean(raw), caret: clean(raw.slice(0, at)).length });
          }}
        />
        <span className="expr" ref={line} aria-hidden="true">
          {tokens.map((token, i) => (
            <span key={token.at} data-at={token.at} className={inside(token, caret) ? 'piece sel' : 'piece'}>
              {i === shown && <i className="caret" />}
              {draw(token)}
            </span>
          ))}
          {shown === tokens.length && <i className="caret" />}
          {tail}
        </span>
      </div>
    </div>
  );
}

const inside = (token: Token, [from, to]: readonly [number, number]): boolean => token.at >= from && token.end <= to;
