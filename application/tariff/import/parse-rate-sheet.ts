import { DomainError } from '../../../domain/errors/domain-error.js';
import { parseConditionsText } from '../../../domain/tariff/condition/conditions-text.js';
import { isSameConditions, toRateConditions } from '../../../domain/tariff/condition/rate-conditions.js';
import { filterInForceOn } from '../../../domain/tariff/effective-tariff.js';
import { toRateFormulaEntry } from '../../../domain/tariff/formula/rate-formula.js';
import { findUnitCriterion, normalizeWords } from '../../../domain/tariff/price-words.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import { STORAGE_MESSAGES } from '../../../domain/tariff/storage/storage.messages.js';
import type { StorageTermsEntry } from '../../../domain/tariff/storage/storage-terms.js';
import { parseFreeTime, parseStorageText } from '../../../domain/tariff/storage/storage-text.js';
import { parseBreaksText } from '../breaks-text.js';
import { toRateDraft } from '../rate-input.js';
import type { Sheet } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { findAmbiguousDeliveries } from './ambiguous-deliveries.js';
import { findCategoryByName } from './charge-names.js';
import { type CombinedRow, combineRows } from './combine-rows.js';
import { findConflicts } from './conflicts.js';
import { findCategory } from './find-category.js';
import { findReference } from './find-reference.js';
import { type RowValues, readRow, type SheetTerms } from './read-row.js';
import { abbreviateName } from './resolve-codes.js';
import type { ImportColumnName } from './sheet-columns.js';
import type { EndedRate, RowError, SheetRate, Tariff } from './sheet-rate.js';
import { findSheetTerms, type SheetReading } from './sheet-terms.js';

/** The rates of a sheet, the rates that they end, and the rows that cannot be taken. */
export interface ParsedSheet {
  readonly rates: readonly SheetRate[];
  readonly ended: readonly EndedRate[];
  readonly errors: readonly RowError[];
}

const RANGE_COLUMNS = ['fromKg', 'toKg', 'fromKm', 'toKm', 'fromPieces', 'toPieces', 'fromValue', 'toValue'] as const;
const WEIGHT_CRITERIA: readonly RateCriterion[] = ['chargeable_weight', 'gross_weight', 'volumetric_weight'];
const YES_TEXTS = ['yes', 'y', 'true', '1', 'x', 'sí', 'si'];

/** Reads the rates of a sheet row by row. */
export function parseRateSheet(sheet: Sheet, reading: SheetReading, tariff: Tariff): ParsedSheet {
  const terms = findSheetTerms(sheet, reading);
  const rows: RowValues[] = [];
  const errors: RowError[] = [];
  const attempt = (line: number, work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push({ line, message: error.message });
    }
  };
  const { unreadPeriod } = terms.title;
  if (unreadPeriod !== undefined && !terms.hasValidity) {
    errors.push({ line: sheet.rows[0]?.line ?? 1, message: TARIFF_MESSAGES.unknownValidity(unreadPeriod) });
  }
  const hasCustomers = (['network', 'customer', 'conditions'] as const).some((name) => terms.columns.has(name));
  if (terms.title.isForAgents && !hasCustomers) {
    errors.push({ line: sheet.rows[0]?.line ?? 1, message: TARIFF_MESSAGES.forAgents });
  }
  const named = new Map<string, string>();
  for (const row of sheet.rows) {
    attempt(row.line, () => {
      const read = readRow(row, terms, tariff);
      rejectSharedAbbreviation(read, named);
      rows.push(...listCases(read));
    });
  }
  const combined = combineRows(rows, terms.title.isByChargeableWeight);
  const references = new Map(
    rows.flatMap(({ code, texts }) =>
      [code, texts.serviceName].flatMap((name) => (name && code ? [[normalizeWords(name), code] as const] : [])),
    ),
  );
  errors.push(...combined.errors);
  const rates: SheetRate[] = [];
  for (const row of combined.rows) attempt(row.line, () => rates.push(toSheetRate(row, terms, references, tariff)));
  const conflicts = findConflicts(rates, tariff.rates, reading.endsPrevious);
  const rejected = [...conflicts.errors, ...findAmbiguousDeliveries(rates, tariff.codes)];
  const rejectedLines = new Set(rejected.map(({ line }) => line));
  return {
    rates: rates.filter(({ line }) => !rejectedLines.has(line)),
    ended: conflicts.ended,
    errors: [...errors, ...rejected].sort((a, b) => a.line - b.line),
  };
}

