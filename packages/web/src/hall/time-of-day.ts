/** As a clock on the wall of the hall shows it: half of the day is known there. */
export const timeOfDay = (language: string, moment: number): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
    .formatToParts(moment)
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
