import type { CoverageLine } from '@forceout/table/coverage';
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

/** What settled a part. */
interface Ground {
  readonly how: 'searched' | 'ruled-out';
  readonly by: string;
}

const lineOf = (part: CoverageLine['part'], ground: Ground | null): CoverageLine =>
  ground === null ? { part, how: 'left', by: null } : { part, ...ground };

/** One choice: a single part until its forms are listed, which then stand in its place. */
interface Entry {
  readonly choice: Choice;
  ground: Ground | null;
  operands: number;
  forms: readonly Form[] | null;
  /** Of each form; null where it is left. */
  grounds: (Ground | null)[];
}

/**
 * The account behind a no. Which parts there are is counted from the mat alone, not from what the passes come across, so
 * a hand or a size that a pass overlooks stays left. A question asked of every move makes many accounts of which nobody
 * reads more than whether anything is left, so a line is written only when it is read.
 */
export class SolveAccount {
  private readonly position: OnSetsPosition;
  private ground: Ground | null = null;
  private entries: readonly Entry[] | null = null;
  private readonly entriesOf = new Map<Hand['standsFor'], readonly Entry[]>();

  constructor(position: OnSetsPosition) {
    this.position = position;
  }

  get covered(): readonly CoverageLine[] {
    if (this.entries === null) return [lineOf({ solutions: 'all' }, this.ground)];
    return this.entries.flatMap(({ choice, ground, forms, grounds }) =>
      forms === null
        ? [lineOf({ ...choice }, ground)]
        : forms.map((form, i) => lineOf({ ...choice, ...form }, grounds[i]!)),
    );
  }

  get complete(): boolean {
    if (this.entries === null) return this.ground !== null;
    return this.entries.every(({ ground, forms, grounds }) =>
      forms === null ? ground !== null : !grounds.includes(null),
    );
  }

  /** No Solution of any kind. */
  ruleOutAll(invariant: string): void {
    this.ground ??= { how: 'ruled-out', by: invariant };
  }

  openHands(): void {
    this.entries = choicesOf(this.position).map(choice => ({
      choice,
      ground: null,
      operands: 0,
      forms: null,
      grounds: [],
    }));
  }

  /** None of these hands has a Solution. */
  ruleOutHand(hand: Pick<Hand, 'standsFor'>, invariant: string): void {
    for (const entry of this.standing(hand)) entry.ground ??= { how: 'ruled-out', by: invariant };
  }

  /** Lists the forms that a Solution of this hand can have, all of them left. */
  openForms(hand: Hand): void {
    for (const entry of this.standing(hand)) {
      const { operands, forms } = formsOf(this.position, entry.choice);
      if (forms.length === 0) entry.ground ??= { how: 'ruled-out', by: 'no-operand' };
      else {
        entry.operands = operands;
        entry.forms = forms;
        entry.grounds = forms.map(() => null);
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

  /** The first ground stays. */
  private settleForm(hand: Hand, form: Form, how: Ground['how'], by: string): void {
    for (const { operands, forms, grounds } of this.standing(hand)) {
      const place = placeOf(form, operands);
      const listed = forms?.[place];
      if (!listed || listed.form !== form.form || listed.operands !== form.operands)
        throw new Error(`a form that was never listed cannot be settled: ${JSON.stringify(form)}`);
      grounds[place] ??= { how, by };
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
  return { operands, forms: listForms(operands, relations) };
}

const lists = new Map<string, readonly Form[]>();

function listForms(operands: number, relations: number): readonly Form[] {
  const key = `${operands} ${relations}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const forms: Form[] = [];
  for (let n = 1; n <= operands; n++) forms.push({ form: 'set-name', operands: n });
  if (relations > 0) for (let n = 1; n <= operands; n++) forms.push({ form: 'restricted-set-name', operands: n });
  for (let k = 1; k <= relations; k++)
    for (let n = k + 1; n <= operands; n++) forms.push({ form: 'restrictions', relations: k, operands: n });
  lists.set(key, forms);
  return forms;
}
