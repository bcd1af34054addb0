import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './integration-event.messages.js';

/** The same in Spanish. */
export const INTEGRATION_EVENT_MESSAGES: Translation<typeof english.INTEGRATION_EVENT_MESSAGES> = {
  tokenCreated: 'Token de la API creado',
  tokenRevoked: 'Token de la API revocado',
  tokenCallRefused: 'Llamada de un token de la API rechazada',
  until: (day) => `hasta ${day}`,
  scopeMissing: (call, scope) => `${call} requiere el alcance ${scope}`,
  notForTokens: (call) => `${call} no es para tokens de la API`,
  endpointCreated: 'Destino de webhooks creado',
  endpointUpdated: 'Destino de webhooks actualizado',
  endpointDeleted: 'Destino de webhooks eliminado',
  endpointSwitchedOff: 'Destino de webhooks desactivado',
  gone: (host) => `${host} no quiere más eventos`,
  failing: (host) => `${host} no ha aceptado ningún evento en tres días`,
  off: 'desactivado',
  deliveryReplayed: 'Evento enviado de nuevo',
};
