/** What this edition says otherwise. */
export const clauses = `
V-A-2-a | Now may be said only while three or more cubes are in Resources.
X-B-3 | A Third Party who is right beside a Challenger who is wrong scores 5 after Now.
XIII-A-5 | Two Operations: a Solution needs no fewer than two operation signs.
`;
