import type { Translation } from '../../message-catalogue.js';
import type * as english from './outcome.messages.js';

/** The same in Spanish. */
export const OUTCOME_MESSAGES: Translation<typeof english.OUTCOME_MESSAGES> = {
  unknownOutcome: 'Elija cómo terminó la cotización.',
  lossReasonMissing: 'Elija por qué la rechazó el cliente.',
  competitorPrice: 'El precio del competidor es un monto mayor que 0 con una moneda de tres letras.',
  noteMissing: 'Diga en pocas palabras por qué se cambia el resultado.',
  noteTooLong: 'La nota puede tener 500 caracteres como máximo.',
  onlySentEnds: 'solo termina una enviada',
  endedBefore: ({ number, outcome }) => `${number} ya terminó: ${OUTCOME_NAMES[outcome]}.`,
  nomination: {
    awb: 'El número de guía aérea tiene once dígitos, el último de los cuales es el de control.',
    pieces: 'Los bultos deben ser un número entero de 1 a 100 000.',
    grossKg: 'El peso bruto debe ser mayor que 0 y de 1 000 000 kg como máximo.',
    arrivalDay: 'El día de llegada es una fecha, por ejemplo 2026-03-17.',
  },
  notEnded: (number) => `${number} aún no ha terminado.`,
  staleVersion: (number) =>
    `Otra persona cambió ${number} mientras tanto. Cárguela de nuevo y compare antes de guardar.`,
};

/** The same in Spanish. */
export const CALL_MESSAGES: Translation<typeof english.CALL_MESSAGES> = {
  remarkMissing: 'Indique en pocas palabras el resultado de la llamada.',
  remarkTooLong: 'La observación admite a lo sumo 500 caracteres.',
  nextOn: 'El día de la próxima llamada es posterior a hoy.',
  notOpen: (number) => `${number} no se envió o ya terminó: no hay motivo para llamar.`,
};

/** How a quotation ended. */
export const OUTCOME_NAMES: Translation<typeof english.OUTCOME_NAMES> = {
  accepted: 'aceptada',
  declined: 'rechazada',
  expired: 'vencida',
  superseded: 'reemplazada',
  unanswered: 'sin respuesta',
};

/** Why a customer declined. */
export const LOSS_REASON_NAMES: Translation<typeof english.LOSS_REASON_NAMES> = {
  price: 'precio',
  competitor: 'eligió a un competidor',
  'transit-time': 'tiempo de tránsito',
  'not-shipping': 'no embarca',
  service: 'servicio',
  other: 'otro',
};