/** A row for each of the cases that it holds for: of rates of one charge only one is taken, whatever else holds. */
function listCases(row: RowValues): RowValues[] {
  return row.cases.flatMap((conditions) => listDays({ ...row, texts: { ...row.texts, conditions } }));
}

/** A row for the days at each price. */
function listDays(row: RowValues): RowValues[] {
  const { laterDays, figures } = row;
  if (!laterDays) return [row];
  const { toDay: _end, ...others } = figures;
  return [row, { ...row, figures: { ...others, fromDay: laterDays.from, baseRate: laterDays.rate } }];
}

function toSheetRate(
  row: CombinedRow,
  terms: SheetTerms,
  references: ReadonlyMap<string, string>,
  tariff: Tariff,
): SheetRate {
  const { columns, title } = terms;
  const { line, airport, code, texts, figures } = row;
  const isTitled = !terms.hasValidity && (title.validFrom ?? title.validUntil) !== undefined;
  const hasDays = columns.has('validFrom') || columns.has('validity') || title.validFrom !== undefined;
  // Without the column a row means the rate that applies always.
  const conditions = parseConditionsText(texts.conditions);
  const asked = toRateConditions(conditions);
  const candidates = tariff.rates.filter(
    (rate) => rate.locationId === airport?.id && rate.serviceCode === code && isSameConditions(rate.conditions, asked),
  );
  const before = hasDays
    ? candidates.find((rate) => rate.validFrom === row.validFrom)
    : pickCurrentRate(candidates, tariff.day);
  // A column that is missing from the file leaves its values unchanged, unless they belong to another unit.
  const isSameUnit = before?.criterion === row.criterion;
  const stated: Readonly<Record<string, unknown>> = { ...row.texts, ...row.figures };
  const has = (name: ImportColumnName) => columns.has(name) || stated[name] !== undefined;
  const resolveValue = <T>(name: ImportColumnName, input: T, current: T): T => (has(name) ? input : current);
  const resolveLimit = (name: 'minimumCharge' | 'maximumCharge') =>
    resolveValue(name, figures[name], isSameUnit ? before?.[name]?.toNumber() : undefined);
  const current = isSameUnit ? toRateFormulaEntry(before?.formula) : null;
  const isRanged = RANGE_COLUMNS.some((name) => columns.has(name));
  const breaks =
    row.breaks ?? (isRanged ? undefined : resolveValue('breaks', parseBreaksText(texts.breaks), current?.breaks));
  const draft = toRateDraft(
    {
      countryId: airport?.countryId,
      locationId: airport?.id,
      serviceCode: code,
      serviceName: resolveValue('serviceName', texts.serviceName, before?.serviceName),
      criterion: row.criterion,
      currency: row.currency ?? before?.currency,
      baseRate: row.breaks || row.steps ? undefined : figures.baseRate,
      minimumCharge: resolveLimit('minimumCharge'),
      maximumCharge: resolveLimit('maximumCharge'),
      formula: {
        ...current,
        breaks,
        quantityStep:
          figures.quantityStep ??
          findWeightStep(row, terms) ??
          resolveValue('quantityStep', figures.quantityStep, toNumber(current?.quantityStep)),
        amountStep: resolveValue('amountStep', figures.amountStep, toNumber(current?.amountStep)),
        referenceCode: row.unit?.percentOf
          ? findReference(row.unit.percentOf, references, tariff)
          : resolveValue('percentOf', texts.percentOf, current?.referenceCode ?? undefined),
        includedTaxPercent: resolveValue(
          columns.has('tax') ? 'tax' : 'taxIncluded',
          figures.taxIncluded,
          toNumber(current?.includedTaxPercent),
        ),
        minimumPer: resolveValue('minimumPer', findMinimumUnit(texts.minimumPer), current?.minimumPer ?? undefined),
        buying: {
          rate: resolveValue('buyingRate', figures.buyingRate, toNumber(current?.buying?.rate)),
          minimum: resolveValue('buyingMinimum', figures.buyingMinimum, toNumber(current?.buying?.minimum)),
        },
        storage: has('storage') || isStored(row) ? readStorage(row) : (current?.storage ?? undefined),
      },
      conditions,
      isRequired: resolveValue(
        'isRequired',
        YES_TEXTS.includes(texts.isRequired?.toLowerCase() ?? ''),
        before?.isRequired ?? false,
      ),
      description: has('description') || columns.has('remarks') ? texts.description : before?.description,
      validFrom: hasDays ? row.validFrom : before?.validFrom,
      validUntil: has('validUntil') || has('validity') || isTitled ? row.validUntil : before?.validUntil,
    },
    tariff.airports,
    tariff.codes,
  );
  // The category of a code that is kept is the code's own; a new one is set up as the sheet says.
  if (tariff.codes.find(draft.serviceCode)) return { line, draft, before };
  const category =
    findCategory(texts.category) ??
    findCategoryByName(texts.serviceName ?? draft.serviceName, draft.criterion, draft.formula?.referenceCode) ??
    draft.category;
  return { line, draft: { ...draft, category, ...(row.isTaxFree ? { isTaxFree: true } : {}) }, before };
}

