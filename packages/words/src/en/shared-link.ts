export const words = {
  'shared.title': '{game}, {division}',
  'shared.position': 'A position to look at and to try a Solution on.',
  'shared.match':
    'A match of {n} players and {shakes} {shakes, plural, one {shake} other {shakes}}, to step through move by move.',
};
