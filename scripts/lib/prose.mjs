import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, sourcesOf } from './sources.mjs';

/** Where nothing is said: all packages but the words themselves and the rulebook, which has the texts of its editions. */
const SILENT = /^packages\/(?!words\/|rulebook\/)[^/]+\/src\//;

/** Nobody but us reads these: measurements, planted Solutions, the simulator; and sentences that release 0.1.0 wrote. */
const OURS = /\/(?:bench(?:\.ts|\/)|planted\/|sim\/)|\/table\/src\/upcast\.ts$/;

/** What describes the API to programmers stands with what it describes. */
const REFERENCE =
  /\/(?:wire\/src\/reference|server\/src\/http\/openapi|forceout\/src\/command\/(?:help|completion|table))\.ts$/;
const DESCRIBED = new Set(['describe', 'message', 'gauge', 'counter', 'histogram']);

/** What says that the program itself is at fault, and what an operator finds in the journal. */
const FAULTS = new Set(['needed', 'itemAt', 'firstOf', 'fault', 'note', 'error']);
const ERROR = /(?:Error|BeyondBudget|TooLarge|StoreDown|Busy|TookTooLong)$/;

/** Attributes with words that nobody reads. */
const UNREAD = new Set(['className', 'd', 'look', 'points', 'style', 'transform', 'viewBox']);

const calleeOf = ({ callee }) => callee?.name ?? callee?.property?.name ?? '';

/** A place where words may stand: the argument of such a call, what a route is about, a list that is split at its blanks. */
const isAllowed = node =>
  (node.type === 'CallExpression' && (DESCRIBED.has(calleeOf(node)) || FAULTS.has(calleeOf(node)))) ||
  (node.type === 'CallExpression' && calleeOf(node) === 'split') ||
  (node.type === 'NewExpression' && ERROR.test(calleeOf(node))) ||
  (node.type === 'JSXAttribute' && UNREAD.has(node.name?.name)) ||
  (node.type === 'Property' && ['about', 'also', 'description', 'summary'].includes(node.key?.name));

const textOf = node =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked).join('{}')
      : node.type === 'JSXText'
        ? node.value
        : '';

/** SQL and frames of HTTP are words of other languages. */
const FOREIGN =
  /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|DECLARE|FROM|WHERE|AND|OR|CASE|TEXT|BEGIN|ROLLBACK|HTTP)\b|^data: |^event: /;

const SIDE_BY_SIDE = /(?:\p{L}+ ){2,}\p{L}{2,}/gu;
const IN_A_ROW = /(?:\p{L}{2,}[,;:]? ){2,}\p{L}{2,}/u;
/** Where all have a capital it is a list of names. */
const hasPlainWord = run => /(?<!\p{L})\p{Ll}{2,}(?!\p{L})/u.test(run);

/**
 * Three words side by side; or three with commas between them and something that makes them a sentence: a capital, a
 * full stop, a blank for a value; or two that stand alone and begin with a capital.
 */
const isSentence = text =>
  !FOREIGN.test(text) &&
  ((text.match(SIDE_BY_SIDE) ?? []).some(hasPlainWord) ||
    (hasPlainWord(text) && IN_A_ROW.test(text) && /^["“{]?\p{Lu}|[.!?…]$|\{\}/u.test(text.trim())) ||
    /^\p{Lu}\p{Ll}+ \p{Ll}{2,}[.!?…]?$/u.test(text.trim()));

/** The sentences in a source, with their lines. */
export function sentencesIn(parse, path, text) {
  const found = [];
  const visit = node => {
    if (isAllowed(node)) return;
    const words = textOf(node);
    if (isSentence(words)) found.push({ line: text.slice(0, node.start).split('\n').length, words });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(path, text).program);
  return found;
}

/** Sentences that stand outside `packages/words`, one line each. */
export async function proseFaults(base) {
  const { parseSync } = await import('vite');
  return sourcesOf(base)
    .filter(path => SILENT.test(path) && !OURS.test(path) && !REFERENCE.test(path))
    .flatMap(path =>
      sentencesIn(parseSync, path, readFileSync(join(base, path), 'utf8')).map(
        ({ line, words }) => `${path}:${line} says “${words.trim().slice(0, 60)}”: put it into packages/words.`,
      ),
    );
}
