import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './difference.messages.js';

/** The same in Spanish. */
export const differenceMessages: Translation<typeof english.differenceMessages> = {
  tableLabel: 'Lo que cambiaría',
  what: 'Valor o cargo',
  now: 'Ahora',
  after: 'Nuevo',
  total: 'Total',
  onRequest: 'a solicitud',
  ofShipment: (label, shipment) => `${label}, embarque ${shipment}`,
  reasonsAdded: 'Nuevos motivos de revisión manual',
  reasonsGone: 'Motivos que ya no aplican',
  repriceQuestion: (number) => `¿Recalcular ${number}?`,
  repriceIntro: 'Estos son los cambios según la tarifa de hoy. Forman una nueva revisión, pendiente de aprobación.',
  makeRevision: 'Crear una nueva revisión',
  comparing: 'Calculando la cotización de nuevo',
  failedToCompare: 'No se pudo calcular la cotización de nuevo.',
  nothingChanges: (number) =>
    `Nada cambia: la tarifa de hoy da a ${number} los mismos valores, líneas y total. No se crea ninguna revisión.`,
  close: 'Cerrar',
  ofCorrection: 'El efecto de sus cambios',
  noChangeYet: 'Cambie un valor para ver aquí el nuevo precio.',
  emailOfCorrection: 'El correo',
};
