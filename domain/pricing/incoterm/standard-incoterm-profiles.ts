import type { ChargeCategory } from '../charge-category/charge-category.js';
import type { Incoterm } from './incoterm.js';
import { type IncotermProfile, IncotermProfiles } from './incoterm-profiles.port.js';

const DOOR: readonly ChargeCategory[] = ['Compulsory', 'Delivery'];
const DOOR_AND_ADDITIONAL: readonly ChargeCategory[] = ['Compulsory', 'Delivery', 'Additional'];

const TABLE: Readonly<Record<Incoterm, IncotermProfile>> = {
  EXW: { incoterm: 'EXW', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  FCA: { incoterm: 'FCA', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  FAS: { incoterm: 'FAS', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  FOB: { incoterm: 'FOB', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  CFR: { incoterm: 'CFR', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  CIF: { incoterm: 'CIF', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  CPT: { incoterm: 'CPT', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  CIP: { incoterm: 'CIP', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'buyer', duties: 'buyer' },
  DAP: { incoterm: 'DAP', categoriesInTotal: DOOR, destinationCharges: 'seller', duties: 'buyer' },
  DPU: { incoterm: 'DPU', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'seller', duties: 'buyer' },
  DDP: { incoterm: 'DDP', categoriesInTotal: DOOR_AND_ADDITIONAL, destinationCharges: 'seller', duties: 'seller' },
};

/** Decision 5: DAP holds compulsory and delivery, every other term also the additional charges, none the optional ones. */
export class StandardIncotermProfiles extends IncotermProfiles {
  of(incoterm: Incoterm): IncotermProfile {
    return TABLE[incoterm];
  }
}
