const DAY = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A backup says in its name when it was made and on which day it has to be gone. */
export const backupName = (now: number, days: number): string =>
  `forceout-${dayOf(now)}-delete-${dayOf(now + days * DAY)}.db`;

const NAME = /^forceout-\d{4}-\d\d-\d\d-delete-(\d{4}-\d\d-\d\d)\.db$/;

/** Whether a file is a backup whose day has come. */
export const isExpired = (name: string, now: number): boolean => {
  const day = NAME.exec(name)?.[1];
  return day !== undefined && day <= dayOf(now);
};
