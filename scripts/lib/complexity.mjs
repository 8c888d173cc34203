import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, sourcesOf } from './sources.mjs';

/** No function has more ways through it than this. */
const MOST_WAYS = 30;

/** Non-null `!` in a thousand lines: fewer than this. What has to be there is asked for with `needed` or `itemAt`. */
const MOST_ASSERTIONS = 3;

/** The inner loops of the solvers: typed arrays read by index, one long function where a call would cost. */
const isSolver = path =>
  /^packages\/[^/]+\/src\/(?:solve|prove)\//.test(path) ||
  /^packages\/tournament\/src\/seating\/(?:improve|exact-seating)\.ts$/.test(path);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'StaticBlock']);

const BRANCHES = new Set([
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
]);

const isBranch = node =>
  BRANCHES.has(node.type) ||
  (node.type === 'SwitchCase' && node.test !== null) ||
  (node.type === 'AssignmentExpression' && ['&&=', '||=', '??='].includes(node.operator));

const nameOf = (node, parent) =>
  node.id?.name ?? parent?.key?.name ?? parent?.key?.value ?? parent?.id?.name ?? 'a function without a name';

/** The functions of a source with their ways (McCabe), and where a `!` says that a value is there. */
export function measure(parse, path, text) {
  const functions = [];
  const assertions = [];
  const lineOf = offset => text.slice(0, offset).split('\n').length;
  const visit = (node, parent, inside) => {
    let here = inside;
    if (FUNCTIONS.has(node.type)) {
      here = { name: nameOf(node, parent), line: lineOf(node.start), ways: 1 };
      functions.push(here);
    } else if (isBranch(node)) here.ways++;
    if (node.type === 'TSNonNullExpression') assertions.push(lineOf(node.start));
    for (const child of childrenOf(node)) visit(child, node, here);
  };
  const top = { name: 'the module itself', line: 1, ways: 1 };
  functions.push(top);
  visit(parse(path, text).program, null, top);
  return { functions, assertions };
}

/** What is too branched or asserts too often, one sentence each, and the figures. */
export async function complexityFaults(base) {
  const { parseSync } = await import('vite');
  const faults = [];
  const counts = new Map();
  let lines = 0;
  let assertions = 0;
  let highest = 0;
  for (const path of sourcesOf(base).filter(path => !isSolver(path))) {
    const text = readFileSync(join(base, path), 'utf8');
    const found = measure(parseSync, path, text);
    lines += text.split('\n').length - 1;
    assertions += found.assertions.length;
    counts.set(path, found.assertions.length);
    for (const { name, line, ways } of found.functions) {
      highest = Math.max(highest, ways);
      if (ways > MOST_WAYS) faults.push(`${path}:${line} ${name} has ${ways} ways through it; at most ${MOST_WAYS}.`);
    }
  }
  const rate = lines === 0 ? 0 : (1000 * assertions) / lines;
  if (rate >= MOST_ASSERTIONS) {
    const worst = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 10);
    faults.push(`${rate.toFixed(1)} non-null "!" in 1,000 lines; fewer than ${MOST_ASSERTIONS} are allowed. Most:`);
    faults.push(...worst.map(([path, count]) => `${path} has ${count}.`));
  }
  return {
    faults,
    figures: `most ways ${highest} (at most ${MOST_WAYS}), ${rate.toFixed(2)} "!" in 1,000 lines (fewer than ${MOST_ASSERTIONS})`,
  };
}
