import { type GameLevel, type ListedRule, parseListedRule, rulesOfLevel } from '../language/rules.ts';
import type { Solution, WrittenSolution } from '../language/solution.ts';
import { parseWff, saidOf, type Wff } from '../language/wff.ts';
import type { Readings } from '../readings.ts';
import { type Fault, fault } from './faults.ts';

export interface SolutionReading {
  readonly faults: readonly Fault[];
  /** What could be read of it; whole when there are no faults. */
  readonly solution: Solution;
}

/** Premises that are WFFs, rules of this game, each named once (VII-B, III-C, III-D). */
export function readSolutionForm(written: WrittenSolution, level: GameLevel, readings: Readings): SolutionReading {
  const faults: Fault[] = [];
  const premises: Wff[] = [];
  for (const text of written.premises) {
    const reading = parseWff(text);
    if (reading.ok) premises.push(reading.wff);
    else faults.push(fault('premise-not-wff', { text }, null, saidOf(reading.fault)));
  }
  const rules: ListedRule[] = [];
  for (const text of written.rules) {
    const listed = parseListedRule(text);
    if (listed === null) {
      faults.push(fault('rule-name.listed', { name: text }));
      continue;
    }
    if (rules.some(other => other.rule === listed.rule)) faults.push(fault('rule-twice', { rule: listed.rule }));
    if (!rulesOfLevel(level).includes(listed.rule)) faults.push(notInGame(listed));
    rules.push(listed);
  }
  if (written.premises.length === 0 && !readings.emptyPremises) faults.push(fault('no-premise'));
  if (written.rules.length === 0) faults.push(fault('no-rule-listed'));
  return { faults, solution: { premises, rules } };
}

/** A bare R names Reiterate, which only the Regular game has; elsewhere the writer must say what the cube stands for. */
const notInGame = ({ rule, wild }: ListedRule): Fault =>
  rule === 'R' && !wild ? fault('wild-unmarked') : fault('rule-not-in-game.listed', { rule });
