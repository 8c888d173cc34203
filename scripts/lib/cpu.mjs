/** Milliseconds of the processor that this process has used so far. */
export const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The clock is read at every so many looks: reading it costs more than the steps in between. */
const LOOKS = 8;

/** So much time of the processor for one question to a solver. */
export function cpuBudget(ms) {
  const end = cpuMs() + ms;
  let looks = 0;
  return { steps: Number.MAX_SAFE_INTEGER, cancelled: () => ++looks % LOOKS === 0 && cpuMs() > end };
}
