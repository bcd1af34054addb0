import type { CustomerAgreementEntry } from '../../domain/customers/customer-agreement.js';
import { isRecord } from '../../domain/is-record.js';

/** Reads an agreement out of the log; null where the customer had none. */
export function parseRecordedAgreement(recorded: unknown): CustomerAgreementEntry | null {
  if (!isRecord(recorded)) return null;
  return {
    percent: parseNumber(recorded.percent),
    freeCodes: parseTexts(recorded.freeCodes),
    paymentTerms: parseText(recorded.paymentTerms),
    networks: parseTexts(recorded.networks),
    collectTotalUsd: parseNumber(recorded.collectTotalUsd),
    thirdPartyInvoiceUsd: parseNumber(recorded.thirdPartyInvoiceUsd),
    showsLocalCurrency: recorded.showsLocalCurrency === true,
    validFrom: parseText(recorded.validFrom),
    validUntil: parseText(recorded.validUntil),
  };
}

function parseNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function parseTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}
