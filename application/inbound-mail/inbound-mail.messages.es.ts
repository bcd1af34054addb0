import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './inbound-mail.messages.js';

/** The same in Spanish. */
export const INBOUND_MAIL_MESSAGES: Translation<typeof english.INBOUND_MAIL_MESSAGES> = {
  unknownAuthorization: 'Usted no ha iniciado ese acceso, o se olvidó después de un día. Empiece de nuevo.',
  notStorable: 'No se pudo guardar tal como está.',
  noOpenFollowUp: (emailId: number) => `El correo ${emailId} no tiene un seguimiento pendiente.`,
  replyToIgnored: (requested: string) =>
    `El correo pide respuestas a ${requested} (Reply-To); la respuesta va solo al buzón del remitente.`,
  tooMuchMail: 'En este momento entra demasiado correo grande. Inténtelo de nuevo en unos segundos.',
  tokenUsed: 'El token de esta llamada ya se usó.',
  queuedAlready: (emailId: number) => `El correo ${emailId} ya está en cola.`,
  quotedAlready: ({ emailId, number }) => `El correo ${emailId} ya tiene ${number}: recalcule esa cotización.`,
  revisedMeanwhile: (number: string) => `${number} se revisó entretanto.`,
};
