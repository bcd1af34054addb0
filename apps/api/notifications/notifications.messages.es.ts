import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './notifications.messages.js';

/** The same in Spanish. */
export const NOTIFICATIONS_MESSAGES: Translation<typeof english.NOTIFICATIONS_MESSAGES> = {
  followUp: (quotationNumber = 'una cotización') =>
    `La respuesta del cliente sobre ${quotationNumber} requiere revisión`,
  quotationPending: (number: string) => `${number} espera aprobación`,
  noSender: 'Sin buzón de remitente',
  mailServerAway: (waitingReplies: number) =>
    `Se siguen haciendo cotizaciones; ${waitingReplies === 1 ? '1 respuesta espera' : `${waitingReplies} respuestas esperan`} en la bandeja de salida hasta que vuelva el servidor de correo.`,
  mailboxSilent: (address: string) => `${address} no se ha leído en 5 minutos`,
  mailboxUnread: 'Hay correos nuevos en el buzón. Verifique que haya un servidor con procesos de trabajo en marcha.',
  answerEmail: 'Respuesta al correo',
  sendReply: 'Envío de la respuesta',
  fileReplyCopy: 'Archivo de la copia de una respuesta',
  sendStaffMail: 'Envío del aviso por correo',
  webhookSwitchedOff: (host: string) => `Ya no se envían eventos a ${host}`,
  webhookSwitchedOffDetails:
    'No aceptó ninguno en tres días, o no quiere más. Revise el programa y active el destino de nuevo.',
  noReason: 'sin motivo indicado',
  noSubject: 'sin asunto',
  replyFailed: (number: string) => `La respuesta con ${number} no se pudo entregar`,
  emailFailed: (id: number) => `El correo ${id} no se pudo procesar`,
  jobGivenUp: ({ job, subjectId }) => `${job} ${subjectId}: se abandonó`,
  ratesMissing: (airportCode: string) => `A ${airportCode} le faltan tarifas obligatorias`,
  ratesMissingDetails: ({ airportCode, services }) => `Las cotizaciones a ${airportCode} se retienen: ${services}`,
  rateExpiring: ({ serviceCode, airportCode, until }) => `${serviceCode} en ${airportCode} termina el ${until}`,
  rateExpiringDetails: ({ serviceName, airportCode }) =>
    `Sin una tarifa nueva de ${serviceName}, las cotizaciones a ${airportCode} se retienen desde entonces`,
  sampleTariff: 'Hay tarifas de ejemplo en uso',
  sampleTariffDetails: (sampleRates: number) =>
    `${sampleRates} tarifas no se han confirmado: reemplácelas o confírmelas`,
};
