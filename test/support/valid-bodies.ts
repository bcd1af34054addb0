/*
 * Bodies that calls of the API take as they stand. A count tells a body apart from those before, where a store keeps what it
 * says once.
 */

export const REQUEST = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

export const createDomain = (count: number) => ({
  domain: `importadora-${count}.example`,
  companyName: 'Importadora del Valle',
  autonomy: 'certain',
  country: 'CR',
  isApproved: true,
  notes: 'Pays within 30 days',
  agreement: {
    percent: -5,
    freeCodes: ['HNDL'],
    paymentTerms: '30 days',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
  },
  confirmFreeMail: false,
  confirmLookAlike: true,
});
export const createChargeCode = (count: number) => ({
  code: `ODD${count}`,
  nameEn: 'Handling of odd cargo',
  nameEs: 'Manejo de carga',
  category: 'Additional',
  iataCode: 'MYC',
  application: 'on-request',
  isPassThrough: false,
  isTaxable: true,
});
export const DISCLAIMER = { title: 'Validity', content: 'Rates may change.', priority: 2, airportIds: [1] };
export const createConsignee = (count: number) => ({
  countryId: 5,
  locationId: 7,
  stationLegalName: 'Almacén del Valle, S.A.',
  taxId: `NIT ${count}`,
  address1: 'Calle 1',
  address2: 'Bodega 2',
  customsCode: 'S07',
  cityCountry: 'San Luis Talpa, El Salvador',
  telephone: '+503 2000 0000',
  email: 'sal@valle.example',
});
export const createExchangeRate = (count: number) => ({
  currency: 'CRC',
  validFrom: `${2000 + (count % 900)}-01-01`,
  validUntil: `${2000 + (count % 900)}-06-30`,
  unitsPerUsd: 505.5,
  marginPercent: 1,
  notes: 'Central bank',
});
export const createRate = (count: number) => ({
  countryCode: 'CR',
  airportCode: 'SJO',
  serviceCode: `ODD${count}`,
  serviceName: 'Odd cargo',
  category: 'Additional',
  rateCriteria: 'gross_weight',
  unit: 'kg',
  baseRate: 0.2,
  minimumCharge: 10,
  maximumCharge: 100,
  currency: 'USD',
  formula: { quantityStep: 1, amountStep: 0.05 },
  conditions: { commodities: ['general'], valueOverUsd: 10, origins: ['MIA'], customers: ['importadora.example'] },
  isRequired: false,
  isFlat: false,
  description: 'Of odd cargo',
  validFrom: '2026-01-01',
  validUntil: '2036-01-01',
  isSample: false,
});
export const createMailAccount = (count: number) => ({
  address: `quotes-${count}@desk.example`,
  host: '127.0.0.1',
  port: 1,
  security: 'none',
  smtpSecurity: 'none',
  border: 'named',
  smtpHost: '127.0.0.1',
  smtpPort: 1,
  copiesToSent: false,
  user: 'quotes',
  password: 'a password for tests only',
  authservId: 'mx.desk.example',
  doneFolder: 'Done',
  readFromDay: '2026-01-01',
  sendsByItself: false,
  isActive: false,
});
export const SHIPMENT = { grossWeight: 100, pieces: 1, volume: 0.5, cifValue: 1000 };
