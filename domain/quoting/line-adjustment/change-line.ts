import { Big } from 'big.js';
import { assertValid, DomainError, type FieldError } from '../../errors/domain-error.js';
import { CHARGE_CATEGORIES, type ChargeCategory } from '../../tariff/charge-category/charge-category.js';
import type { ChargeCodeDraft } from '../../tariff/charge-code/charge-code.js';
import { MAX_CHARGE_NAME_LENGTH, normalizeChargeCode } from '../../tariff/charge-code/charge-code.js';
import { MAX_REASON_LENGTH } from '../dismissal-reason.js';
import type { PricedShipment } from '../priced-shipment.js';
import { LINE_ADJUSTMENT_MESSAGES } from '../quoting.messages.js';
import type { LineAdjustment } from './adjusted-charges.js';
import type { LineAction } from './line-action.js';
import { getAdjustments, getTariffCharges } from './line-adjustment.js';

/** What a person enters for a line. */
export interface LineChangeEntry {
  readonly action: LineAction;
  readonly serviceCode: string;
  /** Of an added line whose code the tariff does not know; otherwise the charge code's counts. */
  readonly serviceName?: string | undefined;
  readonly category?: string | undefined;
  /** US dollars. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
}

/** Who changes a line, and when. */
export interface LineChangeAuthor {
  readonly actor: string;
  readonly at: Date;
}

/** What becomes of a line that the tariff makes; one that people added stays theirs whatever its amount. */
const CHANGES = { add: 'added', override: 'overridden', waive: 'waived' } as const;
const MAX_AMOUNT_USD = 1_000_000;
const CODE_PATTERN = /^[A-Z0-9][A-Z0-9_-]{1,19}$/;

/** What is wrong with an entry, first things first; an empty list where nothing is. @param isKnown the tariff has the code */
export function validateLineChange(entry: LineChangeEntry, isKnown: boolean): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, message: string) => errors.push({ field, message });
  const { action, serviceName, category, reason } = entry;
  if (action === 'restore') return errors;
  if (action === 'add' && !isKnown) {
    if (!CODE_PATTERN.test(normalizeChargeCode(entry.serviceCode))) add('serviceCode', LINE_ADJUSTMENT_MESSAGES.code);
    if (!isTextWithin(serviceName, MAX_CHARGE_NAME_LENGTH)) add('serviceName', LINE_ADJUSTMENT_MESSAGES.name);
    if (!findCategory(category)) add('category', LINE_ADJUSTMENT_MESSAGES.category);
  }
  const lowest = action === 'add' ? -MAX_AMOUNT_USD : 0;
  if (action !== 'waive' && !isAmountFrom(lowest, entry.amount)) {
    add('amount', action === 'add' ? LINE_ADJUSTMENT_MESSAGES.addedAmount : LINE_ADJUSTMENT_MESSAGES.amount);
  }
  if (!isTextWithin(reason, MAX_REASON_LENGTH)) add('reason', LINE_ADJUSTMENT_MESSAGES.reason);
  return errors;
}

/**
 * The adjustments of a shipment after one more change of a line.
 * @param known the charge code of the entry where the tariff has it
 * @throws DomainError `invalid` for an entry that cannot be, `missing` for a line that is not there, `conflict` for one that
 * would be there twice
 */
export function changeLine(
  shipment: Pick<PricedShipment, 'adjusted' | 'charges'>,
  entry: LineChangeEntry,
  known: Pick<ChargeCodeDraft, 'nameEn' | 'nameEs' | 'category'> | undefined,
  author: LineChangeAuthor,
): readonly LineAdjustment[] {
  const code = normalizeChargeCode(entry.serviceCode);
  const adjustments = getAdjustments(shipment);
  const isMeant = ({ serviceCode }: { readonly serviceCode: string }) => normalizeChargeCode(serviceCode) === code;
  const earlier = adjustments.find(isMeant);
  const others = adjustments.filter((one) => one !== earlier);
  if (entry.action === 'restore') {
    if (!earlier) throw new DomainError('missing', LINE_ADJUSTMENT_MESSAGES.notAdjusted(code));
    return others;
  }
  const line = getTariffCharges(shipment).lines.find(isMeant);
  assertValid(validateLineChange(entry, known !== undefined || line !== undefined || earlier !== undefined));
  const name = line ?? earlier;
  if (entry.action === 'add' && name) throw new DomainError('conflict', LINE_ADJUSTMENT_MESSAGES.exists(code));
  if (entry.action !== 'add' && !name) throw new DomainError('missing', LINE_ADJUSTMENT_MESSAGES.noLine(code));
  return [
    ...others,
    {
      change: line ? CHANGES[entry.action] : 'added',
      serviceCode: name?.serviceCode ?? code,
      serviceName: name?.serviceName ?? known?.nameEn ?? entry.serviceName?.trim() ?? code,
      serviceNameEs: name ? name.serviceNameEs : known?.nameEs,
      category: name?.category ?? known?.category ?? findCategory(entry.category) ?? 'Additional',
      amountUsd: entry.action === 'waive' ? Big(0) : Big(entry.amount ?? 0),
      reason: entry.reason?.trim() ?? '',
      ...author,
    },
  ];
}

function findCategory(category: string | undefined): ChargeCategory | undefined {
  return CHARGE_CATEGORIES.find((one) => one === category);
}

function isTextWithin(text: string | undefined, length: number): boolean {
  const trimmed = text?.trim() ?? '';
  return trimmed.length > 0 && trimmed.length <= length;
}

function isAmountFrom(lowest: number, amount: number | undefined): boolean {
  if (amount === undefined || !Number.isFinite(amount) || amount < lowest || amount > MAX_AMOUNT_USD) return false;
  return Big(amount).round(2).eq(amount);
}
