import { groupBy } from '../../../domain/group-by.js';
import { FLAT_CRITERIA } from '../../../domain/tariff/rate-criterion.js';
import type { StorageTermsEntry } from '../../../domain/tariff/storage/storage-terms.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import type { RowValues } from './read-row.js';
import type { RowError } from './sheet-rate.js';

export type StorageSteps = NonNullable<StorageTermsEntry['steps']>;
/** A row that may stand for several, each of some days of storage. */
type StoredRow = RowValues & { readonly steps?: StorageSteps | undefined };
interface Combined {
  readonly rows: readonly StoredRow[];
  readonly errors: readonly RowError[];
}

/** Weights are whole grams: a limit that belongs to the row above ends a gram before it. */
const GRAM_KG = 0.001;
const KG_DECIMALS = 3;
const LARGEST_STEP_KG = 1;

/** Rows of one charge that hold for some days of storage each become one row; from which day they charge says what is free. */
export function combineDayRows(rows: readonly RowValues[]): Combined {
  const isDaily = ({ figures }: RowValues) => figures.fromDay !== undefined || figures.toDay !== undefined;
  const errors: RowError[] = [];
  const combined: StoredRow[] = rows.filter((row) => !isDaily(row));
  const toKey = (row: RowValues) => JSON.stringify([toWeightlessKey(row), row.figures.fromKg, row.figures.toKg]);
  for (const group of groupBy(rows.filter(isDaily), toKey).values()) {
    const made = combineDays(group);
    if ('message' in made) errors.push(made);
    else combined.push(made);
  }
  return { rows: combined, errors };
}

function combineDays(group: readonly [RowValues, ...RowValues[]]): StoredRow | RowError {
  const sorted = omitFreeDays([...group].sort((a, b) => (a.figures.fromDay ?? 1) - (b.figures.fromDay ?? 1)));
  const [first = group[0]] = sorted;
  const steps: StorageSteps[number][] = [];
  for (const [at, { line, figures, currency, criterion }] of sorted.entries()) {
    const next = sorted[at + 1]?.figures.fromDay;
    const end = figures.toDay ?? (next === undefined ? undefined : next - 1);
    const isGap = next === undefined ? end !== undefined : end !== next - 1;
    if (isGap || (end ?? Number.POSITIVE_INFINITY) < (figures.fromDay ?? 1)) {
      return { line, message: TARIFF_MESSAGES.daysOverlap };
    }
    if (figures.baseRate === undefined) return { line, message: TARIFF_MESSAGES.noPrice };
    for (const [what, isSame] of [
      ['currency', currency === first.currency],
      ['unit', criterion === first.criterion],
      ['minimum', (figures.minimumCharge ?? first.figures.minimumCharge) === first.figures.minimumCharge],
      ['maximum', (figures.maximumCharge ?? first.figures.maximumCharge) === first.figures.maximumCharge],
    ] as const) {
      if (!isSame) return { line, message: TARIFF_MESSAGES.differsFromLine({ what, line: first.line }) };
    }
    steps.push({ upToDay: end ?? null, rate: figures.baseRate });
  }
  const { fromDay = 1, ...figures } = first.figures;
  const free = first.texts.storage ?? String(fromDay - 1);
  const { toDay: _toDay, baseRate: _baseRate, ...others } = figures;
  return { ...first, figures: others, texts: { ...first.texts, storage: free }, steps };
}

/** Without the row of the first days where it is free: the one after it says from which day on is charged. */
function omitFreeDays(rows: readonly RowValues[]): readonly RowValues[] {
  const [first, ...others] = rows;
  const isFree =
    first?.figures.baseRate === 0 && (first.figures.fromDay ?? 1) === 1 && first.figures.toDay !== undefined;
  const isFollowed = others[0]?.figures.fromDay === (first?.figures.toDay ?? 0) + 1;
  return isFree && isFollowed ? others : rows;
}

/**
 * Weights that stand beside days, or beside a unit that is no weight, say when a row holds and not how its price is worked out:
 * they become conditions, which are of the gross weight.
 * @param isByChargeableWeight whether the sheet says that its ranges are of the chargeable weight: those of trips are bands
 */
export function moveWeightsToConditions(rows: readonly StoredRow[], isByChargeableWeight: boolean): Combined {
  const errors: RowError[] = [];
  const isMoved = (row: StoredRow) =>
    hasWeights(row) &&
    (row.steps !== undefined || !(isPricedByWeight(row) || (isByChargeableWeight && row.criterion === 'trips')));
  const moved: StoredRow[] = [];
  for (const group of groupBy(rows.filter(isMoved), toWeightlessKey).values()) {
    const sorted = [...group].sort((a, b) => (a.figures.fromKg ?? 0) - (b.figures.fromKg ?? 0));
    for (const [at, row] of sorted.entries()) {
      const { fromKg, toKg, ...figures } = row.figures;
      const before = sorted[at - 1]?.figures.toKg;
      const after = sorted[at + 1]?.figures.fromKg;
      if (row.criterion === 'chargeable_weight' || row.criterion === 'volumetric_weight') {
        errors.push({ line: row.line, message: TARIFF_MESSAGES.grossKgNeeded });
      } else if (before !== undefined && before > (fromKg ?? 0)) {
        errors.push({ line: row.line, message: TARIFF_MESSAGES.rangesOverlap('weights') });
      }
      const isTouching = toKg !== undefined && toKg === after;
      const over = toLowerLimit(fromKg, before);
      const upTo = isTouching ? toKg - GRAM_KG : toKg;
      const conditions = [
        row.texts.conditions,
        ...(over === undefined ? [] : [`kg over: ${over}`]),
        ...(upTo === undefined ? [] : [`kg up to: ${upTo}`]),
      ].filter(Boolean);
      moved.push({ ...row, figures, texts: { ...row.texts, conditions: conditions.join(';') } });
    }
  }
  return { rows: [...rows.filter((row) => !isMoved(row)), ...moved], errors };
}

/** What a weight has to be over: where the row before ends, and a gram less than where this one begins. */
function toLowerLimit(fromKg: number | undefined, before: number | undefined): number | undefined {
  if (!fromKg) return undefined;
  const isNext = before !== undefined && fromKg > before && fromKg - before <= LARGEST_STEP_KG;
  const limit = isNext ? before : Number((fromKg - GRAM_KG).toFixed(KG_DECIMALS));
  return limit <= LARGEST_STEP_KG && before === undefined ? undefined : limit;
}

function hasWeights({ figures }: RowValues): boolean {
  return figures.fromKg !== undefined || figures.toKg !== undefined;
}

/** Amounts for a weight, and prices of a kilogram, are bands. */
function isPricedByWeight({ criterion = 'flat' }: RowValues): boolean {
  return FLAT_CRITERIA.includes(criterion) || criterion === 'chargeable_weight' || criterion === 'gross_weight';
}

function toWeightlessKey({ airport, code, validFrom, validUntil, texts }: RowValues): string {
  return JSON.stringify([airport?.id, code, validFrom, validUntil, texts.conditions]);
}
