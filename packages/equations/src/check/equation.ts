import type { EquationsCode } from '../codes.ts';
import { wildFaults } from '../language/legal.ts';
import { type Expression, type Manner, type Read, read, readingsOf } from '../language/read.ts';
import type { Fault, Token } from '../language/token.ts';
import { type Ground, type Rules, wildFaces } from '../rules.ts';
import { compare } from '../values/decide.ts';
import type { Reading } from '../values/evaluate.ts';
import { integer, type Num } from '../values/number.ts';
import { illegal, type Outcome, saidOf } from '../values/outcome.ts';
import { effects } from '../variations/effects.ts';
import { leastOperations } from '../variations/in-force.ts';
import { type Finding, finding, findingFrom } from './finding.ts';
import { inDigits } from './in-digits.ts';
import { meets } from './relation.ts';

export interface Equation {
  readonly solution: string;
  /** As the writer reads it, with the gaps of the mat where the text carries them. */
  readonly goal: string;
}

/** Every reason why an Equation is not correct, the mat left aside. */
export function equationFindings(
  { solution, goal }: Equation,
  rules: Rules,
  left: Read = read(solution, 'solution', rules),
): readonly Finding[] {
  const right = read(goal, 'goal', rules);
  const out: Finding[] = [];
  if (!left.ok) out.push(solutionFault(left.fault));
  else out.push(...left.expression.faults.map(solutionFault), ...formFindings(left.expression, rules));
  if (!right.ok) out.push(goalFault(right.fault));
  else out.push(...right.expression.faults.map(goalFault), ...goalGroupFindings(right.expression, rules));
  if (!left.ok || !right.ok) return out;
  out.push(...togetherFindings(left.expression.symbols, right.expression.symbols, rules));
  if (left.expression.faults.length > 0 || right.expression.faults.length > 0) return out;
  return [...out, ...valueFindings(left.expression, right.expression, rules)];
}

const numeralFault = (code: string): boolean => code === 'numeral-too-long';
const variationFault = (code: string): boolean =>
  ['variation-not-in-force', 'wild-operation', 'wild-not-the-same', 'digit-too-large', 'root-is-i'].includes(code);

function solutionFault(fault: Fault): Finding {
  const { code, clause, at } = fault;
  const under: readonly Ground[] = numeralFault(code)
    ? ['numeral-too-long']
    : variationFault(code)
      ? ['variations-obeyed', 'variation-broken', 'solution']
      : ['solution', 'wrong-value'];
  const [first = clause, ...rest] = numeralFault(code) ? [...under, clause] : [clause, ...under];
  return findingFrom(code as EquationsCode, 'solution', fault, [first, ...rest], { in: 'solution', at });
}

const goalFault = (fault: Fault): Finding =>
  findingFrom(`goal-${fault.code.replace(/^goal-/, '')}`, 'goal', fault, ['goal-wrong', fault.clause, 'equals-goal'], {
    in: 'goal',
    at: fault.at,
  });

/** VII-B-3-a, XIII-A-6. */
function formFindings({ symbols }: Expression, rules: Rules): readonly Finding[] {
  const out: Finding[] = [];
  if (symbols.filter(t => 'cube' in t).length < 2) out.push(finding('two-cubes', ['two-cubes']));
  const operations = symbols.filter(t => t.kind === 'sign' || t.kind === 'bang').length;
  if (operations < leastOperations(rules))
    out.push(
      finding('three-operations', ['three-operation', 'variations-obeyed', 'variation-broken'], { n: operations }),
    );
  return out;
}

/** Grouping symbols or defaults that go against the gaps on the mat. */
function goalGroupFindings(goal: Expression, rules: Rules): readonly Finding[] {
  if (goal.faults.length > 0 || goal.groups.length === 0) return [];
  if (readingsOf(goal, rules, 'as-both').length > 0) return [];
  return [finding('goal-grouping', ['goal-wrong', 'goal-gaps', 'equals-goal'])];
}

/** What Goal and Solution share: the meaning of wild cubes, the two factorial signs. */
function togetherFindings(solution: readonly Token[], goal: readonly Token[], rules: Rules): readonly Finding[] {
  const out: Finding[] = [];
  const apart = wildFaults(solution).length + wildFaults(goal).length;
  const mixed = wildFaults([...solution, ...goal])[0];
  if (apart === 0 && mixed)
    out.push(finding('wild-not-the-same.both', [wildClause(rules, goal), 'variation-broken', 'variations-obeyed']));
  const bangs = (symbols: readonly Token[]): number => symbols.filter(t => t.kind === 'bang').length;
  const several = effects(rules).repeatsOperations;
  if (bangs(goal) > 2 || (!several && bangs(goal) + bangs(solution) > 2))
    out.push(
      finding(several ? 'too-many-factorials.goal' : 'too-many-factorials', [
        'factorial',
        'variations-obeyed',
        'variation-broken',
      ]),
    );
  const upper = rules.division === 'junior' || rules.division === 'senior';
  if (upper && effects(rules).goalIsMultiple && bangs(goal) > 0)
    out.push(
      finding('factorial-in-goal', ['factorial-in-goal', 'goal-wrong', 'variation-broken', 'variations-obeyed']),
    );
  return out;
}

const wildClause = (rules: Rules, goal: readonly Token[]): Ground =>
  wildFaces(rules).includes('x') && goal.some(t => 'cube' in t && t.cube === 'x') ? 'x-wild' : 'zero-wild';

const isValue = (r: Reading): r is Reading & { outcome: { kind: 'value'; value: Num } } => r.outcome.kind === 'value';

