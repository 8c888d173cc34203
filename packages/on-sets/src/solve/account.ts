import { CoverageAccount, type CoverageLine } from '@forceout/table/coverage';
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

type Part = CoverageLine['part'];

const WHOLE: Part = { solutions: 'all' };

/** What a writer settles before the first sign: the cube taken from Resources after Now, and what a wild cube means. */
interface Choice {
  readonly resources?: OnSetsSymbol | null;
  readonly wild?: OnSetsSymbol;
}

/**
 * The account behind a no. Which parts there are is counted from the mat alone, not from what the passes come across, so
 * a hand or a size that a pass overlooks stays left.
 */
export class SolveAccount {
  private readonly account = new CoverageAccount();
  private readonly position: OnSetsPosition;
  private readonly choices: readonly Choice[];
  private readonly stands = new Map<Hand['standsFor'], readonly Choice[]>();

  constructor(position: OnSetsPosition) {
    this.position = position;
    this.choices = choicesOf(position);
    this.account.open(WHOLE);
  }

  get covered(): readonly CoverageLine[] {
    return this.account.covered;
  }

  get complete(): boolean {
    return this.account.complete;
  }

  /** No Solution of any kind. */
  ruleOutAll(invariant: string): void {
    this.account.ruledOut(WHOLE, invariant);
  }

  openHands(): void {
    this.account.split(
      WHOLE,
      this.choices.map(choice => ({ ...choice })),
    );
  }

  /** None of these hands has a Solution. */
  ruleOutHand(hand: Pick<Hand, 'standsFor'>, invariant: string): void {
    for (const choice of this.standing(hand)) this.account.ruledOut({ ...choice }, invariant);
  }

  /** Lists the forms that a Solution of this hand can have, all of them left. */
  openForms(hand: Hand): void {
    for (const choice of this.standing(hand)) {
      const forms = formsOf(this.position, choice);
      if (forms.length === 0) this.account.ruledOut({ ...choice }, 'no-operand');
      else
        this.account.split(
          { ...choice },
          forms.map(form => ({ ...choice, ...form })),
        );
    }
  }

  /** A pass went through this form and looked at so many ways to use the cubes; without any, an invariant has to say why. */
  walked(hand: Hand, form: Form, usages: number): void {
    const pass = form.form === 'restrictions' ? 'restrictions' : 'set-names';
    const invariant = usages > 0 ? null : emptyForm(hand, this.position.inForce, form);
    if (usages === 0 && invariant === null) return;
    for (const choice of this.standing(hand)) {
      if (invariant === null) this.account.searched({ ...choice, ...form }, pass);
      else this.account.ruledOut({ ...choice, ...form }, invariant);
    }
  }

  /** An invariant closes this form. */
  ruleOut(hand: Hand, form: Form, invariant: string): void {
    for (const choice of this.standing(hand)) this.account.ruledOut({ ...choice, ...form }, invariant);
  }

  /** The choices for which the cubes are the same as in this hand. */
  private standing({ standsFor }: Pick<Hand, 'standsFor'>): readonly Choice[] {
    const known = this.stands.get(standsFor);
    if (known) return known;
    const { inForce, mode } = this.position;
    const standing = this.choices.filter(({ resources = null, wild }) =>
      standsFor.some(
        ({ extra, wildAs }) =>
          (mode !== 'now' || resources === extra) &&
          (wild === undefined || wildAs === 'unused' || classOf(wild, inForce) === wildAs),
      ),
    );
    this.stands.set(standsFor, standing);
    return standing;
  }
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
export function formsOf(
  { mat, mode, inForce, restrictions }: OnSetsPosition,
  { resources, wild }: Choice,
): readonly Form[] {
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
  if (relations === 0) return forms;
  for (let n = 1; n <= operands; n++) forms.push({ form: 'restricted-set-name', operands: n });
  for (let k = 1; k <= relations; k++)
    for (let n = k + 1; n <= operands; n++) forms.push({ form: 'restrictions', relations: k, operands: n });
  return forms;
}
