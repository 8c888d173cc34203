import type { words as english } from '../../en/page/one-roster.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'roster.import': 'O archivos de un sistema escolar (OneRoster: users.csv o el zip)',
  'roster.export': 'Guardar como OneRoster',
  'roster.taken': '{n} {n, plural, one {nombre tomado} other {nombres tomados}}: nombre de pila con una inicial.',
  'roster.choose': 'Elige la clase.',
  'roster.class': '{title} ({n})',
  'roster.unreadable': 'Este archivo no se puede abrir. Elige otra vez el zip de OneRoster, o su users.csv.',
  'roster.no-users': 'Falta users.csv. Elígelo también, o el zip entero.',
  'roster.no-columns':
    'Este users.csv no tiene sourcedId ni givenName en su primera línea. Pide una exportación OneRoster.',
  'roster.no-pupils': 'No hay alumnos en estos archivos. Elige también enrollments.csv, o el zip entero.',
};
