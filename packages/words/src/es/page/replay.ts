import type { words as english } from '../../en/page/replay.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'replay.title': 'Repetición',
  'replay.first': 'Al principio',
  'replay.previous': 'Un paso atrás',
  'replay.next': 'Un paso adelante',
  'replay.last': 'Al final',
  'replay.where': 'Momento de la partida',
  'replay.step': 'Paso {n} de {of}',
  'replay.save': 'Descargar el registro',
  'replay.review': 'Repaso',
};
