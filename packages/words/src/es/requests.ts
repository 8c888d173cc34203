import type { words as english } from '../en/requests.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  'requests.bad-value.at-least': '«{at}» necesita al menos {shortest}.',
  'requests.bad-value.boolean': '«{at}» tiene que ser true o false.',
  'requests.bad-value.day': '«{at}» tiene que ser un día escrito así: 2027-06-30.',
  'requests.bad-value.entries': '«{at}» tiene que tener {shortest} elementos y tiene {has}.',
  'requests.bad-value.entries-between': '«{at}» tiene que tener de {shortest} a {longest} elementos y tiene {has}.',
  'requests.bad-value.from': '«{at}» tiene que ser {least} o más.',
  'requests.bad-value.from-to': '«{at}» tiene que ser de {least} a {most}.',
  'requests.bad-value.game-twice': '«{game}» está dos veces; cada juego cuenta una vez.',
  'requests.bad-value.list': '«{at}» tiene que ser una lista.',
  'requests.bad-value.name':
    '«{at}» tiene que ser una línea de {most} letras o signos como máximo, que se puedan imprimir.',
  'requests.bad-value.no-game': '«{at}» necesita al menos un juego.',
  'requests.bad-value.object': '«{at}» tiene que ser un objeto.',
  'requests.bad-value.one-of': '«{at}» tiene que ser uno de estos: {names}.',
  'requests.bad-value.pair': '«{at}» nombra dos veces a «{player}»; una pareja son dos participantes.',
  'requests.bad-value.per-player': '«{at}» necesita un elemento para cada participante; hay {players}.',
  'requests.bad-value.per-table':
    '«{at}» necesita un elemento para {tables, plural, one {la única mesa} other {cada una de las {tables} mesas}}.',
  'requests.bad-value.points-and-scores': '«{table}» tiene a la vez "points" y "scores"; da solo uno.',
  'requests.bad-value.request': 'Una petición es un objeto JSON en una línea.',
  'requests.bad-value.round':
    'Después de {past, plural, one {1 ronda jugada} other {{past} rondas jugadas}} la siguiente es la ronda {next}.',
  'requests.bad-value.rounds': 'Esta es la ronda {next}; "rounds" tiene que ser eso o más.',
  'requests.bad-value.rounds-past':
    '{past, plural, one {Ya se jugó 1 ronda} other {Ya se jugaron {past} rondas}}; "rounds" tiene que ser eso o más.',
  'requests.bad-value.text': '«{at}» tiene que ser un texto que no esté vacío.',
  'requests.bad-value.twice': '«{item}» está dos veces en «{list}».',
  'requests.bad-value.whole-number': '«{at}» tiene que ser un número entero.',
  'requests.duplicate-player': '«{player}» ya está en {before}; cada cual está una sola vez.',
  'requests.missing-field': 'Falta «{at}».',
  'requests.missing-field.ask': 'Falta "ask". Se puede preguntar: {asks}.',
  'requests.missing-field.points': '«{table}» necesita "points" o "scores".',
  'requests.missing-field.rounds': 'Para planear por adelantado di cuántas rondas habrá: "rounds".',
  'requests.team-size': 'El equipo «{team}» tiene más de {most} miembros; su suma no está definida.',
  'requests.unknown-ask': '"ask" tiene que ser una pregunta conocida. Se puede preguntar: {asks}.',
  'requests.unknown-field': '«{at}» no es un campo aquí. Los campos son: {fields}.',
  'requests.unknown-player': '«{player}» no está entre los participantes.',
  'requests.sheet.void': 'Una tirada anulada no tiene puntos. Quítalos o quita la marca.',
  'requests.sheet.did-not-play': 'Esta persona no jugó la partida y no puede tener puntos aquí.',
  'requests.sheet.shake-score': 'Nadie puede tener estos puntos en una tirada. Mira otra vez la hoja.',
  'requests.sheet.shake-mix':
    'Alguien tiene 6 y nadie perdió. Un 6 viene de un desafío, y en un desafío alguien pierde.',
  'requests.sheet.penalty':
    'Una penalización es un punto; solo un «no hay Meta» discutido cuesta dos, una vez por tirada, donde la edición lo tiene.',
  'requests.sheet.not-initialled': 'En esta división un juez pone sus iniciales junto a cada penalización.',
  'requests.sheet.total': 'Las tiradas y las penalizaciones suman otro total.',
  'requests.sheet.points': 'Los totales dan otros puntos de partida.',
  'requests.seating.not-seated': 'Esta persona no tiene sitio.',
  'requests.seating.seated-twice': 'Esta persona tiene más de un sitio.',
  'requests.seating.table-size': 'En una mesa hay dos o tres participantes.',
  'requests.seating.table-count': 'Puede haber más mesas de tres que estas, o hacen falta otros descansos.',
};
