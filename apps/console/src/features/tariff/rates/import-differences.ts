import { CONDITION_MESSAGES } from '../../../../../../domain/tariff/condition/condition.messages.js';
import { formatValidity } from '../../../../../../domain/tariff/rate-validity.js';
import { getMessages } from '../../../i18n/messages.js';
import { formatBaseRate, formatMaximum, formatMinimum, formatUtcDay, getCriterionLabels } from './format-rate.js';
import type { RateAmounts, RateImport } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

/** What one line of a file changes. */
export interface ImportDifference {
  readonly line: number;
  /** `HNDL, SJO`. */
  readonly rate: string;
  readonly texts: readonly string[];
}

/** What a file changes line by line, in the order of the file. */
export function listImportDifferences(preview: Pick<RateImport, 'new' | 'changed'>): ImportDifference[] {
  const added = preview.new.map(({ row, ...rate }) => ({
    line: row,
    rate: formatRateName(rate),
    texts: [getMessages(ratesMessages).newRate(formatRateAmounts(rate).join(', '))],
  }));
  const changed = preview.changed.map(({ row, before, after }) => ({
    line: row,
    rate: formatRateName(after),
    texts: formatRateChanges(before, after),
  }));
  return [...added, ...changed].sort((a, b) => a.line - b.line);
}

function formatRateName(rate: RateAmounts): string {
  return `${rate.serviceCode}, ${rate.airportCode}`;
}

/** What a rate says, figure by figure; an empty list for none. */
export function formatRateAmounts(rate: RateAmounts | undefined): string[] {
  const messages = getMessages(ratesMessages);
  if (!rate) return [];
  return [
    getCriterionLabels()[rate.rateCriteria],
    formatBaseRate(rate),
    rate.minimumCharge
      ? messages.minimum(formatMinimum(rate.minimumCharge, undefined, rate.currency))
      : messages.noMinimum,
    rate.maximumCharge
      ? messages.maximum(formatMaximum(rate.maximumCharge, undefined, rate.currency))
      : messages.noLimitInText,
    messages.valid(formatValidity(rate, formatUtcDay)),
    ...(rate.conditions ? [formatApplication(rate)] : []),
  ];
}

/** What differs between two states of a rate: `$0.12 / kg → $0.15 / kg`. */
export function formatRateChanges(before: RateAmounts, after: RateAmounts): string[] {
  const listTerms = (rate: RateAmounts) => [
    ...formatRateAmounts({ ...rate, conditions: null }),
    formatApplication(rate),
  ];
  const now = listTerms(after);
  const changes = listTerms(before).flatMap((text, index) => (text === now[index] ? [] : [`${text} → ${now[index]}`]));
  return changes.length > 0 ? changes : [getMessages(ratesMessages).nameDescriptionOrOtherDetails];
}

/** When a rate applies: `applies: dangerous goods`. */
function formatApplication({ conditions }: RateAmounts): string {
  return conditions ? CONDITION_MESSAGES.applies(conditions.text) : getMessages(ratesMessages).appliesAlways;
}
