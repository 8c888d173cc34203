import type { Json } from '@forceout/table';

/** A Proof as written down. Rule names and WFFs are raw text here: judging them is the checker's work. */
export interface WrittenProof {
  /** The top line (VII-B-2-a): what the writer says is proved. Null when left out, which is no fault (R-WFF-10). */
  readonly header: { readonly premises: readonly string[]; readonly goal: string } | null;
  readonly items: readonly ProofItem[];
}

export type ProofItem = ProofLine | SubProof;

export interface ProofLine {
  readonly kind: 'line';
  readonly label: string | null;
  readonly wff: string;
  readonly reason: LineReason;
  /** Labels of the lines used, null when the writer names none (VII-B-2-i). */
  readonly cites: readonly string[] | null;
}

export interface SubProof {
  readonly kind: 'sub';
  readonly label: string | null;
  readonly items: readonly ProofItem[];
}

/** `names`: the rules besides R, as written; `r`: how many R marks stand beside them (VII-B-2-g, h). */
export type LineReason =
  | { readonly kind: 'none' }
  | { readonly kind: 'supposition' }
  | { readonly kind: 'rules'; readonly names: readonly string[]; readonly r: number };

/** Deeper nesting than any real proof; beyond it a text is refused rather than followed. */
export const DEEPEST = 60;

/** The usual label of the n-th item (from 0) at a depth: 1, 2, 3 outside, a, b, c one level in, and so on in turn. */
export function usualLabel(index: number, depth: number): string {
  if (depth % 2 === 0) return String(index + 1);
  let label = '';
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26)) label = String.fromCharCode(97 + ((n - 1) % 26)) + label;
  return label;
}

export const labelOf = (item: ProofItem, index: number, depth: number): string =>
  item.label ?? usualLabel(index, depth);

const WRAPPED = /^R\(([A-Za-z]{1,2})\)$/;

/** Sorts the names beside a line into R marks and other rules; a wild `R(Ki)` on a line is simply Ki. */
export function readReason(names: readonly string[], r: number | null): LineReason {
  if (names.length === 0 && r === null) return { kind: 'none' };
  if (names.length === 1 && names[0] === 's') return { kind: 'supposition' };
  const others = names.filter(name => name !== 'R').map(name => WRAPPED.exec(name)?.[1] ?? name);
  const marks = names.length - others.length;
  return { kind: 'rules', names: others, r: r ?? marks };
}

export function proofToJson(proof: WrittenProof): Json {
  return {
    premises: proof.header?.premises ?? [],
    goal: proof.header?.goal ?? '',
    lines: proof.items.map((item, index) => itemToJson(item, index, 0)),
  };
}

function itemToJson(item: ProofItem, index: number, depth: number): Json {
  const label = labelOf(item, index, depth);
  if (item.kind === 'sub') return { label, sub: item.items.map((inner, i) => itemToJson(inner, i, depth + 1)) };
  const line: Record<string, Json> = { label, wff: item.wff };
  if (item.reason.kind === 'supposition') line.rule = 's';
  if (item.reason.kind === 'rules') {
    line.rule = item.reason.names.length > 0 ? item.reason.names.join(', ') : 'R';
    if (item.reason.r > 0) line.r = item.reason.r;
  }
  if (item.cites !== null) line.cites = item.cites;
  return line;
}
