type Four<T> = readonly [T, T, T, T];

/** section, parameter, name, then what onsets-2014, onsets-2026, equations-2015 and wff-2017 say, and where. */
export type DifferenceRow = readonly [string, string, string, Four<string | null>, Four<string | null>];

export const all = (text: string): Four<string> => [text, text, text, text];
/** Both On-Sets editions alike. */
export const both = (onSets: string | null, equations: string | null, wff: string | null): Four<string | null> => [
  onSets,
  onSets,
  equations,
  wff,
];
