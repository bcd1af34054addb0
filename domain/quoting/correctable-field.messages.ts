import { defineMessages } from '../message-catalogue.js';

/** The values of a request that a user may correct: wire name to display name. */
export const CORRECTABLE_FIELDS = defineMessages('CORRECTABLE_FIELDS', {
  'goods.weight': 'Gross weight',
  'goods.pieces': 'Pieces',
  'goods.dimensions': 'Dimensions',
  'goods.volume': 'Volume',
  'goods.value': 'Goods value',
  'goods.description': 'Description',
  'goods.dangerous': 'Dangerous goods',
  incoterm: 'Incoterm',
  origin: 'Origin',
  airportOrigin: 'Origin airport',
  airportDestination: 'Destination airport',
  'destination.city': 'Delivery city',
  'destination.country': 'Destination country',
  'handling.commodity': 'Cargo class',
  'handling.unNumbers': 'UN numbers',
  'handling.services': 'Requested services',
  'handling.storageDays': 'Storage days',
  'handling.houseWaybills': 'House waybills',
  'handling.customsLines': 'Customs lines',
  'handling.hours': 'Hours',
  'handling.collectTotal': 'Collect total',
  'handling.thirdPartyInvoice': 'Third-party invoices',
} as const);
