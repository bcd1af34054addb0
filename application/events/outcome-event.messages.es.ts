import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './outcome-event.messages.js';

/** The same in Spanish. */
export const OUTCOME_EVENT_MESSAGES: Translation<typeof english.OUTCOME_EVENT_MESSAGES> = {
  openAgain: 'Cotización abierta de nuevo',
  recorded: 'Resultado de la cotización registrado',
  proposed: 'Resultado de la cotización propuesto',
  subject: (number, clientEmail) => `${number} para ${clientEmail}`,
  open: 'abierta',
  reason: (reason) => `motivo: ${reason}`,
  competitor: (price) => `competidor: ${price}`,
  noteChanged: 'Nota al cliente cambiada',
  revisedNote: (number, revision, note) => `${number} es ahora la revisión ${revision}: ${note ?? 'sin nota'}`,
  called: 'Llamada al cliente',
  calledAgain: (day) => `de nuevo desde el ${day}`,
  answeredByLink: 'Cotización respondida por enlace',
  awb: (number) => `guía ${number}`,
  arrival: (day) => `llegada ${day}`,
  piecesDiffer: (nominated, quoted) => `bultos ${nominated} en vez de ${quoted}`,
  weightDiffers: (nominated, quoted) => `kg brutos ${nominated} en vez de ${quoted}`,
};
