import type { Translation } from '../message-catalogue.js';
import type * as english from './repository-error.messages.js';
import { translateThing } from './repository-things.messages.es.js';

/** The same in Spanish. */
export const CONFLICT_MESSAGES: Translation<typeof english.CONFLICT_MESSAGES> = {
  rate: 'Este aeropuerto ya tiene una tarifa para este servicio.',
  chargeCode: 'Ya existe un cargo con este código.',
  chargeCodeInUse: 'Hay tarifas que usan este cargo. Elimínelas primero.',
  exchangeRate: 'Ya existe un tipo de cambio de esta moneda desde este día.',
  taxRate: 'Este país ya tiene tasas de impuestos.',
  sender: 'Este dominio ya está en la lista.',
  mailAccount: 'Este buzón ya está conectado.',
  folderCursor: 'Otro proceso lee este buzón.',
  administrator: 'Ya existe un administrador con este correo.',
  quotation: 'Este correo ya tiene una cotización.',
  reply: 'Esta revisión de la cotización ya tiene una respuesta.',
  airport: 'El aeropuerto no existe o está en otro país.',
  country: 'País desconocido.',
};

/** The same in Spanish. */
export const REPOSITORY_ERROR_MESSAGES: Translation<typeof english.REPOSITORY_ERROR_MESSAGES> = {
  missing: ({ thing, key }) => `No existe ${translateThing(thing)} ${key}.`,
  staleVersion: (thing: string) =>
    `Otro usuario cambió este registro (${translateThing(thing)}) entretanto. Vuelva a cargar e inténtelo de nuevo.`,
  staleSettings: 'Otro usuario cambió esta configuración entretanto. Vuelva a cargar e inténtelo de nuevo.',
};
