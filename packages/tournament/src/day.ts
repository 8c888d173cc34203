const DAY_MS = 86_400_000;
const two = (n: number): string => String(n).padStart(2, '0');

/** The day a moment falls on, written 2027-06-30: reckoned by hand, since nothing here may ask the machine for a date. */
export function dayOf(at: number): string {
  // Years begin in March, so that the leap day is the last of its year.
  const days = Math.floor(at / DAY_MS) + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * month + 2) / 5) + 1;
  const written = month < 10 ? month + 3 : month - 9;
  const year = yearOfEra + era * 400 + (written <= 2 ? 1 : 0);
  return `${year}-${two(written)}-${two(day)}`;
}
