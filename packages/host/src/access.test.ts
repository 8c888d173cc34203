import { Setup } from '@forceout/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessOf } from './access.ts';
import type { Hosted } from './hosted.ts';

describe('access to a table', () => {
  const person = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constant('X'),
    kind: fc.constantFrom('guest' as const, 'account' as const, 'pupil' as const),
    classId: fc.constantFrom(null, 'k1', 'k2'),
  });
  const situation = fc.record({
    participant: person,
    admitted: fc.boolean(),
    coach: fc.boolean(),
    classId: fc.constantFrom(null, 'k1', 'k2'),
    owner: fc.constantFrom('a', 'b'),
    people: fc.constantFrom<(string | null)[]>([null, null], ['a', null], ['a', 'b']),
    official: fc.option(fc.constantFrom('c', 'd')),
    stage: fc.constantFrom('gathering' as const, 'playing' as const, 'over' as const),
    watch: fc.constantFrom('open' as const, 'code' as const, 'closed' as const),
    listed: fc.boolean(),
    judge: fc.boolean(),
  });

  it('keeps classes among themselves, closed tables closed, and officials from the seats', () => {
    fc.assert(
      fc.property(situation, s => {
        const setup = Setup.parse({ edition: 'wff-2017', watch: s.watch, listed: s.listed, judge: s.judge });
        const hosted = {
          room: {
            stage: s.stage,
            setup,
            seats: [],
            state: null,
            officials: [{ id: 2, role: 'judge', name: 'J', waits: s.judge, agreed: [] }],
          },
          owner: s.owner,
          people: s.people,
          officials: s.official === null ? [] : [{ person: s.official, role: 'judge', name: 'J', id: 2 }],
        } as unknown as Hosted;
        const may = accessOf(hosted, { classId: s.classId }, s);
        const part =
          s.people.includes(s.participant.id) ||
          s.official === s.participant.id ||
          s.owner === s.participant.id ||
          s.coach;
        const foreign = s.classId !== null && s.participant.classId !== s.classId && !s.coach;
        const astray = s.participant.kind === 'pupil' && s.classId === null;
        if (foreign || astray) expect(may).toEqual({ follow: false, sit: false, invite: false });
        else {
          if (part) expect(may.follow).toBe(true);
          if (!part && s.watch === 'closed' && s.stage !== 'gathering') expect(may.follow).toBe(false);
          if (!part && s.watch === 'code' && !s.admitted && !(s.listed && s.stage === 'gathering'))
            expect(may.follow).toBe(false);
        }
        if (s.stage !== 'gathering') expect(may.sit).toBe(false);
        if (may.sit) expect(may.follow).toBe(true);
        if (may.invite) expect(s.judge && (part || s.coach)).toBe(true);
      }),
      { seed: 61, numRuns: 2000 },
    );
  });
});
