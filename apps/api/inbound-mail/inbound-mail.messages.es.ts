import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './inbound-mail.messages.js';

/** The same in Spanish. */
export const INBOUND_MAIL_MESSAGES: Translation<typeof english.INBOUND_MAIL_MESSAGES> = {
  emailTooLarge: (megabytes: number) => `El correo supera el tamaño máximo de los adjuntos, ${megabytes} MB.`,
  ingestTimeout: 'El correo no se pudo guardar a tiempo.',
  moreAttachments: (count: string) => `${count} adjuntos más`,
  noForm: 'El cuerpo debe ser un formulario.',
  formTooLarge: 'El formulario es más grande que cualquier correo que se lee.',
  signatureTooOld: 'La firma tiene más de cinco minutos.',
  attachmentsTooLarge: (megabytes: number) => `El mensaje supera los ${megabytes} MB de adjuntos`,
  keptAsEmail: (emailId: number) => `Guardado como correo ${emailId}`,
  accepted: (emailId: number) => `El correo ${emailId} se guardó y se responderá`,
  followUpHeld: (number: string | undefined) =>
    number === undefined
      ? 'El correo requiere revisión manual'
      : `El correo pertenece a ${number} y requiere revisión manual`,
  nothingNew: 'El correo pertenece a una cotización anterior y no indica nada nuevo',
  sent: ({ number, client }) => `Cotización ${number} enviada a ${client}`,
  waitsInOutbox: ({ number, client }) => `La cotización ${number} para ${client} está en la bandeja de salida`,
  held: (number: string | undefined) => `La cotización ${number} requiere revisión manual`,
  failed: (reason = 'vea el registro de actividad') => `El correo no se pudo procesar: ${reason}`,
  noRequest: 'El correo no pide una cotización',
  wouldBeSent: (address: string | undefined) => `Se enviaría una cotización a ${address}`,
  wouldBeHeld: 'Una cotización requeriría revisión manual',
  dryRunNeedsSession: 'El modo de prueba necesita una sesión iniciada.',
  noEmail: 'El cuerpo debe ser un correo de tipo message/rfc822.',
  startAfterEnd: 'El inicio no puede ser posterior al fin.',
  headersTooLong: 'Los encabezados del mensaje son más largos que cualquiera que se lea.',
  incompleteForm: 'Formulario multipart incompleto.',
};
