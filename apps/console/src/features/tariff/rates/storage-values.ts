import { DomainError } from '../../../../../../domain/errors/domain-error.js';
import type { StorageTermsEntry } from '../../../../../../domain/tariff/storage/storage-terms.js';
import { parseStorageText } from '../../../../../../domain/tariff/storage/storage-text.js';
import type { RateFormulaView, StorageTermsDto } from '../../../api/generated.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';

/** Storage terms as they are being typed. */
export interface StorageValues {
  /** `day`: the price is for each day; else for the shipment. */
  readonly period: string;
  readonly freeDays: string;
  readonly freeDayKind: string;
  readonly minimumPerDay: string;
  readonly retroactiveAfterDays: string;
  /** As a cell of a sheet has them: `7: 0.14; +: 0.17`. */
  readonly steps: string;
}

const OPEN_END = '+';

/** The entry that storage terms are edited in. */
export function toStorageValues(storage: RateFormulaView['storage'] | null): StorageValues {
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
  return {
    period: storage ? 'day' : 'shipment',
    freeDays: text(storage?.freeDays),
    freeDayKind: storage?.freeDayKind ?? 'calendar',
    minimumPerDay: text(storage?.minimumPerDay),
    retroactiveAfterDays: text(storage?.retroactiveAfterDays),
    steps: (storage?.steps ?? []).map(({ upToDay, rate }) => `${upToDay ?? OPEN_END}: ${rate}`).join('; '),
  };
}

/** What is sent of storage terms; null where the price is for the shipment. */
export function toStorageBody(values: StorageValues): (StorageTermsDto & StorageTermsEntry) | null {
  if (values.period !== 'day') return null;
  return {
    freeDays: parseNumberInput(values.freeDays) ?? 0,
    freeDayKind: values.freeDayKind === 'working' ? 'working' : 'calendar',
    minimumPerDay: parseNumberInput(values.minimumPerDay) ?? null,
    retroactiveAfterDays: parseNumberInput(values.retroactiveAfterDays) ?? null,
    steps: (readSteps(values.steps).steps ?? []).map(({ upToDay, rate }) => ({
      upToDay: upToDay ?? null,
      rate: Number(rate),
    })),
  };
}

/** What is wrong with steps that cannot be read; undefined where nothing is. */
export function findStepsError(values: StorageValues): string | undefined {
  return values.period === 'day' ? readSteps(values.steps).error : undefined;
}

function readSteps(text: string): { readonly steps?: StorageTermsEntry['steps']; readonly error?: string } {
  try {
    return { steps: parseStorageText(text)?.steps };
  } catch (error) {
    if (error instanceof DomainError) return { error: error.message };
    throw error;
  }
}
