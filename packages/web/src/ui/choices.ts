import { DIVISIONS, GAMES } from '@forceout/rulebook';
import type { T } from '../i18n/index.ts';

/** The games to choose from, by name. */
export const gameChoices = (t: T) => GAMES.map(value => ({ value, label: t(`game.${value}`) }));

export const divisionChoices = (t: T) => DIVISIONS.map(value => ({ value, label: t(`division.${value}`) }));
