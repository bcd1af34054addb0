import type { ChargeCategory } from '../../tariff/charge-category/charge-category.js';
import type { Incoterm } from './incoterm.js';
import { type IncotermProfile, IncotermProfiles } from './incoterm-profiles.port.js';

const COMPULSORY_AND_DELIVERY: readonly ChargeCategory[] = ['Compulsory', 'Delivery'];
const COMPULSORY_DELIVERY_AND_ADDITIONAL: readonly ChargeCategory[] = ['Compulsory', 'Delivery', 'Additional'];

const PROFILES: Readonly<Record<Incoterm, IncotermProfile>> = {
  EXW: {
    incoterm: 'EXW',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  FCA: {
    incoterm: 'FCA',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  FAS: {
    incoterm: 'FAS',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  FOB: {
    incoterm: 'FOB',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  CFR: {
    incoterm: 'CFR',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  CIF: {
    incoterm: 'CIF',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  CPT: {
    incoterm: 'CPT',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  CIP: {
    incoterm: 'CIP',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'buyer',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  DAP: {
    incoterm: 'DAP',
    categoriesInTotal: COMPULSORY_AND_DELIVERY,
    destinationCharges: 'seller',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  DPU: {
    incoterm: 'DPU',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'seller',
    importClearance: 'buyer',
    duties: 'buyer',
  },
  DDP: {
    incoterm: 'DDP',
    categoriesInTotal: COMPULSORY_DELIVERY_AND_ADDITIONAL,
    destinationCharges: 'seller',
    importClearance: 'seller',
    duties: 'seller',
  },
};

/** Rule 5: DAP holds compulsory and delivery, every other term also the additional charges, none the optional ones. */
export class StandardIncotermProfiles extends IncotermProfiles {
  get(incoterm: Incoterm): IncotermProfile {
    return PROFILES[incoterm];
  }
}
