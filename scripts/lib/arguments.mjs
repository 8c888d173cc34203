/** What stands behind a flag, or null. */
export const valueAfter = (args, flag) => (args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? null) : null);
