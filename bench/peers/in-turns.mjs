const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const cpuSeconds = work => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const middle = values => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

const ROUNDS = 5;
const ROUND_MS = 800;
/** A program in service has been at work for a while. */
const WARM_UP_MS = 1500;

/** Each in turn, several times over: a machine is not equally fast all the time. `once` says how many things it did. */
export function inTurns(peers) {
  const rates = peers.map(() => []);
  for (const { once } of peers) for (const end = cpuMs() + WARM_UP_MS; cpuMs() < end; ) once();
  for (let round = 0; round < ROUNDS; round++)
    peers.forEach(({ once }, n) => {
      let done = 0;
      const seconds = cpuSeconds(() => {
        for (const end = cpuMs() + ROUND_MS; cpuMs() < end; ) done += once();
      });
      rates[n].push(done / seconds);
    });
  return peers.map(({ who, what }, n) => ({
    who,
    figure: `${Math.round(middle(rates[n])).toLocaleString('en')} ${what} a second of CPU`,
  }));
}
