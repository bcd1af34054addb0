import type { Rate } from '../domain/tariff/rate.js';
import type { SheetCell } from './rate-sheets.port.js';

/** A column of the tariff as a sheet. */
export interface RateColumn {
  readonly name: RateColumnName;
  readonly heading: string;
  /** Other headings that it is known by, as `plainHeading` writes them. */
  readonly otherHeadings: readonly string[];
  readonly cellOf: (rate: Rate, countryCode: string) => SheetCell;
}

export type RateColumnName =
  | 'country'
  | 'airport'
  | 'service'
  | 'serviceName'
  | 'criterion'
  | 'baseRate'
  | 'minimumCharge'
  | 'maximumCharge'
  | 'isRequired'
  | 'description'
  | 'category'
  | 'validFrom'
  | 'validUntil';

/** The columns of an export, in their order; the category follows from the service and is read by people only. */
export const RATE_COLUMNS: readonly RateColumn[] = [
  column('country', 'Country', ['countrycode'], (_rate, countryCode) => countryCode),
  column('airport', 'Airport', ['airportcode', 'location', 'locationcode'], (rate) => rate.airportCode),
  column('service', 'Service', ['servicecode', 'code'], (rate) => rate.serviceCode),
  column('serviceName', 'Service Name', ['name'], (rate) => rate.serviceName),
  column('category', 'Category', ['chargecategory'], (rate) => rate.category),
  column('criterion', 'Rate Criteria', ['criteria', 'criterion', 'unit'], (rate) => rate.criterion),
  column('baseRate', 'Base Rate', ['rate'], (rate) => rate.baseRate.toNumber()),
  column('minimumCharge', 'Min Charge', ['minimumcharge', 'minimum', 'min'], (rate) => rate.minimumCharge?.toNumber()),
  column('maximumCharge', 'Max Charge', ['maximumcharge', 'maximum', 'max'], (rate) => rate.maximumCharge?.toNumber()),
  column('isRequired', 'Required', ['isrequired'], (rate) => (rate.isRequired ? 'yes' : 'no')),
  column('description', 'Description', ['notes'], (rate) => rate.description),
  column('validFrom', 'Valid From', ['from', 'startdate'], (rate) => rate.validFrom),
  column('validUntil', 'Valid Until', ['until', 'validto', 'enddate'], (rate) => rate.validUntil),
];

/** A heading without case, spaces and signs: `Min. Charge` is `mincharge`. */
export function plainHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function column(
  name: RateColumnName,
  heading: string,
  otherHeadings: readonly string[],
  cellOf: RateColumn['cellOf'],
): RateColumn {
  return { name, heading, otherHeadings, cellOf };
}
