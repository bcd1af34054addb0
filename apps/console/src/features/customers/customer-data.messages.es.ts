import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './customer-data.messages.js';

/** The same in Spanish. */
export const customerDataMessages: Translation<typeof english.customerDataMessages> = {
  customerData: 'Datos del cliente',
  intro:
    'Si un cliente pregunta qué datos guarda usted, o pide que se eliminen: ingrese su buzón, o el dominio de toda la empresa.',
  customer: 'Buzón o dominio',
  customerHint: 'Por ejemplo, ana@gmail.com o acme.com',
  look: 'Consultar',
  close: 'Cerrar',
  failedToLook: 'No se pudo consultar el cliente',
  storedOf: (customer: string) => `Guardado sobre ${customer}`,
  nothingStored: 'No hay nada guardado sobre este cliente.',
  download: 'Descargar todo',
  downloaded: 'Datos del cliente descargados',
  eraseHeading: 'Eliminar los datos de este cliente',
  eraseNote:
    'Los nombres, direcciones, correos, adjuntos y mercancías se eliminan en todas partes, definitivamente. Los montos ' +
    'quedan en las estadísticas, y el registro conserva lo que se hizo sin decir para quién. Las copias de seguridad anteriores aún contienen todo.',
  beingWorkedOn: 'En este momento se está procesando un correo de este cliente. Inténtelo de nuevo en un minuto.',
  confirmation: (customer: string) => `Escriba ${customer} para confirmar`,
  erase: 'Eliminar definitivamente',
  failedToErase: 'No se eliminó el cliente',
  erased: 'Cliente eliminado',
  erasedDetails: ({ emails, quotations }) => `Correos: ${emails}, cotizaciones: ${quotations}`,
};

/** The same in Spanish. */
export const customerRecordMessages: Translation<typeof english.customerRecordMessages> = {
  emails: 'Correos',
  quotations: 'Cotizaciones',
  replies: 'Respuestas',
  corrections: 'Valores corregidos',
  jobs: 'En cola',
  recognitions: 'Dominios reconocidos',
  consignees: 'Direcciones de consignación',
  activity: 'Entradas del registro',
  notifications: 'Notificaciones al personal',
  notificationEmails: 'Correos al personal',
};
