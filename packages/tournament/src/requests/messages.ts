import type { SeatingFault } from '../seating/check-seating.ts';
import type { SheetFaultCode } from '../sheet.ts';

const SHEET: Readonly<Record<SheetFaultCode, string>> = {
  void: 'A void shake has no scores. Take them out, or take the mark away.',
  'did-not-play': 'This player did not play the match and cannot have a score here.',
  'shake-score': 'Nobody can have this score in a shake. Look at the sheet again.',
  'shake-mix': 'Somebody has 6 and nobody lost. A 6 comes from a challenge, and a challenge has a loser.',
  penalty: 'A penalty is one point; only a disputed no-Goal costs two, once a shake, where the edition has it.',
  'not-initialled': 'In this division a judge initials every penalty.',
  total: 'The shakes and penalties add up to another total.',
  points: 'The totals give other match points.',
};

const SEATING: Readonly<Record<SeatingFault['code'], string>> = {
  'not-seated': 'This player has no seat.',
  'seated-twice': 'This player has more than one seat.',
  'table-size': 'A table has two or three players.',
  'table-count': 'There can be more tables of three than this, or other byes are needed.',
};

export const sheetFaultText = (code: SheetFaultCode): string => SHEET[code];
export const seatingFaultText = (code: SeatingFault['code']): string => SEATING[code];
