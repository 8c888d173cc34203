import { withChecker, withShake, withTable } from '../../evolve/draft.ts';
import { type Evolution, same } from '../../evolve/evolution.ts';
import { FRESH_CALL } from '../../evolve/fresh.ts';
import { tableTime } from '../../evolve/table-time.ts';

/** One Solution after the other under check. */
export const checking: Evolution<
  'checking' | 'accepted' | 'rejected' | 'objection-ruled' | 'proving' | 'judge-asked' | 'judge-answered' | 'verdict'
> = {
  checking: (s, e, shake) =>
    withShake(s, { checking: e.checking, queue: shake.queue.filter(w => w !== e.checking.writer) }),
  accepted: (s, e, shake) => {
    const accepted = withShake(s, { accepted: [...shake.accepted, { by: e.seat, writer: e.writer }] });
    return withChecker(accepted, e.seat, { state: 'accepted' });
  },
  rejected: same,
  'objection-ruled': same,
  proving: (s, e, shake) => {
    const how = e.how ?? shake.checking?.how ?? null;
    const chosen = withShake(s, { checking: shake.checking && { ...shake.checking, how } });
    return e.pass ? withChecker(chosen, e.seat, { attempt: 'passed' }) : chosen;
  },
  'judge-asked': (s, e, shake) => {
    return withTable(withShake(s, { checking: shake.checking && { ...shake.checking, closed: true } }), {
      asked: { writer: e.writer, by: e.seat, since: tableTime(s, e.at), held: e.held ?? [], ...FRESH_CALL },
    });
  },
  'judge-answered': s => withTable(s, { asked: null }),
  verdict: (s, e, shake) => {
    return withShake(s, {
      verdicts: [...shake.verdicts.filter(v => v.writer !== e.verdict.writer), e.verdict],
      checking: shake.checking?.writer === e.verdict.writer ? null : shake.checking,
    });
  },
};
