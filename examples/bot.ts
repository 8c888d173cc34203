// A computer player in TypeScript, written from the pages at /api alone: it needs no package.
//     node examples/bot.ts http://localhost:8080 CODE [shakes]        (Node 22.18 or newer runs it as it stands)
//
// It sits down at the table with that code, follows it as lines of JSON and answers each with an act it is offered. After
// so many shakes it offers to end the match.

export {};

interface Act {
  readonly do: string;
  readonly [field: string]: unknown;
}

interface View {
  readonly t: string;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly game: 'on-sets' | 'equations' | 'wff';
  readonly gameSeq: number;
  readonly summary: { readonly shake: number; readonly scores: readonly number[] };
  readonly cubes: { readonly resources: readonly { readonly face: string }[] };
  readonly acts: readonly { readonly act: Act; readonly open: boolean }[];
}

const [base = '', code = '', shakes = '1'] = process.argv.slice(2);
let token = '';

async function call(method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(base + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${((await answer.json()) as { message: string }).message}`);
  return answer;
}

/** The simplest Goal of each game: one cube. */
function goalOf({ game, cubes }: View): unknown {
  const wanted = { 'on-sets': '12345', equations: '123456789', wff: 'pqrs' }[game];
  const face = cubes.resources.map(cube => cube.face).find(one => wanted.includes(one));
  return game === 'on-sets' ? { layout: 'single', digits: [{ d: Number(face), up: true }] } : face;
}

const ORDER = ['preset', 'roll', 'deal', 'select', 'agree', 'move', 'tie', 'put-back', 'submit', 'accept', 'sign'];

function choose(view: View): Act | null {
  const offered = (verb: string) => view.acts.filter(({ act }) => act.do === verb);
  const ending = offered('end-match').find(({ act }) => act.agree !== false);
  if (view.summary.shake > Number(shakes) && ending) return ending.act;
  if (offered('goal').some(({ open }) => open)) return { do: 'goal', goal: goalOf(view) };
  for (const verb of ORDER) {
    const ready = offered(verb).filter(({ open }) => !open || verb === 'submit');
    if (ready.length > 0) return ready[Math.floor(Math.random() * ready.length)]?.act ?? null;
  }
  return null;
}

token = ((await (await call('POST', '/api/guest', { token: true })).json()) as { token: string }).token;
const { table } = (await (await call('POST', '/api/codes', { code })).json()) as { table: string };
const send = async (message: object) =>
  (await (await call('POST', `/api/tables/${table}/messages`, { ask: '1', table, ...message })).json()) as Act;
await send({ t: 'sit' });

let rest = '';
let number = 0;
const stream = await call('GET', `/api/tables/${table}/stream?view=true`);
for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines.filter(one => one.trim() !== '')) {
    const view = JSON.parse(line) as View;
    if (view.stage === 'over') {
      console.log(JSON.stringify({ scores: view.summary.scores }));
      process.exit(0);
    }
    const act = view.stage === 'playing' ? choose(view) : null;
    if (act === null) continue;
    const answer = await send({ t: 'act', key: `act-${number++}`, expect: view.gameSeq, act });
    if (answer.t === 'refused' && answer.code !== 'stale') console.error(JSON.stringify([act, answer.code]));
  }
}
