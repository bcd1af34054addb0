import { selectByLanguage } from '../../../../../domain/message-catalogue.js';
import { STANDARD_CHARGE_CODES } from '../../../../../domain/tariff/charge-code/standard-charge-codes.js';
import { SERVICES } from '../../../../../domain/tariff/service-code.js';
import type { ChargeCodeRow } from '../../api/charge-codes.endpoints.js';
import type { SelectOption } from '../form-dialog/select-field.js';

type ListedCharge = Pick<ChargeCodeRow, 'code' | 'nameEn' | 'nameEs' | 'category'>;

/** The specification's ten while the list of codes is on its way. */
const STANDARD: readonly ListedCharge[] = STANDARD_CHARGE_CODES;

/** The charges that can be chosen: the specification's ten in their order, then the forwarder's own. */
export function listChargeOptions(
  codes: readonly ListedCharge[] | undefined,
  chosen: string | undefined,
): readonly SelectOption[] {
  const listed = sortCharges(codes ?? STANDARD).map(({ code, nameEn, nameEs }) => ({
    value: code,
    label: `${code} - ${selectByLanguage(nameEn, nameEs)}`,
  }));
  const isListed = !chosen || listed.some(({ value }) => value === chosen);
  return isListed ? listed : [{ value: chosen, label: chosen }, ...listed];
}

/** In the order of a quotation, the forwarder's own by code. */
export function sortCharges<Charge extends ListedCharge>(codes: readonly Charge[]): readonly Charge[] {
  const place = (code: string) => {
    const at = SERVICES.findIndex((service) => service.code === code);
    return at < 0 ? SERVICES.length : at;
  };
  return [...codes].sort((a, b) => place(a.code) - place(b.code) || a.code.localeCompare(b.code));
}

/** The charge code of a rate; undefined where the list does not hold it. */
export function findChargeCode(codes: readonly ListedCharge[] | undefined, code: string): ListedCharge | undefined {
  return (codes ?? STANDARD).find((one) => one.code === code);
}
