import type { Translation } from '../message-catalogue.js';
import type * as english from './customers.messages.js';

/** The same in Spanish. */
export const RECOGNIZED_DOMAIN_MESSAGES: Translation<typeof english.RECOGNIZED_DOMAIN_MESSAGES> = {
  tooShort: 'El dominio debe tener al menos 4 caracteres',
  hasAt: 'Ingrese solo el dominio (sin @)',
  company: 'Ingrese un nombre de empresa válido',
  noMailbox: 'Ingrese un buzón, por ejemplo ana@cliente.com',
};

/** The same in Spanish. */
export const AGREEMENT_MESSAGES: Translation<typeof english.AGREEMENT_MESSAGES> = {
  percent: 'El porcentaje debe estar entre -99 y 1,000.',
  volumeRebate:
    'El descuento cuenta kg o embarques, y tiene hasta 10 escalones que suben: desde más de 0, y más de 0 hasta 99 por ciento.',
  freeCodes: 'Las líneas sin cargo son códigos de a lo sumo 20 caracteres, y a lo sumo 50.',
  networks: 'Los nombres de redes tienen a lo sumo 40 caracteres, sin @ . : ; ni comas, y son a lo sumo 10.',
  networkLines:
    'Cada línea debe ser una red y lo acordado: "WCA: -5 %; free DOCS, TRNS; terms 30 days; 2026-01-01 to 2026-12-31".',
  amount: 'Un monto debe ser mayor que 0 y de a lo sumo 1,000,000,000 de dólares.',
  paymentTerms: 'Las condiciones de pago admiten a lo sumo 300 caracteres.',
  day: 'Una fecha se escribe como 2026-01-31.',
  order: 'El último día no puede ser anterior al primero.',
};

/** The same in Spanish. */
export const VOLUME_UNITS: Translation<typeof english.VOLUME_UNITS> = {
  chargeable_kg: 'kg',
  shipments: 'embarques',
};

/** The same in Spanish. */
export const CUSTOMER_MESSAGES: Translation<typeof english.CUSTOMER_MESSAGES> = {
  erased: 'Eliminado a solicitud del cliente',
  beingProcessed:
    'En este momento se está procesando un correo o una respuesta de este cliente, así que no se eliminó nada. Inténtelo de nuevo en un minuto.',
};
