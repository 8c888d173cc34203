import type { words as english } from '../../en/page/online.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'online.connecting': 'Conectando',
  'online.connecting.about': 'Tarda un momento. Sigue intentándolo solo.',
  'online.missing': 'El código es viejo, o esta mesa no es para ti.',
  'online.noTable': 'No hay mesa con este código',
  'online.off': 'El servidor no responde. Revisa la red e inténtalo otra vez.',
  'waiting.code': 'Da este código a tus amigos',
  'waiting.copy': 'Copiar el enlace',
  'waiting.copied': 'Copiado',
  'waiting.seats': 'Asientos',
  'waiting.about': 'La partida empieza cuando todos los asientos están ocupados.',
  'waiting.free': 'Libre',
  'waiting.you': 'tú',
  'waiting.sit': 'Sentarse aquí',
  'waiting.stand': 'Levantarse',
  'waiting.bot.easy': 'Bot fácil',
  'waiting.bot.medium': 'Bot bueno',
  'waiting.bot.hard': 'Bot fuerte',
  'waiting.judge': 'Invitar a un juez',
  'waiting.hall': 'Mesa {n}',
  'waiting.hall.about': 'La ronda empieza en todas las mesas a la vez. Espera aquí.',
  'waiting.hall.here': 'está aquí',
  'waiting.hall.notHere': 'aún no está',
  'waiting.hall.page': 'Mi página',
};
