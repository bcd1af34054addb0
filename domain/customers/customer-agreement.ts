import type { FieldError } from '../errors/domain-error.js';
import { AGREEMENT_MESSAGES } from './customers.messages.js';
import { isVolumeRebate, toVolumeRebate, type VolumeRebate, type VolumeRebateEntry } from './volume-rebate.js';

/** What is agreed with a customer; it comes before the general tariff. */
export interface CustomerAgreement {
  /** By how many per cent every rate of the tariff changes; below zero: less. */
  readonly percent: number;
  /** By how many per cent less the customer pays for what it had accepted in the month; absent: no rebate. */
  readonly volumeRebate?: VolumeRebate | undefined;
  /** Charge codes that cost this customer nothing. */
  readonly freeCodes: readonly string[];
  /** As the quotation says them; undefined: none of their own. */
  readonly paymentTerms: string | undefined;
  /** Networks of agents that the customer belongs to: what is agreed with them, and their rates, hold for it. */
  readonly networks: readonly string[];
  /** What the air waybill is collected with, and invoices of others that are paid, in US dollars, where a request names none. */
  readonly collectTotalUsd?: number | undefined;
  readonly thirdPartyInvoiceUsd?: number | undefined;
  /** Whether totals are told in the destination's currency as well, whatever the settings say. */
  readonly showsLocalCurrency: boolean;
  /** The first and the last day, `2026-01-31`; undefined: without limit on that side. */
  readonly validFrom: string | undefined;
  readonly validUntil: string | undefined;
}

/** An agreement as it is entered; null or absent: none. */
export interface CustomerAgreementEntry {
  readonly percent?: number | null | undefined;
  readonly volumeRebate?: VolumeRebateEntry | null | undefined;
  readonly freeCodes?: readonly string[] | null | undefined;
  readonly paymentTerms?: string | null | undefined;
  readonly networks?: readonly string[] | null | undefined;
  readonly collectTotalUsd?: number | null | undefined;
  readonly thirdPartyInvoiceUsd?: number | null | undefined;
  readonly showsLocalCurrency?: boolean | null | undefined;
  readonly validFrom?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
}

const MIN_PERCENT = -99;
const MAX_PERCENT = 1_000;
const MAX_FREE_CODES = 50;
const MAX_CODE_LENGTH = 20;
const MAX_PAYMENT_TERMS_LENGTH = 300;
const MAX_AMOUNT_USD = 1_000_000_000;
const MAX_NETWORKS = 10;
export const MAX_NETWORK_LENGTH = 40;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with an agreement, first things first; an empty list where nothing is. */
export function validateAgreement(entry: CustomerAgreementEntry): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, message: string) => errors.push({ field: `agreement.${field}`, message });
  const { percent, freeCodes, paymentTerms, networks = [], validFrom, validUntil } = entry;
  const isPercent = typeof percent === 'number' && percent >= MIN_PERCENT && percent <= MAX_PERCENT;
  if (percent !== undefined && percent !== null && !isPercent) add('percent', AGREEMENT_MESSAGES.percent);
  if (entry.volumeRebate && !isVolumeRebate(entry.volumeRebate)) add('volumeRebate', AGREEMENT_MESSAGES.volumeRebate);
  const codes = (freeCodes ?? []).map((code) => code.trim());
  if (codes.length > MAX_FREE_CODES || codes.some((code) => code === '' || code.length > MAX_CODE_LENGTH)) {
    add('freeCodes', AGREEMENT_MESSAGES.freeCodes);
  }
  if ((networks?.length ?? 0) > MAX_NETWORKS || !(networks ?? []).every(isNetworkName)) {
    add('networks', AGREEMENT_MESSAGES.networks);
  }
  if ((paymentTerms?.trim().length ?? 0) > MAX_PAYMENT_TERMS_LENGTH) {
    add('paymentTerms', AGREEMENT_MESSAGES.paymentTerms);
  }
  for (const field of ['collectTotalUsd', 'thirdPartyInvoiceUsd'] as const) {
    const amount = entry[field] ?? undefined;
    if (amount !== undefined && !(amount > 0 && amount <= MAX_AMOUNT_USD)) add(field, AGREEMENT_MESSAGES.amount);
  }
  if (validFrom && !isDay(validFrom)) add('validFrom', AGREEMENT_MESSAGES.day);
  if (validUntil && !isDay(validUntil)) add('validUntil', AGREEMENT_MESSAGES.day);
  if (validFrom && validUntil && validFrom > validUntil) add('validUntil', AGREEMENT_MESSAGES.order);
  return errors;
}

/** The agreement that a valid entry stands for; undefined where it agrees on nothing. */
export function toAgreement(entry: CustomerAgreementEntry | null | undefined): CustomerAgreement | undefined {
  const percent = entry?.percent ?? 0;
  const freeCodes = [...new Set((entry?.freeCodes ?? []).map((code) => code.trim().toUpperCase()))];
  const paymentTerms = entry?.paymentTerms?.trim() || undefined;
  const networks = [...new Set((entry?.networks ?? []).map((network) => network.trim()))];
  const showsLocalCurrency = entry?.showsLocalCurrency ?? false;
  const { collectTotalUsd, thirdPartyInvoiceUsd } = entry ?? {};
  const volumeRebate = toVolumeRebate(entry?.volumeRebate);
  const optional = {
    ...(volumeRebate ? { volumeRebate } : {}),
    ...(collectTotalUsd ? { collectTotalUsd } : {}),
    ...(thirdPartyInvoiceUsd ? { thirdPartyInvoiceUsd } : {}),
  };
  const lists = [...freeCodes, ...networks, ...Object.keys(optional)];
  if (percent === 0 && lists.length === 0 && paymentTerms === undefined && !showsLocalCurrency) return undefined;
  const { validFrom, validUntil } = entry ?? {};
  return {
    ...{ percent, freeCodes, paymentTerms, networks, showsLocalCurrency },
    ...optional,
    ...{ validFrom: validFrom || undefined, validUntil: validUntil || undefined },
  };
}

/** Whether a text can name a network: no mailbox, no domain, and nothing that parts one line of a list from another. */
export function isNetworkName(text: string): boolean {
  const name = text.trim();
  return name !== '' && name.length <= MAX_NETWORK_LENGTH && ![...'@.:;,'].some((sign) => name.includes(sign));
}

/** Whether an agreement holds on a day. @param day `2026-01-31` */
export function isAgreementInForce({ validFrom, validUntil }: CustomerAgreement, day: string): boolean {
  return (validFrom === undefined || validFrom <= day) && (validUntil === undefined || day <= validUntil);
}

function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
