import type { MonthVolume } from '../month-volume.js';
import {
  type CustomerAgreement,
  isAgreementInForce,
  isNetworkName,
  toAgreement,
  validateAgreement,
} from './customer-agreement.js';
import { findGrantedRebate, type GrantedRebate } from './volume-rebate.js';

/** What is agreed with networks of agents. */
export interface NetworkAgreements {
  /** By the network's name in small letters. */
  readonly byNetwork: ReadonlyMap<string, { readonly name: string; readonly agreement: CustomerAgreement }>;
  /** Lines that mean nothing. */
  readonly unreadable: readonly string[];
}

/** An agreement, and with whom it is. */
export interface AppliedAgreement {
  /** The customer's mailbox or domain, or the network that it belongs to. */
  readonly customer: string;
  readonly agreement: CustomerAgreement;
  /** The step of its rebate that the month's volume reaches; absent: none. */
  readonly rebate?: GrantedRebate | undefined;
}

/** Words before what a part of a line says, in English and Spanish. */
const FREE_WORDS = ['free ', 'gratis '];
const TERMS_WORDS = ['terms ', 'pago '];
const DAY_SEPARATOR = ' to ';

/**
 * Reads lines such as `WCA: -5 %; free DOCS, TRNS; terms 30 days from the invoice; 2026-01-01 to 2026-12-31`, of which
 * each part may be left out.
 */
export function parseNetworkAgreements(text: string): NetworkAgreements {
  const byNetwork = new Map<string, { readonly name: string; readonly agreement: CustomerAgreement }>();
  const unreadable: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim();
    const agreement = isNetworkName(name) ? parseParts(line.slice(colon + 1)) : undefined;
    if (agreement && !byNetwork.has(name.toLowerCase())) byNetwork.set(name.toLowerCase(), { name, agreement });
    else unreadable.push(line);
  }
  return { byNetwork, unreadable };
}

/**
 * What counts for a customer on a day: its own agreement where that agrees on prices, else the one of the first of its
 * networks that has one. Terms of payment of its own come before those of the network.
 */
export function findApplicableAgreement(
  own: AppliedAgreement | undefined,
  { byNetwork }: NetworkAgreements,
  day: string,
): AppliedAgreement | undefined {
  if (!own || !isAgreementInForce(own.agreement, day)) return undefined;
  const { percent, freeCodes, networks, paymentTerms, showsLocalCurrency, volumeRebate, ...rest } = own.agreement;
  if (percent !== 0 || freeCodes.length > 0 || volumeRebate) return own;
  const network = networks
    .map((name) => byNetwork.get(name.toLowerCase()))
    .find((one) => one !== undefined && isAgreementInForce(one.agreement, day));
  if (!network) return own;
  const terms = paymentTerms ?? network.agreement.paymentTerms;
  return {
    customer: network.name,
    agreement: { ...network.agreement, networks, paymentTerms: terms, showsLocalCurrency, ...pickAmounts(rest) },
  };
}

/** An agreement with the rebate that the month's volume brings. @param volume undefined: it is not known */
export function grantRebate(
  applied: AppliedAgreement | undefined,
  volume: MonthVolume | undefined,
): AppliedAgreement | undefined {
  const rebate = findGrantedRebate(applied?.agreement.volumeRebate, volume);
  return applied && rebate ? { ...applied, rebate } : applied;
}

function pickAmounts({ collectTotalUsd, thirdPartyInvoiceUsd }: Partial<CustomerAgreement>) {
  return {
    ...(collectTotalUsd ? { collectTotalUsd } : {}),
    ...(thirdPartyInvoiceUsd ? { thirdPartyInvoiceUsd } : {}),
  };
}

function parseParts(text: string): CustomerAgreement | undefined {
  let percent: number | undefined;
  let freeCodes: string[] | undefined;
  let paymentTerms: string | undefined;
  let days: readonly string[] | undefined;
  for (const part of text.split(';').map((one) => one.trim())) {
    const free = removePrefix(part, FREE_WORDS);
    const terms = removePrefix(part, TERMS_WORDS);
    if (part.endsWith('%') && percent === undefined) percent = Number(part.slice(0, -1).trim().replace(',', '.'));
    else if (free && !freeCodes) freeCodes = free.split(',');
    else if (terms && paymentTerms === undefined) paymentTerms = terms;
    else if (` ${part}`.includes(DAY_SEPARATOR) && !days) days = ` ${part}`.split(DAY_SEPARATOR);
    else return undefined;
  }
  const [validFrom, validUntil] = days?.map((day) => day.trim()) ?? [];
  const entry = { percent, freeCodes, paymentTerms, validFrom, validUntil };
  return validateAgreement(entry).length === 0 ? toAgreement(entry) : undefined;
}

function removePrefix(part: string, prefixes: readonly string[]): string | undefined {
  const prefix = prefixes.find((one) => part.toLowerCase().startsWith(one));
  return prefix && part.slice(prefix.length).trim();
}
