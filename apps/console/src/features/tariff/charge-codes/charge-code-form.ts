import type { FieldError } from '../../../../../../domain/errors/domain-error.js';
import { CategoryByCodeOrName } from '../../../../../../domain/tariff/charge-category/category-by-code-or-name.js';
import type { ChargeCategory } from '../../../../../../domain/tariff/charge-category/charge-category.js';
import {
  CHARGE_APPLICATIONS,
  type ChargeApplication,
  validateChargeCode,
} from '../../../../../../domain/tariff/charge-code/charge-code.js';
import type { ChargeCodeBody, ChargeCodeRow } from '../../../api/charge-codes.endpoints.js';
import { getMessages } from '../../../i18n/messages.js';
import { chargeCodesMessages } from './charge-codes.messages.js';

/** A charge code as it is being typed. */
export interface ChargeCodeFormValues {
  readonly code: string;
  readonly nameEn: string;
  readonly nameEs: string;
  /** Empty until staff choose one: the proposal counts. */
  readonly category: string;
  readonly iataCode: string;
  readonly application: string;
  readonly isPassThrough: boolean;
  readonly isTaxable: boolean;
}

const PROPOSAL = new CategoryByCodeOrName();

/** The entry that a charge code is edited in; an empty one for a new code. */
export function toChargeCodeFormValues(row: ChargeCodeRow | undefined): ChargeCodeFormValues {
  return {
    code: row?.code ?? '',
    nameEn: row?.nameEn ?? '',
    nameEs: row?.nameEs ?? '',
    category: row?.category ?? '',
    iataCode: row?.iataCode ?? '',
    application: row?.application ?? 'mandatory',
    isPassThrough: row?.isPassThrough ?? false,
    isTaxable: row?.isTaxable ?? true,
  };
}

/** The category that section 9 of the specification proposes for what was typed. */
export function proposeCategory({ code, nameEn }: Pick<ChargeCodeFormValues, 'code' | 'nameEn'>): ChargeCategory {
  return PROPOSAL.categorize({ code, name: nameEn });
}

/** What is wrong with an entry, in the domain's words. */
export function validateChargeCodeForm(values: ChargeCodeFormValues, isNew: boolean): FieldError[] {
  return validateChargeCode({ ...values, category: values.category || proposeCategory(values) }, isNew);
}

/** What is sent. */
export function toChargeCodeBody(values: ChargeCodeFormValues): ChargeCodeBody {
  return {
    ...values,
    code: values.code.trim().toUpperCase(),
    category: values.category || proposeCategory(values),
    iataCode: values.iataCode.trim() || null,
  };
}

/** When a charge is made, in words. */
export function getApplicationLabels(): Readonly<Record<ChargeApplication, string>> {
  const messages = getMessages(chargeCodesMessages);
  return { mandatory: messages.mandatory, conditional: messages.conditional, 'on-request': messages.onRequest };
}

/** What can be chosen for when a charge is made. */
export function listApplicationOptions() {
  return CHARGE_APPLICATIONS.map((application) => ({
    value: application,
    label: getApplicationLabels()[application],
  }));
}
