import type { ADDRESS_LINES } from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import type { Places } from '../../../components/places/use-places.js';
import type { MawbConsigneeRow } from './mawb-consignees.endpoints.js';

/** A field of the address as the form shows it. */
interface AddressField {
  readonly line: (typeof ADDRESS_LINES)[number];
  readonly label: string;
  /** Characters that the server takes at most. */
  readonly maxLength: number;
  readonly type?: 'tel' | 'email';
}

/** The eight lines in their order. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  { line: 'stationLegalName', label: 'Station Legal Name', maxLength: 200 },
  { line: 'taxId', label: 'Tax ID', maxLength: 100 },
  { line: 'address1', label: 'Address 1', maxLength: 300 },
  { line: 'address2', label: 'Address 2', maxLength: 300 },
  { line: 'customsCode', label: 'Customs Code', maxLength: 100 },
  { line: 'cityCountry', label: 'City, Country', maxLength: 200 },
  { line: 'telephone', label: 'Telephone (country code and number)', maxLength: 60, type: 'tel' },
  { line: 'email', label: 'Email', maxLength: 254, type: 'email' },
];

/** A consignment's values as people read them. */
export function listComparedValues(places: Places): readonly ComparedValue<MawbConsigneeRow>[] {
  return [
    ['Country', (row) => places.countryById(row.countryId)?.name ?? ''],
    ['Airport', (row) => places.airportById(row.locationId)?.code ?? ''],
    ...ADDRESS_FIELDS.map(({ line, label }): ComparedValue<MawbConsigneeRow> => [label, (row) => row[line]]),
  ];
}
