import type { FieldFault } from '../../../../../../domain/errors/domain-error.js';
import { faultsOfRate } from '../../../../../../domain/tariff/rate.js';
import { RATE_CRITERIA, type RateCriterion, unitOf } from '../../../../../../domain/tariff/rate-criterion.js';
import { overlap } from '../../../../../../domain/tariff/rate-validity.js';
import { serviceOf } from '../../../../../../domain/tariff/service-code.js';
import { numberEntered } from '../../../components/form-dialog/parse-number-input.js';
import type { ChosenPlace } from '../../../components/places/place-fields.js';
import { isFlat } from './format-rate.js';
import type { RateBody, RateRow } from './rates.endpoints.js';

/** A rate as it is being typed. */
export interface RateEntry extends ChosenPlace {
  readonly serviceCode: string;
  readonly rateCriteria: string;
  readonly baseRate: string;
  readonly minimumCharge: string;
  readonly maximumCharge: string;
  readonly description: string;
  /** Days as `YYYY-MM-DD`; empty: without limit. */
  readonly validFrom: string;
  readonly validUntil: string;
}

/** What a new rate begins with. */
export interface RateBeginning {
  readonly countryId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly serviceCode?: string | undefined;
}

/** An empty entry; what is known already is filled in. */
export function newEntry(beginning: RateBeginning): RateEntry {
  return {
    countryId: beginning.countryId,
    locationId: beginning.locationId,
    serviceCode: beginning.serviceCode ?? '',
    rateCriteria: '',
    baseRate: '',
    minimumCharge: '0',
    maximumCharge: '0',
    description: '',
    validFrom: '',
    validUntil: '',
  };
}

/** The entry that a rate is edited in. */
export function entryOfRate(row: RateRow): RateEntry {
  return {
    countryId: row.countryId,
    locationId: row.locationId,
    serviceCode: row.serviceCode,
    rateCriteria: row.rateCriteria,
    baseRate: String(row.baseRate),
    minimumCharge: String(row.minimumCharge ?? 0),
    maximumCharge: String(row.maximumCharge ?? 0),
    description: row.description,
    validFrom: row.validFrom ?? '',
    validUntil: row.validUntil ?? '',
  };
}

/** The criterion that was chosen; undefined where none was. */
export function criterionOf(entry: Pick<RateEntry, 'rateCriteria'>): RateCriterion | undefined {
  return RATE_CRITERIA.find((criterion) => criterion === entry.rateCriteria);
}

/** What is wrong with an entry, in the domain's words. */
export function faultsOfEntry(entry: RateEntry): FieldFault[] {
  return faultsOfRate({
    countryId: entry.countryId,
    locationId: entry.locationId,
    serviceCode: entry.serviceCode,
    criterion: entry.rateCriteria,
    baseRate: numberEntered(entry.baseRate),
    minimumCharge: numberEntered(entry.minimumCharge),
    maximumCharge: numberEntered(entry.maximumCharge),
    validFrom: entry.validFrom,
    validUntil: entry.validUntil,
  });
}

/** The rate that would be in force on the same days; undefined where there is none. @param editedId the rate itself */
export function twinOf(entry: RateEntry, rows: readonly RateRow[], editedId: number | undefined): RateRow | undefined {
  return rows.find(
    (other) =>
      other.id !== editedId &&
      other.locationId === entry.locationId &&
      other.serviceCode === entry.serviceCode &&
      overlap(other, entry),
  );
}

/** What is sent; limits of zero are none. @param row the rate that is edited; undefined for a new one */
export function bodyOfEntry(entry: RateEntry, row: RateRow | undefined): RateBody {
  const service = serviceOf(entry.serviceCode);
  const criterion = criterionOf(entry);
  const isSameService = row?.serviceCode === entry.serviceCode;
  const category = service?.category ?? 'Excluded';
  return {
    countryId: entry.countryId,
    locationId: entry.locationId,
    serviceCode: entry.serviceCode,
    serviceName: isSameService ? row.serviceName : (service?.name ?? entry.serviceCode),
    category,
    chargeCategory: category,
    rateCriteria: entry.rateCriteria,
    unit: criterion ? unitOf(criterion) : '',
    baseRate: numberEntered(entry.baseRate),
    minimumCharge: numberEntered(entry.minimumCharge) || null,
    maximumCharge: numberEntered(entry.maximumCharge) || null,
    isRequired: row?.isRequired ?? false,
    isFlat: isFlat(entry.rateCriteria),
    description: entry.description.trim(),
    validFrom: entry.validFrom || null,
    validUntil: entry.validUntil || null,
  };
}
