import type { FieldError } from '../../../../../../domain/errors/domain-error.js';
import { QUOTED_CURRENCY } from '../../../../../../domain/money/currency.js';
import { isSameConditions, toRateConditions } from '../../../../../../domain/tariff/condition/rate-conditions.js';
import { validateRate } from '../../../../../../domain/tariff/rate.js';
import { RATE_CRITERIA, type RateCriterion, toRateUnit } from '../../../../../../domain/tariff/rate-criterion.js';
import { isOverlapping } from '../../../../../../domain/tariff/rate-validity.js';
import type { ChargeCodeRow } from '../../../api/charge-codes.endpoints.js';
import { findChargeCode } from '../../../components/charge-codes/charge-code-options.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import type { SelectedPlace } from '../../../components/places/place-fields.js';
import { type ConditionValues, toConditionsBody, toConditionValues } from './condition-values.js';
import { isFlat } from './format-rate.js';
import { type FormulaValues, toFormulaBody, toFormulaValues } from './formula-values.js';
import type { RateBody, RateRow } from './rates.endpoints.js';
import { findStepsError, type StorageValues, toStorageValues } from './storage-values.js';

/** A rate as it is being typed. */
export interface RateFormValues extends SelectedPlace {
  readonly serviceCode: string;
  readonly rateCriteria: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly baseRate: string;
  readonly minimumCharge: string;
  readonly maximumCharge: string;
  readonly formula: FormulaValues;
  readonly conditions: ConditionValues;
  readonly storage: StorageValues;
  readonly description: string;
  /** Days as `YYYY-MM-DD`; empty: without limit. */
  readonly validFrom: string;
  readonly validUntil: string;
}

/** What a new rate begins with. */
export interface RateFormDefaults {
  readonly countryId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly serviceCode?: string | undefined;
}

/** An empty entry; what is known already is filled in. */
export function createRateFormValues(beginning: RateFormDefaults): RateFormValues {
  return {
    countryId: beginning.countryId,
    locationId: beginning.locationId,
    serviceCode: beginning.serviceCode ?? '',
    rateCriteria: '',
    currency: QUOTED_CURRENCY,
    baseRate: '',
    minimumCharge: '0',
    maximumCharge: '0',
    formula: toFormulaValues(null),
    conditions: {},
    storage: toStorageValues(null),
    description: '',
    validFrom: '',
    validUntil: '',
  };
}

/** The entry that a rate is edited in. */
export function toRateFormValues(row: RateRow): RateFormValues {
  return {
    countryId: row.countryId,
    locationId: row.locationId,
    serviceCode: row.serviceCode,
    rateCriteria: row.rateCriteria,
    currency: row.currency,
    baseRate: String(row.baseRate),
    minimumCharge: String(row.minimumCharge ?? 0),
    maximumCharge: String(row.maximumCharge ?? 0),
    formula: toFormulaValues(row.formula),
    conditions: toConditionValues(row.conditions),
    storage: toStorageValues(row.formula?.storage ?? null),
    description: row.description,
    validFrom: row.validFrom ?? '',
    validUntil: row.validUntil ?? '',
  };
}

/** The criterion that was chosen; undefined where none was. */
export function findCriterion(entry: Pick<RateFormValues, 'rateCriteria'>): RateCriterion | undefined {
  return RATE_CRITERIA.find((criterion) => criterion === entry.rateCriteria);
}

/** What is wrong with an entry, in the domain's words. */
export function validateRateForm(entry: RateFormValues): FieldError[] {
  const stepsError = findStepsError(entry.storage);
  const errors = validateRate({
    countryId: entry.countryId,
    locationId: entry.locationId,
    serviceCode: entry.serviceCode,
    criterion: entry.rateCriteria,
    currency: entry.currency,
    baseRate: parseNumberInput(entry.baseRate),
    minimumCharge: parseNumberInput(entry.minimumCharge),
    maximumCharge: parseNumberInput(entry.maximumCharge),
    formula: toFormulaBody(entry.formula, entry.storage),
    conditions: toConditionsBody(entry.conditions),
    validFrom: entry.validFrom,
    validUntil: entry.validUntil,
  });
  return stepsError ? [...errors, { field: 'storage', message: stepsError }] : errors;
}

/** The rate that would be in force on the same days; undefined where there is none. @param editedId the rate itself */
export function findDuplicate(
  entry: RateFormValues,
  rows: readonly RateRow[],
  editedId: number | undefined,
): RateRow | undefined {
  return rows.find(
    (other) =>
      other.id !== editedId &&
      other.locationId === entry.locationId &&
      other.serviceCode === entry.serviceCode &&
      isOverlapping(other, entry) &&
      isSameConditions(toRateConditions(other.conditions), toRateConditions(toConditionsBody(entry.conditions))),
  );
}

/**
 * What is sent; limits of zero are none.
 * @param row the rate that is edited; undefined for a new one
 * @param codes the charge codes, which name what is charged; undefined while they are on their way
 */
export function toRateBody(
  entry: RateFormValues,
  row: RateRow | undefined,
  codes?: readonly ChargeCodeRow[],
): RateBody {
  const service = findChargeCode(codes, entry.serviceCode);
  const criterion = findCriterion(entry);
  const isSameService = row?.serviceCode === entry.serviceCode;
  const category = isSameService ? row.category : (service?.category ?? 'Excluded');
  return {
    countryId: entry.countryId,
    locationId: entry.locationId,
    serviceCode: entry.serviceCode,
    serviceName: isSameService ? row.serviceName : (service?.nameEn ?? entry.serviceCode),
    category,
    chargeCategory: category,
    rateCriteria: entry.rateCriteria,
    unit: criterion ? toRateUnit(criterion) : '',
    currency: entry.currency.trim().toUpperCase() || null,
    baseRate: parseNumberInput(entry.baseRate),
    minimumCharge: parseNumberInput(entry.minimumCharge) || null,
    maximumCharge: parseNumberInput(entry.maximumCharge) || null,
    formula: toFormulaBody(entry.formula, entry.storage),
    conditions: toConditionsBody(entry.conditions),
    isRequired: row?.isRequired ?? false,
    isFlat: isFlat(entry.rateCriteria),
    description: entry.description.trim(),
    validFrom: entry.validFrom || null,
    validUntil: entry.validUntil || null,
  };
}
