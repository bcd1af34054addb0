import { ADDRESS_LINES } from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { getMessages } from '../../../i18n/messages.js';
import { mawbConsigneesMessages } from './mawb-consignees.messages.js';

/** The fields of an address, by the line that they stand in. */
export type AddressFields = Readonly<Record<(typeof ADDRESS_LINES)[number], string>>;

/** Words that people write before a telephone number, an address or a code; the field says so already. */
const LABEL_PATTERN = /^(?:tel(?:[eé]fono|ephone)?|phone|e-?mail|correo|tax id|customs code|code)\s*[.:]+\s*/i;

/** Reads the eight lines of an address; a sentence where they are not eight. */
export function parseAddressLines(text: string): AddressFields | string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length !== ADDRESS_LINES.length) {
    return getMessages(mawbConsigneesMessages).wrongLineCount(ADDRESS_LINES.length, lines.length);
  }
  const at = (index: number) => (lines[index] ?? '').replace(LABEL_PATTERN, '');
  const [stationLegalName, taxId, address1, address2, customsCode, cityCountry, telephone, email] = lines.map(
    (_line, index) => at(index),
  );
  return {
    stationLegalName: stationLegalName ?? '',
    taxId: taxId ?? '',
    address1: address1 ?? '',
    address2: address2 ?? '',
    customsCode: customsCode ?? '',
    cityCountry: cityCountry ?? '',
    telephone: telephone ?? '',
    email: email ?? '',
  };
}
