import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './quoting.messages.js';

/** The same in Spanish. */
export const QUOTING_MESSAGES: Translation<typeof english.QUOTING_MESSAGES> = {
  backtestSize: (limit: number) => `Se pueden recalcular entre 1 y ${limit} cotizaciones.`,
  backtestDay: 'Ingrese una fecha de los años 2000 a 2099.',
  nothingToRecognize: 'El remitente no tiene un dominio que se pueda reconocer: apruebe solo esta cotización.',
  openDomain: ({ mailDomain, mailbox }) =>
    `Cualquiera puede tener un buzón en ${mailDomain}, así que no se puede reconocer completo: reconozca solo ${mailbox ?? 'el buzón'}, o apruebe solo esta cotización.`,
  mixedAlphabets: (mailDomain: string) =>
    `${mailDomain} mezcla letras de varios alfabetos, como las imitaciones: apruebe solo esta cotización.`,
  lookAlike: ({ mailDomain, lookAlike }) =>
    `${mailDomain} se parece a ${lookAlike}, que está reconocido: apruebe solo esta cotización, o agregue el dominio en Dominios reconocidos si es de otra empresa.`,
  weightNeeded: 'Se necesita un peso bruto, medidas o un volumen.',
  noWeight: 'No se indicó el peso.',
  negativeWeight: 'El peso no puede ser negativo.',
  repeatedRequest: 'Las mismas palabras del mismo remitente ya se respondieron tantas veces como se permite.',
  noRevision: ({ revision, quotationId }) => `No existe la revisión ${revision} de la cotización ${quotationId}.`,
  linkUnknown: 'Este enlace no es válido.',
  linkClosed: (number: string) => `${number} ya no se puede responder con este enlace.`,
  replacedByRevision: (revision: number) => `Reemplazada por la revisión ${revision} antes de enviarse.`,
  sentMeanwhile: (number: string) => `${number} se envió de nuevo hace menos de un minuto.`,
  approvedWith: (number: string) => `Aprobado con ${number}.`,
};

/** The same in Spanish. */
export const QUOTATION_EXPORT_TEXTS: Translation<typeof english.QUOTATION_EXPORT_TEXTS> = {
  number: 'Cotización',
  created: 'Creada',
  status: 'Estado',
  email: 'Correo del cliente',
  domain: 'Dominio',
  country: 'País',
  airport: 'Aeropuerto',
  weight: 'Peso (kg)',
  volume: 'Volumen (m³)',
  amount: 'Monto (USD)',
  basis: 'Monto según',
  outcome: 'Resultado',
  client: 'Cliente',
  origin: 'Origen',
  incoterm: 'Incoterm',
  validUntil: 'Válida hasta',
  statuses: {
    completed: 'completada',
    pending: 'pendiente',
    sent: 'enviada',
    dismissed: 'descartada',
    failed: 'fallida',
    expired: 'vencida',
  },
  charges: 'cargos',
  storedAmount: 'monto guardado',
  sheet: 'Cotizaciones',
};
