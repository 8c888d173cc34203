import type { EventInHand } from './use-event.ts';

/** Why the last act was not done, with the clause that says so. */
export const Refused = ({ said }: Pick<EventInHand, 'said'>) =>
  said && (
    <p className="hall-note warn" role="alert">
      {said.message} {said.clause && <code>{said.clause}</code>}
    </p>
  );
