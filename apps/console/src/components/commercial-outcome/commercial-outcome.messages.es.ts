import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './commercial-outcome.messages.js';

/** The same in Spanish. */
export const commercialOutcomeMessages: Translation<typeof english.commercialOutcomeMessages> = {
  title: 'Resultado',
  outcome: 'Resultado',
  allOutcomes: 'Todos los resultados',
  notEnded: 'Enviada; aún no ha terminado.',
  record: 'Registrar resultado',
  correct: 'Corregir resultado',
  reviewProposal: 'Revisar y registrar',
  proposed: (outcome) => `El correo del cliente dice: ${outcome}. Nada se registra antes de que alguien lo confirme.`,
  recordOf: (number) => `Resultado de ${number}`,
  intro: 'Cómo terminó la cotización como negocio. El registro de actividad guarda cada cambio.',
  save: 'Guardar resultado',
  failed: 'No se pudo guardar el resultado.',
  quotation: 'cotización',
  saved: 'Resultado guardado',
  savedBody: (number, outcome) => `${number}: ${outcome}.`,
  choose: 'Elija',
  openAgain: 'Abrir de nuevo (sin resultado)',
  lossReason: 'Por qué se rechazó',
  competitorAmount: 'Precio del competidor',
  competitorCurrency: 'Moneda',
  note: 'Nota',
  noteHint: 'Para colegas; obligatoria si se cambia un resultado',
  version: 'Versión',
  nomination: 'El cliente indica:',
  awb: (number) => `guía aérea ${number}`,
  pieces: (count) => `bultos: ${count}`,
  grossKg: (weight) => `peso bruto: ${weight} kg`,
  arrival: (day) => `llegada: ${day}`,
  piecesDiffer: (nominated, quoted) => `Los bultos difieren: ${nominated} en vez de ${quoted}, como se cotizó.`,
  weightDiffers: (nominated, quoted) =>
    `El peso bruto difiere: ${nominated} kg en vez de ${quoted} kg, como se cotizó.`,
  competitor: (price) => `competidor: ${price}`,
};
