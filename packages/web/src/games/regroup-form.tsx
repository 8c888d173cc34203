import type { Json } from '@forceout/table';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { GroupLine } from './group-line.tsx';
import { type ReasonChoice, ReasonForm } from './reason-form.tsx';
import type { Token } from './tokens.ts';
import type { ObjectionProps } from './ui.ts';

interface Revised {
  readonly text: string;
  readonly complete: boolean;
}

/** A line of the writer's in which brackets can change what comes first. */
interface Line {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export interface Regrouping {
  /** Lines with brackets added, by their key. */
  readonly revised: Readonly<Record<string, string>>;
  /** Some brackets were added, and each pair is closed. */
  readonly complete: boolean;
  readonly revise: (line: Line, text: string, complete: boolean) => void;
}

/** What a checker has added to the writer's lines. */
export function useRegrouping(): Regrouping {
  const [lines, setLines] = useState<Readonly<Record<string, Revised>>>({});
  const all = Object.values(lines);
  return {
    revised: Object.fromEntries(Object.entries(lines).map(([key, { text }]) => [key, text])),
    complete: all.length > 0 && all.every(line => line.complete),
    revise: ({ key, text: written }, text, complete) =>
      setLines(old => {
        const { [key]: _, ...rest } = old;
        return text === written ? rest : { ...rest, [key]: { text, complete } };
      }),
  };
}

interface RegroupFormProps extends Omit<ObjectionProps, 'written'> {
  readonly regrouping: Regrouping;
  /** The clause under which it is shown that a line can be read in another way. */
  readonly ambiguous: string;
  readonly label: string;
  readonly lines: readonly Line[];
  readonly tokensOf: (text: string) => readonly Token[];
  readonly draw: (token: Token) => ReactNode;
  readonly say: (token: Token) => string;
  /** What the lines come to as they are bracketed; null while that is open. */
  readonly shown: { readonly value: ReactNode; readonly meaning: string; readonly working?: ReactNode } | null;
  readonly others: readonly ReasonChoice[];
  readonly regroup: Json;
}

/** Rejecting with a reason; that it can be read in another way is shown by brackets, once. */
export function RegroupForm(props: RegroupFormProps) {
  const { view, writer, seat, regrouping, ambiguous, lines, tokensOf, draw, say, shown, others } = props;
  const t = useT();
  const { config, shake } = view.state;
  const name = config.players[writer] ?? '';
  const attempt = shake?.checking?.checkers.find(checker => checker.seat === seat)?.attempt ?? 'open';
  const regroupChoice: ReasonChoice = {
    clause: ambiguous,
    label: props.label,
    send: t('games.reject.send', { name }),
    blocked: regrouping.complete ? null : t('games.reject.brackets'),
    more: (
      <>
        <p className="lab">{t(lines.length > 0 ? 'games.reject.show' : 'games.reject.plain', { name })}</p>
        {lines.map(line => (
          <GroupLine
            key={line.key}
            label={line.label}
            text={line.text}
            tokens={tokensOf(line.text)}
            draw={draw}
            say={say}
            onText={(text, complete) => regrouping.revise(line, text, complete)}
          />
        ))}
        {shown && (
          <p className="verdict" aria-live="polite">
            <b>{shown.value}</b>
            <span>{shown.meaning}</span>
          </p>
        )}
        {shown?.working}
        <p className="hint">{t('games.reject.one')}</p>
      </>
    ),
  };
  return (
    <ReasonForm
      edition={config.edition}
      choices={attempt === 'open' ? [regroupChoice, ...others] : others}
      writer={name}
      onCancel={props.onCancel}
      onReject={clause =>
        props.onReject(clause === ambiguous ? { reason: clause, regroup: props.regroup } : { reason: clause })
      }
    />
  );
}
