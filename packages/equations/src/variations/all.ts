import type { VariationName } from '../rules.ts';
import { average } from './average.ts';
import { base } from './base.ts';
import { decimalInGoal } from './decimal-in-goal.ts';
import { decimalPoint } from './decimal-point.ts';
import { exponent } from './exponent.ts';
import { factorial } from './factorial.ts';
import { gcf } from './gcf.ts';
import { lcm } from './lcm.ts';
import { log } from './log.ts';
import { multipleOf } from './multiple-of.ts';
import { multipleOperations } from './multiple-operations.ts';
import { numberOfFactors } from './number-of-factors.ts';
import { percent } from './percent.ts';
import { powersOfBase } from './powers-of-base.ts';
import { remainder } from './remainder.ts';
import { sideways } from './sideways.ts';
import { smallestPrime } from './smallest-prime.ts';
import { sqrtI } from './sqrt-i.ts';
import { threeOperation } from './three-operation.ts';
import { twoDigit } from './two-digit.ts';
import { upsideDown } from './upside-down.ts';
import type { Variation } from './variation.ts';
import { xWild } from './x-wild.ts';
import { zeroWild } from './zero-wild.ts';

/** By name, in the order of the protocol. */
export const VARIATION: Readonly<Record<VariationName, Variation>> = {
  sideways,
  'upside-down': upsideDown,
  'zero-wild': zeroWild,
  'x-wild': xWild,
  factorial,
  'multiple-operations': multipleOperations,
  'three-operation': threeOperation,
  remainder,
  average,
  'smallest-prime': smallestPrime,
  percent,
  'decimal-point': decimalPoint,
  'two-digit': twoDigit,
  lcm,
  gcf,
  'number-of-factors': numberOfFactors,
  base,
  'multiple-of': multipleOf,
  exponent,
  'powers-of-base': powersOfBase,
  'sqrt-i': sqrtI,
  'decimal-in-goal': decimalInGoal,
  log,
};
