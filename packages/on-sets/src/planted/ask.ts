import { itemAt } from '@forceout/rulebook';
import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import type { Budget } from '@forceout/table';
import type { PlantedAnswer } from '@forceout/table/planted-run';
import { checkSolutions } from '../check/check.ts';
import { parseSetName } from '../language/parse.ts';
import type { OnSetsPosition } from '../position.ts';
import { afterMove, mayNow, outlooks } from '../solve/safe-moves.ts';
import { solve } from '../solve/solve.ts';
import { COLOURS, isColour, type OnSetsSymbol, SYMBOLS } from '../symbols.ts';
import type { Planted } from './plant.ts';
import { nameText, renamed } from './set-name.ts';

const JUDGE = { steps: 2_000_000 };

/** The mat as a question of the protocol, so that it can be asked again. */
export function told({ position, double }: Planted): string {
  const { edition, division, cards, mat, goal, mode, inForce } = position;
  const always = division === 'junior' || division === 'senior' ? ['multipleOps', 'unionInter', 'univNull'] : [];
  const variations = Object.fromEntries(
    Object.entries(inForce)
      .filter(([name, value]) => value !== null && value !== false && !always.includes(name))
      .map(([name, value]) => [name, name === 'doubleSet' && double ? nameText(double, () => '') : value]),
  );
  const order = inForce.doubleSet?.symmetric ? ['symDiff', 'doubleSet'] : ['doubleSet', 'symDiff'];
  const ordered = 'symDiff' in variations && 'doubleSet' in variations ? { ...variations, order } : variations;
  const question = { game: 'on-sets', ask: 'decision', edition, division, universe: cards, mat, goal, mode };
  return JSON.stringify({ ...question, variations: ordered });
}

/** The judge accepts what was planted; otherwise planter and judge read the rules differently. */
export function plantedFault(planted: Planted): string | null {
  const { correct, findings } = checkSolutions(planted.position, planted.solutions, JUDGE);
  if (correct) return null;
  const why = findings.map(({ code }) => code).join(' ');
  return `the judge refuses (${why}) ${JSON.stringify(planted.solutions)}: ${told(planted)}`;
}

export function askFor(planted: Planted, budget: Budget): PlantedAnswer {
  const { position, solutions } = planted;
  const decision = solve(position, budget);
  if (decision.exists === false)
    return { exists: false, fault: `denied, though there is ${JSON.stringify(solutions)}: ${told(planted)}` };
  if (decision.exists === null) return { exists: null, fault: null };
  const { correct } = checkSolutions(position, decision.witness, JUDGE);
  const fault = correct ? null : `a wrong witness ${JSON.stringify(decision.witness)}: ${told(planted)}`;
  return { exists: true, fault };
}

const withMat = (planted: Planted, mat: OnSetsPosition['mat']): Planted => ({
  ...planted,
  position: { ...planted.position, mat },
});

/** The same mat changed so that the planted Solution stands, or stands with other names. */
export function variantOf(planted: Planted, roll: Random): Planted {
  const { mat } = planted.position;
  switch (Math.floor(roll() * 4)) {
    case 0:
      return withMat(planted, { ...mat, permitted: [...mat.permitted, pick(roll, SYMBOLS)] });
    case 1: {
      const [first, ...others] = shuffled(roll, mat.required);
      if (first === undefined) return withMat(planted, { ...mat, forbidden: [...mat.forbidden, pick(roll, SYMBOLS)] });
      return withMat(planted, { ...mat, required: others, permitted: [...mat.permitted, first] });
    }
    case 2:
      return withMat(planted, {
        required: mat.required.toReversed(),
        permitted: mat.permitted.toReversed(),
        forbidden: mat.forbidden.toReversed(),
        resources: mat.resources.toReversed(),
      });
    default:
      return recoloured(planted, roll);
  }
}

function recoloured(planted: Planted, roll: Random): Planted {
  const { position, solutions, variations, double, used } = planted;
  const { cards, mat, inForce } = position;
  const others = shuffled(roll, COLOURS);
  const name = (symbol: OnSetsSymbol): OnSetsSymbol =>
    isColour(symbol) ? itemAt(others, COLOURS.indexOf(symbol)) : symbol;
  const card = (dots: string): string =>
    dots === 'blank'
      ? dots
      : COLOURS.filter(colour => [...dots].some(dot => name(dot as OnSetsSymbol) === colour)).join('');
  const text = (written: string): string => written.replaceAll(/[BRGY]/g, dot => name(dot as OnSetsSymbol));
  const newDouble = double === null ? null : renamed(double, name);
  const parsed = newDouble === null ? null : parseSetName(nameText(newDouble, () => ''));
  return {
    position: {
      ...position,
      cards: cards.map(card),
      mat: {
        required: mat.required.map(name),
        permitted: mat.permitted.map(name),
        forbidden: mat.forbidden.map(name),
        resources: mat.resources.map(name),
      },
      inForce: {
        ...inForce,
        requiredCubes: inForce.requiredCubes.map(name),
        wildCube: inForce.wildCube && name(inForce.wildCube),
        requiredCards: inForce.requiredCards.map(card),
        forbiddenCard: inForce.forbiddenCard && card(inForce.forbiddenCard),
        doubleSet: inForce.doubleSet && parsed?.ok ? { ...inForce.doubleSet, name: parsed.value } : null,
      },
    },
    solutions: solutions.map(solution => ({
      ...solution,
      setName: text(solution.setName),
      restrictions: solution.restrictions.map(text),
      ...(solution.blankAs ? { blankAs: card(solution.blankAs) } : {}),
    })),
    // Colours stand in blanks too, but nobody asks a recoloured mat at a table.
    variations,
    double: newDouble,
    used: used.map(name),
  };
}

const countOf = (faces: readonly OnSetsSymbol[], face: OnSetsSymbol): number =>
  faces.filter(one => one === face).length;

/** What the planted Solution does not use cannot make it impossible in Forbidden, and no cube can in Permitted. */
export function movesFault(planted: Planted, budget: Budget): string | null {
  const { position, used } = planted;
  const { mat } = position;
  const placed = [...mat.required, ...mat.permitted];
  const drawn = SYMBOLS.reduce((sum, face) => sum + Math.max(0, countOf(used, face) - countOf(placed, face)), 0);
  const outlook = outlooks(position, budget);
  for (const face of new Set(mat.resources))
    for (const to of ['permitted', 'forbidden'] as const) {
      if (to === 'forbidden' && used.includes(face)) continue;
      const { givesNow, makesImpossible } = outlook(face, 'resources', to);
      if (makesImpossible === true) return `${face} to ${to} is told to make it impossible: ${told(planted)}`;
      const moved = { ...position, mat: afterMove(mat, face, 'resources', to) };
      if (drawn <= 1 && mayNow(moved) && givesNow === false)
        return `${face} to ${to} is told to leave no Now: ${told(planted)}`;
    }
  return null;
}
