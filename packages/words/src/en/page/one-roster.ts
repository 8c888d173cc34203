export const words = {
  'roster.import': 'Or files of a school system (OneRoster: users.csv, or the zip)',
  'roster.export': 'Save as OneRoster',
  'roster.taken': '{n} {n, plural, one {name} other {names}} taken over: first names with an initial.',
  'roster.choose': 'Choose the class.',
  'roster.class': '{title} ({n})',
  'roster.unreadable': 'This file cannot be opened. Choose the zip of OneRoster again, or users.csv out of it.',
  'roster.no-users': 'There is no users.csv. Choose it too, or the whole zip.',
  'roster.no-columns': 'This users.csv has no sourcedId and givenName in its first line. Ask for a OneRoster export.',
  'roster.no-pupils': 'There are no students in these files. Choose enrollments.csv too, or the whole zip.',
};