/** VII-B-2, VII-B-6: every reading of what is written has to come out right. */
function valueFindings(solution: Expression, goal: Expression, rules: Rules): readonly Finding[] {
  const left = readingsOf(solution, rules, 'as-written');
  const right = readingsOf(goal, rules, 'as-written');
  const out: Finding[] = [];
  const bound = boundFinding(right, rules);
  if (bound) out.push(bound);
  const badLeft = left.find(r => !isValue(r));
  const badRight = right.find(r => !isValue(r));
  if (!left.some(isValue)) out.push(noValue('solution', badLeft?.outcome, solution.text));
  if (!right.some(isValue)) out.push(noValue('goal', badRight?.outcome, goal.text));
  if (out.some(f => f.code.endsWith('no-value'))) return out;
  let met: Pair | null = null;
  let missed: Pair | null = null;
  let open: Pair | null = null;
  for (const s of left) {
    for (const g of right) {
      const verdict = isValue(s) && isValue(g) ? meets(s.outcome.value, g.outcome.value, rules) : missing(s, g);
      if (verdict === true) met ??= { s, g };
      else if (verdict === false) missed ??= { s, g };
      else open ??= { s, g };
    }
  }
  if (met && missed) out.push(ambiguous(missed, rules));
  else if (missed) out.push(wrongValue(missed, rules, left.length * right.length > 1));
  if (open && !missed) out.push({ ...UNVERIFIED, at: { solution: open.s.text, goal: open.g.text } });
  return out;
}

/** An Equation that nobody can verify is incorrect. */
export const UNVERIFIED: Finding = finding('uncheckable', ['uncheckable', 'equals-goal', 'wrong-value']);

interface Pair {
  readonly s: Reading;
  readonly g: Reading;
}

const missing = (s: Reading, g: Reading): false | null =>
  s.outcome.kind === 'uncheckable' || g.outcome.kind === 'uncheckable' ? null : false;

function noValue(side: 'solution' | 'goal', outcome: Outcome | undefined, text: string): Finding {
  const why = outcome && outcome.kind !== 'value' ? outcome : illegal('expression', 'value.grouping');
  return side === 'goal'
    ? findingFrom('goal-no-value', side, saidOf(why), ['goal-wrong', why.clause, 'equals-goal', 'wrong-value'], {
        text,
      })
    : findingFrom('no-value', side, saidOf(why), [why.clause, 'solution', 'equals-goal', 'wrong-value'], { text });
}

const namesRoot = (text: string): boolean => /[*']\{\d+\}/.test(text);

function ambiguous({ s, g }: Pair, rules: Rules): Finding {
  const root = effects(rules).radicalIsUnit && namesRoot(`${s.text} ${g.text}`);
  const texts = { solution: s.text, goal: g.text };
  return finding(
    'ambiguous',
    root ? ['which-root', 'symbol-wrong', 'ambiguous', 'readings'] : ['ambiguous', 'readings'],
    texts,
    texts,
  );
}

function wrongValue({ s, g }: Pair, rules: Rules, several: boolean): Finding {
  const { multipleOf, base } = rules;
  const readings = several ? 'several' : 'one';
  const at = { solution: s.text, goal: g.text };
  const [value, wanted] = [s, g].map(r => (isValue(r) ? inDigits(r.outcome.value, base) : null));
  if (multipleOf === null && !several && value && wanted)
    return finding('wrong-value.values', ['wrong-value', 'equals-goal'], { value, wanted }, at);
  return multipleOf === null
    ? finding('wrong-value', ['wrong-value', 'equals-goal'], { readings }, at)
    : finding(
        'wrong-value.multiple',
        ['multiple-of', 'variations-obeyed', 'variation-broken', 'wrong-value', 'equals-goal'],
        { readings, k: multipleOf },
        at,
      );
}

/** Middle: with Multiple of k the Goal lies within 1000 of zero (XIII-B-7). */
function boundFinding(goal: readonly Reading[], rules: Rules): Finding | null {
  const far = goal.some(r => isValue(r) && isTooFar(r.outcome.value, rules));
  if (!far) return null;
  return finding('goal-too-far', ['goal-bound', 'goal-wrong', 'variations-obeyed', 'variation-broken']);
}

/** Is this Goal value beyond the bound of Multiple of k? What cannot be seen to lie within it is. */
export const isTooFar = (value: Num, { multipleOf, division }: Rules): boolean =>
  multipleOf !== null && division !== 'junior' && division !== 'senior' && !within(value, 1000);

const within = (value: Num, limit: number): boolean => {
  const above = compare(value, integer(limit));
  const below = compare(value, integer(-limit));
  return above !== null && above <= 0 && below !== null && below >= 0;
};

/** The judge's question (VII-C-5-d-iii): does some legal reading of the one side meet some legal reading of the other? */
export function equalsFinding({ solution, goal }: Equation, rules: Rules): boolean | null {
  const left = legalValues(solution, 'solution', 'as-written', rules);
  const right = legalValues(goal, 'goal', 'as-laid', rules);
  let open = false;
  for (const s of left) {
    for (const g of right) {
      const verdict = meets(s, g, rules);
      if (verdict === true) return true;
      if (verdict === null) open = true;
    }
  }
  return open ? null : false;
}

function legalValues(text: string, where: 'solution' | 'goal', manner: Manner, rules: Rules): readonly Num[] {
  const found = read(text, where, rules);
  if (!found.ok) return [];
  return readingsOf(found.expression, rules, manner).flatMap(r => (isValue(r) ? [r.outcome.value] : []));
}
