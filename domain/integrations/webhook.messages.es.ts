import type { Translation } from '../message-catalogue.js';
import type * as english from './webhook.messages.js';

/** The same in Spanish. */
export const WEBHOOK_MESSAGES: Translation<typeof english.WEBHOOK_MESSAGES> = {
  url: 'Ingrese una dirección que empiece con https://, sin usuario, contraseña ni parte después de #.',
  events: 'Elija al menos un evento.',
  privateTarget: 'Esta dirección lleva a una red privada, adonde no se envían eventos.',
  notSettled: 'Este evento ya está en camino.',
};

/** The same in Spanish. */
export const DELIVERY_FAILURE_TEXTS: Translation<typeof english.DELIVERY_FAILURE_TEXTS> = {
  status: 'El destino no lo aceptó.',
  'timed-out': 'El destino no respondió a tiempo.',
  unreachable: 'No se puede llegar al destino.',
  'name-unknown': 'El nombre del destino no se conoce.',
  certificate: 'El certificado del destino no es válido.',
  'address-refused': 'La dirección lleva a una red privada, adonde no se envían eventos.',
  'secret-unreadable': 'El secreto guardado ya no se puede leer. Elimine el destino y agréguelo de nuevo.',
  'switched-off': 'El destino se desactivó.',
};