/** Weights go up as the lines above the table say, whatever is counted of them. */
function findWeightStep({ criterion }: CombinedRow, { columns, title }: SheetTerms): number | undefined {
  const isWeight = criterion !== undefined && WEIGHT_CRITERIA.includes(criterion);
  return isWeight && !columns.has('quantityStep') ? title.weightStep : undefined;
}

/** Two charges that a sheet names without a code must not become one. @throws DomainError `invalid` */
function rejectSharedAbbreviation({ code, texts: { serviceName } }: RowValues, named: Map<string, string>): void {
  if (code === undefined || serviceName === undefined || abbreviateName(serviceName) !== code) return;
  const name = normalizeWords(serviceName);
  const other = named.get(code) ?? name;
  if (other !== name) throw new DomainError('invalid', TARIFF_MESSAGES.namesAlike(serviceName));
  named.set(code, name);
}

/** What a minimum is for each of, as the unit of a rate says it; what is none is left to be refused. */
function findMinimumUnit(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (findUnitCriterion(text) ?? text.trim());
}

/** What a row says of storage by the day; undefined: its price is for the shipment. */
function readStorage(row: CombinedRow): StorageTermsEntry | undefined {
  const { texts, figures, steps } = row;
  const free =
    texts.storage === undefined ? undefined : (parseFreeTime(texts.storage) ?? parseStorageText(texts.storage));
  if (!free && !isStored(row)) return undefined;
  const after = texts.retroactiveAfter;
  const retroactive = after === undefined ? undefined : parseFreeTime(after);
  if (after !== undefined && !retroactive)
    throw new DomainError('invalid', STORAGE_MESSAGES.unreadable(after.slice(0, 60)));
  return {
    ...free,
    ...(steps ? { steps } : {}),
    ...(figures.minimumPerDay === undefined ? {} : { minimumPerDay: figures.minimumPerDay }),
    ...(retroactive ? { retroactiveAfterDays: retroactive.freeDays } : {}),
  };
}

/** Whether a price is for each day, whatever is free. */
function isStored({ unit, steps, figures, texts }: CombinedRow): boolean {
  const isDaily = unit?.isPerDay || steps !== undefined;
  return isDaily || figures.minimumPerDay !== undefined || texts.retroactiveAfter !== undefined;
}

function toNumber(value: number | string | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}

/** The rate that a row without days means: the only one there is, else the one in force. */
function pickCurrentRate(candidates: readonly Rate[], day: Day): Rate | undefined {
  if (candidates.length < 2) return candidates[0];
  const [inForce] = filterInForceOn(candidates, day);
  if (!inForce) throw new DomainError('invalid', TARIFF_MESSAGES.noneInForce);
  return inForce;
}
