#!/usr/bin/env node
// A computer player that plays over the network: node examples/bot.mjs http://localhost:8080 CODE [level]
// It comes as a guest, sits down at the table with that code, follows the table as lines of JSON and sends acts back.
import { argv, exit } from 'node:process';
import { botContext, nextAct } from '@forceout/players';
import { rulesOf } from '@forceout/rulebook';
import { view } from '@forceout/table';
import { roomAfter } from '@forceout/wire';

const [base = 'http://localhost:8080', code = '', level = 'player'] = argv.slice(2);
const ask = async (path, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return await answer.json();
};
const { token } = await ask('/api/guest', { token: true });
const { table } = await ask('/api/codes', { code }, token);
const send = message => ask(`/api/tables/${table}/messages`, { ask: 'a', table, ...message }, token);
const sat = await send({ t: 'sit' });
if (sat.t === 'refused') throw new Error(sat.message);

let room = null;
let seat = null;
let thought = -1;
async function think() {
  if (seat === null || room?.state == null || room.stage !== 'playing' || room.gameSeq === thought) return;
  const { gameSeq, state } = room;
  thought = gameSeq;
  const { game } = await import(`@forceout/${rulesOf(state.config.edition).game}`);
  const plan = nextAct(botContext(game, view(state, seat), seat, { level, style: 'steady', seed: gameSeq }));
  if (plan === null) return;
  setTimeout(async () => {
    if (room.gameSeq !== gameSeq) return;
    const answer = await send({ t: 'act', key: `${seat}-${gameSeq}`, expect: room.seq, act: plan.act });
    // Somebody was quicker, or came or went meanwhile: look again.
    if (answer.code === 'stale') thought = -1;
    else if (answer.t === 'refused') console.error(plan.act.do, answer.code, answer.message);
    await think();
  }, plan.afterMs);
}

const heard = {
  joined: message => ({ room, viewer: seat } = message),
  viewer: message => ({ room, viewer: seat } = message),
  entry: ({ seq, wall, body, state }) => {
    room = roomAfter(table, room, seq, wall, body);
    if (state !== undefined) room = { ...room, state };
  },
};
const stream = await fetch(`${base}/api/tables/${table}/stream`, { headers: { authorization: `Bearer ${token}` } });
let rest = '';
for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const message of lines.filter(line => line.trim() !== '').map(line => JSON.parse(line)))
    heard[message.t]?.(message);
  await think();
  if (room?.stage === 'over') exit(0);
}
