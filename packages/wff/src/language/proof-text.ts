import { itemAt } from '@forceout/rulebook';
import { DEEPEST, type LineReason, labelOf, type ProofItem, readReason, type WrittenProof } from './proof.ts';
import { bad, type Read } from './proof-json.ts';
import { isRule } from './rules.ts';
import { printSolution, type WrittenSolution } from './solution.ts';
import { isWff } from './wff.ts';

const ARROW = /->|=>|→|⟶|⇒/;
const SOLUTION = /^solution\s*:?\s*/i;

const list = (text: string): readonly string[] =>
  text
    .split(/[,\s]+/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '');

export interface ProofText {
  readonly proof: WrittenProof;
  /** Null when no line begins with `solution:`. */
  readonly solution: WrittenSolution | null;
}

/** Reads the text form: header, one line per step with its whole label path, and the Solution apart from them (VII-B-1). */
export function parseProofText(text: string): Read<ProofText> {
  const items: Draft[] = [];
  let header: WrittenProof['header'] = null;
  let solution: WrittenSolution | null = null;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (SOLUTION.test(line) && solution === null) {
      solution = parseSolutionText(line);
      continue;
    }
    const arrow = ARROW.exec(line);
    if (arrow && header === null && items.length === 0) {
      const goal = line.slice(arrow.index + arrow[0].length).trim();
      header = { premises: list(line.slice(0, arrow.index)), goal };
      continue;
    }
    const step = parseStep(line);
    if (step.path.length + step.bars > DEEPEST) return bad('bad-field.deep', `line ${index + 1}`, { most: DEEPEST });
    place(items, step);
  }
  return { ok: true, value: { proof: { header, items: items.map(finish) }, solution } };
}

/** `A, B / Ko, R(Ki)`, with or without the word in front. */
export function parseSolutionText(text: string): WrittenSolution {
  const body = text.replace(SOLUTION, '');
  const slash = body.indexOf('/');
  if (slash < 0) return { premises: list(body), rules: [] };
  return { premises: list(body.slice(0, slash)), rules: list(body.slice(slash + 1)) };
}

interface Step {
  readonly path: readonly string[];
  /** Upright strokes in front of an unnumbered line: how many sub-proofs it stands in. */
  readonly bars: number;
  readonly wff: string;
  readonly reason: LineReason;
  readonly cites: readonly string[] | null;
}

interface Token {
  readonly text: string;
  readonly comma: boolean;
}

const isReasonStart = (text: string): boolean => text === 's' || isRule(text) || /^R\(/.test(text);
const isPathPart = (token: Token, index: number): boolean =>
  !token.comma && (index % 2 === 0 ? /^\d{1,4}$/ : /^[a-z]{1,2}$/).test(token.text);

function parseStep(line: string): Step {
  const bars = [...(/^[|\s]*/.exec(line)?.[0] ?? '')].filter(sign => sign === '|').length;
  const rest = line
    .replace(/^[|\s]*/, '')
    .replace(/^(\w+(?:\.\w+)+)\.?\s/, (_, dotted: string) => `${dotted.replaceAll('.', ' ')} `);
  const tokens: Token[] = [...rest.matchAll(/([^\s,]+)(\s*,)?/g)].map(([, text = '', comma]) => ({
    text,
    comma: comma !== undefined,
  }));
  const at = wffPosition(tokens);
  let end = at + 1;
  while (end < tokens.length && isWff(itemAt(tokens, end).text) && !isReasonStart(itemAt(tokens, end).text)) end++;
  const reason = tokens.slice(end).map(token => token.text);
  const cut = reason.findIndex((text, i) => i > 0 && !/^[A-Z]/.test(text));
  const names = cut < 0 ? reason : reason.slice(0, cut);
  const cites = cut < 0 ? [] : reason.slice(cut);
  return {
    path: tokens.slice(0, at).map(token => token.text),
    bars,
    wff: tokens
      .slice(at, end)
      .map(token => token.text)
      .join(' '),
    reason: readReason(names, null),
    cites: cites.length > 0 ? cites : null,
  };
}

/** Labels and variables share letters (`2 p s`), so each way to cut the line is tried, the most complete one first. */
function wffPosition(tokens: readonly Token[]): number {
  let longest = 0;
  while (longest < tokens.length - 1 && isPathPart(itemAt(tokens, longest), longest)) longest++;
  const cuts = Array.from({ length: longest + 1 }, (_, i) => longest - i);
  const text = (i: number): string => tokens[i]?.text ?? '';
  const justified = cuts.find(i => isWff(text(i)) && isReasonStart(text(i + 1)));
  if (justified !== undefined) return justified;
  const bare = cuts.find(i => isWff(text(i)) && i === tokens.length - 1);
  if (bare !== undefined) return bare;
  const misnamed = cuts.find(i => isWff(text(i)) && !isWff(text(i + 1)));
  if (misnamed !== undefined) return misnamed;
  const reasonAt = tokens.findIndex((token, i) => i > 0 && isReasonStart(token.text));
  return reasonAt < 0 ? longest : Math.min(longest, reasonAt - 1);
}

interface DraftSub {
  readonly kind: 'sub';
  readonly label: string | null;
  readonly items: Draft[];
}
type Draft = Extract<ProofItem, { kind: 'line' }> | DraftSub;

const finish = (draft: Draft): ProofItem =>
  draft.kind === 'line' ? draft : { kind: 'sub', label: draft.label, items: draft.items.map(finish) };

function place(items: Draft[], step: Step): void {
  const { path, bars, wff, reason, cites } = step;
  const depth = path.length > 0 ? path.length - 1 : bars;
  let level = items;
  for (let d = 0; d < depth; d++) {
    const label = path.length > 0 ? itemAt(path, d) : null;
    const last = level.at(-1);
    const opens = label === null && d === depth - 1 && reason.kind === 'supposition';
    if (last?.kind === 'sub' && !opens && (label === null || last.label === label)) level = last.items;
    else {
      const sub: DraftSub = { kind: 'sub', label, items: [] };
      level.push(sub);
      level = sub.items;
    }
  }
  level.push({ kind: 'line', label: path.at(-1) ?? null, wff, reason, cites });
}

export function printProofText(proof: WrittenProof, solution: WrittenSolution | null): string {
  const lines: string[] = [];
  if (proof.header !== null) lines.push(`${proof.header.premises.join(', ')} -> ${proof.header.goal}`.trimStart());
  const walk = (items: readonly ProofItem[], path: readonly string[]): void => {
    for (const [index, item] of items.entries()) {
      const here = [...path, labelOf(item, index, path.length)];
      if (item.kind === 'sub') walk(item.items, here);
      else lines.push([here.join(' '), item.wff, printReason(item.reason, item.cites)].join(' ').trimEnd());
    }
  };
  walk(proof.items, []);
  if (solution !== null) lines.push(`solution: ${printSolution(solution)}`);
  return lines.join('\n');
}

export function printReason(reason: LineReason, cites: readonly string[] | null): string {
  if (reason.kind === 'none') return '';
  if (reason.kind === 'supposition') return 's';
  return [...Array.from({ length: reason.r }, () => 'R'), ...reason.names, ...(cites ?? [])].join(', ');
}
