import type { words as english } from '../../en/page/embed.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'embed.open': 'Abrir en Forceout',
  'embed.nothing': 'No hay nada que mostrar',
  'embed.nothing.about':
    'Dale a la mesa una posición, un registro o el código de una mesa: position="…", record="…" o table="…".',
  'embed.missing': 'El registro no está ahí',
  'embed.missing.about': 'No se pudo cargar nada de {address}. Revisa la dirección del archivo.',
  'embed.position.bad': 'Esto no es una posición',
  'embed.position.bad.about':
    'Su código no se puede leer: {part}. Copia otra vez el código entero del tablero de análisis.',
  'embed.record.bad': 'Este registro no se puede mostrar',
  'embed.record.line': 'Línea {line}: {why}',
  'embed.table.bad': 'Esta mesa no se puede ver',
  'embed.table.off': 'El servidor no responde. Carga la página otra vez dentro de un rato.',
  'embed.table.private': 'No está abierta para todos. Usa el código de la mesa.',
  'embed.table.soon': 'La partida no ha empezado todavía.',
  'embed.table.lost': 'Se perdió la conexión. Vuelve por sí sola.',
};
