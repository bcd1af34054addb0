import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './ledger.messages.js';

/** The same in Spanish. */
export const ledgerMessages: Translation<typeof english.ledgerMessages> = {
  whatIsThis: '¿Qué es esto?',
  leftOver: (words: string) => `Sin asignar: ${words}. ¿Qué es?`,
  leftOverTitle: 'Sin asignar: ningún valor se basa en este dato',
  leftOverInTheEmail: 'Datos del correo sin asignar',
  leftOverIntro: 'Indique qué es cada dato: la cotización se recalcula y el motivo queda resuelto.',
  choose: (words: string) => `¿Qué es "${words}"?`,
  withValue: (choice: string, value: string) => `${choice}: ${value}`,
  legend: 'Significado de las marcas',
  usedLegend: 'usado para un valor',
  setAsideLegend: 'descartado como otro dato',
  leftOverLegend: 'sin asignar',
};

const choices = {
  'gross-weight': 'Peso bruto total',
  'piece-weight': 'Peso de un bulto',
  'added-weight': 'Sumar al peso',
  'piece-count': 'Cantidad de bultos',
  contents: 'Contenido, no bultos',
  'added-size': 'Agregar como medida',
  'added-size-in-inches': 'Agregar como medida, en pulgadas',
  'total-volume': 'Volumen total',
  'piece-volume': 'Volumen de un bulto',
  'goods-value': 'Valor de la mercancía',
  'delivery-place': 'Lugar de entrega',
  destination: 'Aeropuerto de destino',
  'not-the-weight': 'No es el peso de la carga',
  'not-the-size': 'No es la medida de la carga',
  'not-the-volume': 'No es el volumen de la carga',
  'not-the-value': 'No es el valor de la mercancía',
  'not-a-place': 'No es un lugar de este embarque',
  'no-figure': 'No es una cifra de este embarque',
  noted: 'Visto: yo me encargo',
  'not-of-shipment': 'No se refiere a este embarque',
};

/** The same in Spanish. */
export const ledgerChoiceMessages: Translation<typeof english.ledgerChoiceMessages> = {
  ...choices,
};

/** The same in Spanish. */
export const ledgerRoleMessages: Translation<typeof english.ledgerRoleMessages> = {
  ...choices,
  noted: 'Visto por un usuario',
  corrected: 'Resuelto con una corrección',
  telephone: 'Número de teléfono',
  reference: 'Referencia',
  address: 'Dirección',
  net: 'Peso neto',
  tare: 'Peso del empaque',
  chargeable: 'Peso cobrable',
  limit: 'Límite o capacidad',
  temperature: 'Temperatura',
  product: 'Característica de un producto',
  time: 'Hora o duración',
  rate: 'Tarifa',
  date: 'Fecha',
  past: 'Embarque anterior',
  contents: 'Contenido de los bultos',
  superseded: 'Corregido por el remitente',
  'other-thing': 'Cifra de otra cosa',
};
