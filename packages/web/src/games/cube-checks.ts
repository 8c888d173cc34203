import type { Claim, Cube } from '@forceout/table';
import type { T } from '../i18n/index.ts';
import type { Check } from './checks.tsx';
import type { UsableCubes } from './position.ts';

/** What is in order unless one of these codes was found. */
export interface FineUnless {
  readonly key: string;
  readonly unless: readonly string[];
  readonly text: string;
}

/** The list under a pad: what is wrong, then what is in order. */
export const listedChecks = <Fault extends { readonly code: string }>(
  faults: readonly Fault[],
  fine: readonly FineUnless[],
  say: (fault: Fault) => string,
): readonly Check[] => [
  ...faults.map((fault, i) => ({ key: `${fault.code} ${i}`, ok: false, text: say(fault) })),
  ...fine.flatMap(({ key, unless, text }) =>
    faults.some(({ code }) => unless.includes(code)) ? [] : [{ key, ok: true, text }],
  ),
];

/** What is written, by its cubes. */
export interface WrittenCubes {
  readonly usable: UsableCubes;
  readonly used: readonly string[];
  readonly claim: Claim;
}

/** That all Required cubes are there, and no more of Resources than may be. */
export function cubesInOrder(
  { usable, used, claim }: WrittenCubes,
  codes: { readonly required: readonly string[]; readonly resources: readonly string[] },
  name: (cube: Cube) => string,
  t: T,
): readonly FineUnless[] {
  const isUsed = ({ id }: Cube): boolean => used.includes(id);
  const [taken] = usable.resources.filter(isUsed);
  return [
    ...(usable.required.length > 0 && usable.required.every(isUsed)
      ? [{ key: 'required', unless: codes.required, text: t('games.check.required') }]
      : []),
    ...(claim === 'now'
      ? [
          {
            key: 'resources',
            unless: codes.resources,
            text: taken ? t('games.check.resource.one', { cube: name(taken) }) : t('games.check.resource.none'),
          },
        ]
      : []),
  ];
}
