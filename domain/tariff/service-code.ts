import type { ChargeCategory } from './charge-category/charge-category.js';

/** A destination service of the tariff. */
export interface Service {
  readonly code: ServiceCode;
  readonly name: string;
  readonly category: ChargeCategory;
}

export const SERVICE_CODES = ['HNDL', 'DOCS', 'BRKD', 'TRNS', 'DELV', 'DELX', 'CUST', 'BWSE', 'COLL', 'DISB'] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

/** The ten services (section 3 of the specification), grouped as a quotation lists them. */
export const SERVICES: readonly Service[] = [
  { code: 'HNDL', name: 'Airport Handling', category: 'Compulsory' },
  { code: 'DOCS', name: 'Document Handover', category: 'Compulsory' },
  { code: 'BRKD', name: 'Consolidation Breakdown', category: 'Compulsory' },
  { code: 'TRNS', name: 'Airport Transfer', category: 'Compulsory' },
  { code: 'DELV', name: 'Delivery Standard', category: 'Delivery' },
  { code: 'DELX', name: 'Extended Delivery', category: 'Delivery' },
  { code: 'CUST', name: 'Customs Clearance', category: 'Additional' },
  { code: 'BWSE', name: 'Storage Fee', category: 'Additional' },
  { code: 'COLL', name: 'Charges Collect Fee', category: 'Optional' },
  { code: 'DISB', name: 'Disbursement Fee', category: 'Optional' },
];

/** Codes that other forwarders use for the same service (rule 7). */
const ALIASES: Readonly<Record<string, ServiceCode>> = { BOND: 'BWSE' };

/** The service behind a code or an alias of it; undefined where the tariff knows none. */
export function findService(code: string): Service | undefined {
  const upper = code.trim().toUpperCase();
  const canonical = ALIASES[upper] ?? upper;
  return SERVICES.find((service) => service.code === canonical);
}

/** The services without which an airport cannot be quoted (rule 11). */
export const COMPULSORY_SERVICES: readonly Service[] = SERVICES.filter((service) => service.category === 'Compulsory');
