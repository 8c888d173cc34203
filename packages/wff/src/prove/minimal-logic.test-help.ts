import { partsOf, type Wff } from '../language/wff.ts';

/**
 * Minimal logic decided in another way: a calculus of sequents that never needs to contract (after Vorob'ev, Hudelmaier
 * and Dyckhoff), with Nx as "x gives f" for a letter f that nothing else is known of. All rules but No, with R, prove
 * exactly what is provable here.
 */
type Form =
  | { readonly op: 'atom'; readonly name: string }
  | { readonly op: 'and' | 'or' | 'if'; readonly left: Form; readonly right: Form };

const FALSUM: Form = { op: 'atom', name: 'f' };
const implies = (left: Form, right: Form): Form => ({ op: 'if', left, right });

function formOf(wff: Wff): Form {
  const parts = partsOf(wff);
  if (parts.op === 'var') return { op: 'atom', name: parts.name };
  if (parts.op === 'N') return implies(formOf(parts.of), FALSUM);
  const left = formOf(parts.left);
  const right = formOf(parts.right);
  if (parts.op === 'K') return { op: 'and', left, right };
  if (parts.op === 'A') return { op: 'or', left, right };
  if (parts.op === 'C') return implies(left, right);
  return { op: 'and', left: implies(left, right), right: implies(right, left) };
}

const same = (a: Form, b: Form): boolean =>
  a.op === 'atom' || b.op === 'atom'
    ? a.op === b.op && (a as { name: string }).name === (b as { name: string }).name
    : a.op === b.op && same(a.left, b.left) && same(a.right, b.right);

export const provesMinimally = (premises: readonly Wff[], goal: Wff): boolean =>
  derives(premises.map(formOf), formOf(goal));

function derives(given: readonly Form[], goal: Form): boolean {
  if (given.some(form => same(form, goal))) return true;
  for (const [i, form] of given.entries()) {
    const rest = given.filter((_, at) => at !== i);
    const simpler = simplify(form, rest);
    if (simpler !== null) return simpler.every(more => derives([...rest, ...more], goal));
  }
  if (goal.op === 'and') return derives(given, goal.left) && derives(given, goal.right);
  if (goal.op === 'if') return derives([...given, goal.left], goal.right);
  if (goal.op === 'or' && (derives(given, goal.left) || derives(given, goal.right))) return true;
  return given.some((form, i) => {
    if (form.op !== 'if' || form.left.op !== 'if') return false;
    const rest = given.filter((_, at) => at !== i);
    const { left, right } = form.left;
    return derives([...rest, implies(right, form.right)], implies(left, right)) && derives([...rest, form.right], goal);
  });
}

/** The steps that lose nothing: each alternative is a list of WFFs to put in the place of `form`. */
function simplify(form: Form, rest: readonly Form[]): readonly (readonly Form[])[] | null {
  if (form.op === 'and') return [[form.left, form.right]];
  if (form.op === 'or') return [[form.left], [form.right]];
  if (form.op !== 'if') return null;
  const { left, right } = form;
  if (left.op === 'and') return [[implies(left.left, implies(left.right, right))]];
  if (left.op === 'or') return [[implies(left.left, right), implies(left.right, right)]];
  if (left.op === 'atom' && rest.some(other => same(other, left))) return [[right]];
  return null;
}
