/** `V-A` stands over `V-A`, `V-A-2-b` and `V-A comment`, not over `V-AB`; an empty prefix over everything. */
export function isUnder(clause: string, prefix: string): boolean {
  const id = clause.toLowerCase();
  const start = prefix.trim().toLowerCase();
  return start === '' || id === start || (id.startsWith(start) && /[- (]/.test(id.charAt(start.length)));
}
