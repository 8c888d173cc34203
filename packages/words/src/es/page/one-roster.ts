import type { words as english } from '../../en/page/one-roster.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'roster.import': 'O archivos de un sistema escolar (OneRoster: users.csv o el zip)',
  'roster.export': 'Guardar como OneRoster',
  'roster.taken': '{n} {n, plural, one {nombre tomado} other {nombres tomados}}: nombre de pila con una inicial.',
  'roster.known':
    '{n} {n, plural, one {nombre ya está} other {nombres ya están}} en la clase y no se {n, plural, one {toma} other {toman}}.',
  'roster.left': 'Omitidas, línea por línea ({n}):',
  'roster.line': '{file}, línea {line}: {fault}',
  'roster.more': 'y {n} más',
  'roster.fault.quotes': 'unas comillas no se cierran',
  'roster.fault.too-wide': 'más celdas que la primera línea; pon comillas a un nombre con coma',
  'roster.fault.no-id': 'falta sourcedId',
  'roster.fault.no-name': '«{what}» no tiene givenName',
  'roster.fault.twice': '«{what}» ya está; cuenta la primera',
  'roster.fault.role': '«{what}» no es un papel de OneRoster; escribe student para un alumno',
  'roster.fault.no-user': '«{what}» no está en users.csv',
  'roster.choose': 'Elige la clase',
  'roster.class': '{title} ({n})',
  'roster.unreadable': 'Este archivo no se puede abrir. Elige otra vez el zip de OneRoster, o su users.csv.',
  'roster.no-users': 'Falta users.csv. Elígelo también, o el zip entero.',
  'roster.no-columns': 'A la primera línea de {file} le falta {columns}. Pide una exportación OneRoster.',
  'roster.no-pupils': 'No hay alumnos en estos archivos. Elige también enrollments.csv, o el zip entero.',
};
