import type { Translation } from '../message-catalogue.js';
import type * as english from './operations.messages.js';

/** The same in Spanish. */
export const SETTINGS_MESSAGES: Translation<typeof english.SETTINGS_MESSAGES> = {
  autoResponseDelay: 'El retraso de la respuesta automática debe ser un número entero entre 0 y 60.',
  maxAttachmentSize: 'El tamaño máximo de los adjuntos debe ser un número entero entre 1 y 20.',
  theme: 'El tema debe ser claro, oscuro o del sistema.',
  dataRetention: 'La conservación de datos debe ser uno de los períodos de la lista.',
  whenDataIsMissing: 'Cuando faltan datos: cotización indicativa, preguntar o retener.',
  autonomy: 'La autonomía debe ser una de las opciones de la lista.',
  holdAboveUsd: 'El total a partir del cual se retiene debe ser 0 o estar entre 0.01 y 10,000,000 dólares.',
  marginFloorPercent: 'El margen mínimo debe estar entre -100 y 100 por ciento.',
  marginFloorUsd: 'El margen mínimo debe estar entre -10,000,000 y 10,000,000 de dólares.',
  maxPieceHeightCm: 'La altura a partir de la cual se retiene debe ser un número entero de cm entre 1 y 1,000.',
  maxPieceWeightKg: 'El peso a partir del cual se retiene debe ser un número entero de kg entre 1 y 100,000.',
  valueWithoutFreight: 'El valor sin flete debe suponerse o quedar a solicitud.',
  roadDistances:
    'Cada línea debe ser un lugar y sus kilómetros, un factor, o dónde llega la carga: "SJO Limón: 170", "CR: x 1.5", "TGU: from XPL".',
  serviceTax: 'El impuesto sobre servicios debe ser informativo o calculado.',
  localCurrency: 'La moneda local debe mostrarse o no.',
  timeZone: 'Elija una zona horaria de la lista, por ejemplo America/Costa_Rica.',
  incotermProfiles: 'Cada línea debe ser un término: "CPT: Compulsory, Delivery; charges buyer".',
  networkAgreements:
    'Cada línea debe ser una red y lo acordado: "WCA: -5 %; free DOCS, TRNS; terms 30 days; 2026-01-01 to 2026-12-31".',
  replyFacts: 'Los textos de las respuestas admiten a lo sumo 5,000 caracteres cada uno.',
  approvalUndoSeconds: 'El plazo para deshacer una aprobación debe ser de 0 a 120 segundos enteros.',
  callDays: 'Los días antes del vencimiento para llamar deben ser un número entero de 0 a 365.',
  callAboveUsd: 'El total para llamar debe ser de 0.01 a 10,000,000 dólares, o 0.',
  reminderDays: 'El recordatorio debe ser de 0 (ninguno) a 60 días antes del último día.',
  withoutReminder: 'La lista de clientes sin recordatorio puede tener 50 000 caracteres como máximo.',
  validityDays: 'La vigencia debe ser un número entero de días entre 1 y 365.',
};
