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
  competitor: (price) => `competidor: ${price}`,
};
