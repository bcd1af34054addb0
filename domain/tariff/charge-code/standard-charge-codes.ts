import { SERVICES, type ServiceCode } from '../service-code.js';
import { SERVICE_NAMES_ES } from '../tariff.messages.js';
import type { ChargeCodeContent } from './charge-code.js';

/** IATA's codes of the charges, where there is one. */
const IATA_CODES: Readonly<Partial<Record<ServiceCode, string>>> = {
  DELV: 'SD',
  DELX: 'SD',
  BWSE: 'SR',
  COLL: 'FC',
  DISB: 'DB',
};

/** The specification's ten services as charge codes, in the order of a quotation. */
export const STANDARD_CHARGE_CODES: readonly ChargeCodeContent[] = SERVICES.map(({ code, name, category }) => ({
  code,
  nameEn: name,
  nameEs: SERVICE_NAMES_ES[code],
  category,
  iataCode: IATA_CODES[code],
  application: 'mandatory',
  isPassThrough: false,
  isTaxable: true,
  needsReview: false,
}));
