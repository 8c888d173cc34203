import { pair } from '../i18n/index.ts';

export const strings = pair(
  {
    'replay.title': 'Replay',
    'replay.first': 'To the start',
    'replay.previous': 'One step back',
    'replay.next': 'One step on',
    'replay.last': 'To the end',
    'replay.where': 'Moment of the match',
    'replay.step': 'Step {n} of {of}',
    'replay.save': 'Download the record',
    'replay.review': 'Review',
  },
  {
    'replay.title': 'Repetición',
    'replay.first': 'Al principio',
    'replay.previous': 'Un paso atrás',
    'replay.next': 'Un paso adelante',
    'replay.last': 'Al final',
    'replay.where': 'Momento de la partida',
    'replay.step': 'Paso {n} de {of}',
    'replay.save': 'Descargar el registro',
    'replay.review': 'Repaso',
  },
);
