import { type Hosted, officialOf, viewerOf } from './hosted.ts';
import type { Participant } from './ports.ts';
import type { StreamRow } from './store/streams.ts';

export interface Access {
  readonly follow: boolean;
  readonly sit: boolean;
  /** Gives out invitations for officials. */
  readonly invite: boolean;
}

export interface Standing {
  readonly participant: Participant;
  /** Came with the code of the table. */
  readonly admitted: boolean;
  /** Owns the class that the table belongs to. */
  readonly coach: boolean;
}

const NONE: Access = { follow: false, sit: false, invite: false };

/** What somebody may do with a table, decided for each table and each person anew. */
export function accessOf(
  hosted: Hosted,
  row: Pick<StreamRow, 'classId'>,
  { participant, admitted, coach }: Standing,
): Access {
  const { room, owner } = hosted;
  // A class is among itself: no code opens its tables to others.
  if (row.classId !== null && row.classId !== participant.classId && !coach) return NONE;
  // Nor does a pupil go to tables elsewhere, unless the coach allows it.
  if (participant.kind === 'pupil' && !participant.roams && row.classId === null) return NONE;
  const owns = owner === participant.id || coach;
  const part = owns || viewerOf(hosted, participant.id) !== 'spectator' || officialOf(hosted, participant.id) !== null;
  const gathering = room.stage === 'gathering';
  const { watch, listed } = room.setup;
  const mayCome = admitted || (listed && gathering);
  return {
    follow: part || (gathering && mayCome) || watch === 'open' || (watch === 'code' && mayCome),
    sit: gathering && (owns || mayCome || hosted.people.includes(participant.id)),
    // Officials of an event come by the director's appointment, never by a player's invitation.
    invite: room.hall === null && room.setup.judge && (owns || hosted.people.includes(participant.id)),
  };
}
