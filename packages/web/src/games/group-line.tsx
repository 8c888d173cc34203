import { Fragment, type ReactNode, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { addBracket, type Bracket, bracketsAt, dropBracket, writeBrackets } from './grouping.ts';
import type { Token } from './tokens.ts';
import './group-line.css';

interface GroupLineProps {
  readonly label: string;
  /** The writer's own line: read-only, only brackets can be added. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly draw: (token: Token) => ReactNode;
  readonly say: (token: Token) => string;
  readonly onText: (text: string, complete: boolean) => void;
}

/** Tap a gap to open a bracket, then a later gap to close it; tap a bracket to take the pair away. */
export function GroupLine({ label, text, tokens, draw, say, onText }: GroupLineProps) {
  const t = useT();
  const [brackets, setBrackets] = useState<readonly Bracket[]>([]);
  const change = (next: readonly Bracket[]): void => {
    setBrackets(next);
    onText(
      writeBrackets(text, tokens, next),
      next.every(b => b.to !== null),
    );
  };
  const gap = (at: number) => {
    const here = bracketsAt(brackets, at);
    const before = tokens[at - 1];
    const after = before ? `${t('games.reject.gap')}, ${say(before)} |` : `${t('games.reject.gap')}, |`;
    return (
      <>
        {here.map(({ sign, bracket }) => (
          <button
            key={`${sign} ${bracket.from} ${bracket.to}`}
            type="button"
            className="gap set"
            aria-label={t('games.reject.bracket', { sign })}
            onClick={() => change(dropBracket(brackets, bracket))}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          className={here.length > 0 ? 'gap more' : 'gap'}
          aria-label={after}
          onClick={() => change(addBracket(brackets, at))}
        />
      </>
    );
  };
  return (
    <fieldset className="groupline">
      <legend className="lab">{label}</legend>
      <div className="expr">
        {tokens.map((token, i) => (
          <Fragment key={token.at}>
            {gap(i)}
            <span role="img" aria-label={say(token)} className="piece">
              {draw(token)}
            </span>
          </Fragment>
        ))}
        {gap(tokens.length)}
      </div>
    </fieldset>
  );
}
