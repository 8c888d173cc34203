import { type Said, type TableEvent, totals, type Unsettled, upcastWhy } from '@forceout/table';

/** Our own reasons are fixed tokens; what a judge typed stands between quotes. */
const voidReason = ({ code, typed }: Said): string => (typed === undefined ? code : JSON.stringify(typed));

/** Records of version 1 have the reason of a void shake as a sentence. */
export function upcastResult(text: string): string {
  const [, sentence, clause = ''] = /^void: (.+?)( \{[^{}]*\})?$/.exec(text) ?? [];
  return sentence === undefined ? text : `void: ${voidReason(upcastWhy(sentence))}${clause}`;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** What a scorekeeper would call out for an event, with the clause; null for all that needs no calling. */
export function resultOf(event: TableEvent, after: Unsettled): string | null {
  const clause = event.clause === undefined ? '' : ` {${event.clause.split(' ').slice(1).join(' ')}}`;
  switch (event.event) {
    case 'shake-began':
      return `shake ${event.shake}, Goal-setter ${event.setter}`;
    case 'penalty':
      return `penalty ${event.penalty.seat} ${event.penalty.points}${event.penalty.status === 'approved' ? '' : ` ${event.penalty.status}`}${clause}`;
    case 'penalty-ruled':
      return `penalty ${event.index + 1} ${event.status}${clause}`;
    case 'challenged':
      return `challenge ${event.challenge.kind} by ${event.challenge.by} against ${event.challenge.against}${clause}`;
    case 'verdict':
      return `solution of ${event.verdict.writer} ${event.verdict.correct === true ? 'correct' : 'incorrect'}${clause}`;
    case 'void':
      return `void: ${voidReason(event.reason)}${clause}`;
    case 'scored':
      return `score ${event.lines.map(l => signed(l.points)).join(' ')}, total ${totals(after).join(' ')}${clause}`;
    case 'closed':
      return `match points ${event.matchPoints.join(' ')}${clause}`;
    default:
      return null;
  }
}
