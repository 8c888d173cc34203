/** How much longer than its own work a piece of work takes now, because others use the machine: 1 when nobody does. */
export function slow(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let x = 0;
  let used = 0;
  while (used < 100_000) {
    for (let i = 0; i < 100_000; i++) x = (x * 31 + i) | 0;
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
  return Math.max(1, ((performance.now() - began) * 1000) / used);
}
