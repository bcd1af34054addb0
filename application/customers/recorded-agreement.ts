import type { CustomerAgreementEntry } from '../../domain/customers/customer-agreement.js';
import type { VolumeRebateEntry } from '../../domain/customers/volume-rebate.js';
import { isRecord } from '../../domain/is-record.js';

/** Reads an agreement out of the log; null where the customer had none. */
export function parseRecordedAgreement(recorded: unknown): CustomerAgreementEntry | null {
  if (!isRecord(recorded)) return null;
  return {
    percent: parseNumber(recorded.percent),
    volumeRebate: parseVolumeRebate(recorded.volumeRebate),
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

function parseVolumeRebate(recorded: unknown): VolumeRebateEntry | undefined {
  if (!isRecord(recorded) || !Array.isArray(recorded.steps)) return undefined;
  const steps = recorded.steps.filter(isRecord).map(({ from, percent }) => ({
    from: parseNumber(from) ?? null,
    percent: parseNumber(percent) ?? null,
  }));
  return { measure: parseText(recorded.measure), steps };
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
