import type { Translation } from '../message-catalogue.js';
import type * as english from './correctable-field.messages.js';

/** The same in Spanish. */
export const CORRECTABLE_FIELDS: Translation<typeof english.CORRECTABLE_FIELDS> = {
  'goods.weight': 'Peso bruto',
  'goods.pieces': 'Bultos',
  'goods.dimensions': 'Dimensiones',
  'goods.volume': 'Volumen',
  'goods.value': 'Valor de la mercancía',
  'goods.description': 'Descripción',
  'goods.dangerous': 'Mercancía peligrosa',
  incoterm: 'Incoterm',
  origin: 'Origen',
  airportOrigin: 'Aeropuerto de origen',
  airportDestination: 'Aeropuerto de destino',
  'destination.city': 'Ciudad de entrega',
  'destination.country': 'País de destino',
  'handling.commodity': 'Clase de carga',
  'handling.unNumbers': 'Números ONU',
  'handling.services': 'Servicios solicitados',
  'handling.storageDays': 'Días de almacenaje',
  'handling.houseWaybills': 'Guías hijas',
  'handling.customsLines': 'Líneas arancelarias',
  'handling.trips': 'Viajes',
  'handling.units': 'Unidades',
  'handling.hours': 'Horas',
  'handling.quarterHours': 'Cuartos de hora',
  'handling.collectTotal': 'Total por cobrar',
  'handling.thirdPartyInvoice': 'Facturas de terceros',
};
