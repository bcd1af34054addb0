import type { ADDRESS_LINES } from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import type { Places } from '../../../components/places/use-places.js';
import { getMessages } from '../../../i18n/messages.js';
import type { MawbConsigneeRow } from './mawb-consignees.endpoints.js';
import { mawbConsigneesMessages } from './mawb-consignees.messages.js';

/** A field of the address as the form shows it. */
interface AddressField {
  readonly line: (typeof ADDRESS_LINES)[number];
  readonly label: string;
  /** Characters that the server takes at most. */
  readonly maxLength: number;
  readonly type?: 'tel' | 'email';
}

/** The eight lines in their order. */
export function getAddressFields(): readonly AddressField[] {
  const messages = getMessages(mawbConsigneesMessages);
  return [
    { line: 'stationLegalName', label: messages.stationLegalName, maxLength: 200 },
    { line: 'taxId', label: messages.taxId, maxLength: 100 },
    { line: 'address1', label: messages.address1, maxLength: 300 },
    { line: 'address2', label: messages.address2, maxLength: 300 },
    { line: 'customsCode', label: messages.customsCode, maxLength: 100 },
    { line: 'cityCountry', label: messages.cityCountry, maxLength: 200 },
    { line: 'telephone', label: messages.telephoneCountryCodeAndNumber, maxLength: 60, type: 'tel' },
    { line: 'email', label: messages.emailField, maxLength: 254, type: 'email' },
  ];
}

/** A consignment's values as people read them. */
export function listComparedValues(places: Places): readonly ComparedValue<MawbConsigneeRow>[] {
  const messages = getMessages(mawbConsigneesMessages);
  return [
    [messages.country, (row) => places.countryById(row.countryId)?.name ?? ''],
    [messages.airport, (row) => places.airportById(row.locationId)?.code ?? ''],
    ...getAddressFields().map(({ line, label }): ComparedValue<MawbConsigneeRow> => [label, (row) => row[line]]),
  ];
}
