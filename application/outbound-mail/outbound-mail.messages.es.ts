import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './outbound-mail.messages.js';

/** The same in Spanish. */
export const OUTBOUND_MAIL_MESSAGES: Translation<typeof english.OUTBOUND_MAIL_MESSAGES> = {
  copyStillFiled: 'Ya se está archivando una copia de la respuesta.',
  notWaiting: (number: string) => `La respuesta con ${number} ya no está pendiente.`,
  beingSent: (number: string) => `La respuesta con ${number} se está enviando en este momento.`,
  cancelledMeanwhile: (number: string) => `Otro usuario acaba de restablecer la respuesta con ${number}.`,
  supersededReply: ({ number, revision }) => `${number} es ahora la revisión ${revision}: esta respuesta no se envía.`,
  supersededRetry: ({ number, revision, replyRevision }) =>
    `${number} es ahora la revisión ${revision}: envíe esa en lugar de la revisión ${replyRevision}.`,
  retriedMeanwhile: (number: string) => `Otro usuario acaba de intentar de nuevo la respuesta a ${number}.`,
  sentAlready: (number: string) => `La respuesta con ${number} ya se envió.`,
  stillWaiting: (number: string) => `La respuesta con ${number} sigue en la bandeja de salida y se intenta sola.`,
  replacedByRevision: (revision: number) => `Reemplazada por la revisión ${revision} antes de enviarse.`,
  reminderNotNeeded: 'El cliente respondió o la cotización terminó: el recordatorio ya no hace falta.',
  reminderStays: (number: string) => `El recordatorio de ${number} sale en un momento: ya no se puede retener.`,
  secretUnreadable: (address: string) =>
    `La contraseña guardada de ${address} no se puede descifrar con el secreto de este servidor. Ingrésela de nuevo.`,
};
