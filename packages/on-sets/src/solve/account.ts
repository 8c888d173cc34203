import { type CoverageLine, coversEverything } from '@forceout/table/coverage';
import { classOf, type OnSetsPosition } from '../position.ts';
import { isLeaf, isRelation, type OnSetsSymbol, SYMBOLS } from '../symbols.ts';
import { emptyForm } from './empty-form.ts';
import type { Hand } from './pools.ts';

/** What a Solution looks like, as far as the search goes through it in one piece. */
export type Form =
  /** A Set-Name that stands alone. */
  | { readonly form: 'set-name'; readonly operands: number }
  /** A Set-Name beside which Restrictions stand. */
  | { readonly form: 'restricted-set-name'; readonly operands: number }
  /** All Restrictions together, beside any Set-Name of the lines above. */
  | { readonly form: 'restrictions'; readonly relations: number; readonly operands: number };

/** What a writer settles before the first sign: the cube taken from Resources after Now, and what a wild cube means. */
interface Choice {
  readonly resources?: OnSetsSymbol | null;
  readonly wild?: OnSetsSymbol;
}

type Line = { -readonly [key in keyof CoverageLine]: CoverageLine[key] };

const left = (part: CoverageLine['part']): Line => ({ part, how: 'left', by: null });

/** One choice: a single line until its forms are listed, which then stand in its place. */
interface Entry {
  readonly choice: Choice;
  readonly whole: Line;
  operands: number;
  forms: readonly Line[] | null;
}

/**
 * The account behind a no. Which parts there are is counted from the mat alone, not from what the passes come across, so
 * a hand or a size that a pass overlooks stays left. A question asked of every move makes many accounts, so the lines
 * lie in rows and are found by counting.
 */
export class SolveAccount {
  private readonly position: OnSetsPosition;
  private readonly whole = left({ solutions: 'all' });
  private entries: readonly Entry[] | null = null;
  private readonly entriesOf = new Map<Hand['standsFor'], readonly Entry[]>();

  constructor(position: OnSetsPosition) {
    this.position = position;
  }

  get covered(): readonly CoverageLine[] {
    return this.entries === null ? [this.whole] : this.entries.flatMap(({ whole, forms }) => forms ?? [whole]);
  }

  get complete(): boolean {
    return coversEverything(this.covered);
  }

  /** No Solution of any kind. */
  ruleOutAll(invariant: string): void {
    settle(this.whole, 'ruled-out', invariant);
  }

  openHands(): void {
    this.entries = choicesOf(this.position).map(choice => ({
      choice,
      whole: left({ ...choice }),
      operands: 0,
      forms: null,
    }));
  }

  /** None of these hands has a Solution. */
  ruleOutHand(hand: Pick<Hand, 'standsFor'>, invariant: string): void {
    for (const { whole } of this.standing(hand)) settle(whole, 'ruled-out', invariant);
  }

  /** Lists the forms that a Solution of this hand can have, all of them left. */
  openForms(hand: Hand): void {
    for (const entry of this.standing(hand)) {
      const { operands, forms } = formsOf(this.position, entry.choice);
      if (forms.length === 0) settle(entry.whole, 'ruled-out', 'no-operand');
      else {
        entry.operands = operands;
        entry.forms = forms.map(form => left({ ...entry.choice, ...form }));
      }
    }
  }

  /** A pass went through this form and looked at so many ways to use the cubes; without any, an invariant has to say why. */
  walked(hand: Hand, form: Form, usages: number): void {
    if (usages > 0)
      this.settleForm(hand, form, 'searched', form.form === 'restrictions' ? 'restrictions' : 'set-names');
    else {
      const invariant = emptyForm(hand, this.position.inForce, form);
      if (invariant !== null) this.settleForm(hand, form, 'ruled-out', invariant);
    }
  }

  /** An invariant closes this form. */
  ruleOut(hand: Hand, form: Form, invariant: string): void {
    this.settleForm(hand, form, 'ruled-out', invariant);
  }

  private settleForm(hand: Hand, form: Form, how: 'searched' | 'ruled-out', by: string): void {
    for (const { operands, forms } of this.standing(hand)) {
      const line = forms?.[placeOf(form, operands)];
      if (!line || line.part.form !== form.form || line.part.operands !== form.operands)
        throw new Error(`a form that was never listed cannot be settled: ${JSON.stringify(form)}`);
      settle(line, how, by);
    }
  }

  /** The choices for which the cubes are the same as in this hand. */
  private standing({ standsFor }: Pick<Hand, 'standsFor'>): readonly Entry[] {
    const known = this.entriesOf.get(standsFor);
    if (known) return known;
    const { inForce, mode } = this.position;
    const standing = (this.entries ?? []).filter(({ choice: { resources = null, wild } }) =>
      standsFor.some(
        ({ extra, wildAs }) =>
          (mode !== 'now' || resources === extra) &&
          (wild === undefined || wildAs === 'unused' || classOf(wild, inForce) === wildAs),
      ),
    );
    this.entriesOf.set(standsFor, standing);
    return standing;
  }
}

/** The first ground of a line stays. */
function settle(line: Line, how: 'searched' | 'ruled-out', by: string): void {
  if (line.how !== 'left') return;
  line.how = how;
  line.by = by;
}

/** Where a form stands in the list of `formsOf`. */
function placeOf(form: Form, operands: number): number {
  if (form.form === 'set-name') return form.operands - 1;
  if (form.form === 'restricted-set-name') return operands + form.operands - 1;
  const k = form.relations;
  // Before k relations come the rows of 1 to k − 1, of operands − 1, operands − 2, … forms.
  return 2 * operands + (k - 1) * operands - (k * (k - 1)) / 2 + form.operands - k - 1;
}

/** Every choice a writer has, meaning by meaning and face by face. */
function choicesOf({ mat, mode, inForce, restrictions }: OnSetsPosition): readonly Choice[] {
  const faces = SYMBOLS.filter(face => mat.resources.includes(face));
  const taken: readonly Choice[] =
    mode === 'now' ? (faces.length > 0 ? faces : [null]).map(resources => ({ resources })) : [{}];
  if (inForce.wildCube === null) return taken;
  const meanings = SYMBOLS.filter(symbol => restrictions || !isRelation(symbol));
  return taken.flatMap(choice => meanings.map(wild => ({ ...choice, wild })));
}

/** The forms that the number of operands and relations on the mat leaves. */
function formsOf(
  { mat, mode, inForce, restrictions }: OnSetsPosition,
  { resources, wild }: Choice,
): { readonly operands: number; readonly forms: readonly Form[] } {
  const usable = [
    ...mat.required,
    ...mat.permitted,
    ...(mode === 'impossible' || mode === 'stop' ? mat.resources : []),
    ...(mode === 'now' && resources ? [resources] : []),
  ].map(face => (face === inForce.wildCube && wild ? wild : face));
  const operands = usable.filter(isLeaf).length;
  const relations = restrictions ? usable.filter(isRelation).length : 0;
  const forms: Form[] = [];
  for (let n = 1; n <= operands; n++) forms.push({ form: 'set-name', operands: n });
  if (relations === 0) return { operands, forms };
  for (let n = 1; n <= operands; n++) forms.push({ form: 'restricted-set-name', operands: n });
  for (let k = 1; k <= relations; k++)
    for (let n = k + 1; n <= operands; n++) forms.push({ form: 'restrictions', relations: k, operands: n });
  return { operands, forms };
}
