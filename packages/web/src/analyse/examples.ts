import { type GameId, newestEdition } from '@forceout/rulebook';

/** A position of each game to look at: its code without the edition. */
const EXAMPLES: Readonly<Record<GameId, readonly [before: string, after: string]>> = {
  'on-sets': [
    '1',
    'jar...75913ac280.multipleOps~0unionInter~0univNull~0twoOps~0noNull~0requiredCard~1RY.row2~131.31.U.B-.~c2GL.BRRGYYNVC.impossible',
  ],
  equations: ['1', 'ea.....15.r1g5.bxr-.g6g4.r0.l9r~ab2gxl~v.now'],
  wff: ['1', 'e.....p.p.K.pqKo.s.iApCKNqo.impossible'],
};

export const exampleCode = (game: GameId): string => EXAMPLES[game].join(`.${newestEdition(game)}.`);
