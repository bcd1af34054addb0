import { Big } from 'big.js';
import type { FieldError } from '../../errors/domain-error.js';
import type { RateCriterion } from '../rate-criterion.js';
import {
  type StorageTerms,
  type StorageTermsEntry,
  toStorageTerms,
  toStorageTermsEntry,
  validateStorageTerms,
} from '../storage/storage-terms.js';
import { FORMULA_MESSAGES } from '../tariff.messages.js';
import {
  type BuyingPrice,
  type BuyingPriceEntry,
  isBuyingPrice,
  toBuyingPrice,
  toBuyingPriceEntry,
} from './buying-price.js';
import { joinReferenceCodes, listReferenceCodes } from './charge-reference.js';
import { BREAK_MODES, type RateBand, type RateBreaks } from './rate-breaks.js';

/** What a minimum may be for each of. */
export const MINIMUM_UNITS = [
  'hawb',
  'pieces',
  'un_numbers',
  'trips',
  'units',
] as const satisfies readonly RateCriterion[];
export type MinimumUnit = (typeof MINIMUM_UNITS)[number];

/** What a rate calculates with beside its base rate, its minimum and its maximum. */
export interface RateFormula {
  /** Undefined: the base rate for any quantity. */
  readonly breaks: RateBreaks | undefined;
  /** The quantity is rounded up to a multiple of this, for instance whole kg; undefined: it is taken as it is. */
  readonly quantityStep: Big | undefined;
  /** The line is rounded up to a multiple of so many US dollars; undefined: to cents. */
  readonly amountStep: Big | undefined;
  /** The charge codes that a percentage of other charges is of, as one text: `TRNS + DELV`. */
  readonly referenceCode: string | undefined;
  /** The tax that base rate, bands and limits hold, in percent; undefined: they are without. */
  readonly includedTaxPercent?: Big | undefined;
  /** The minimum is for each of these, for instance each house waybill; undefined: for the shipment. */
  readonly minimumPer?: MinimumUnit | undefined;
  /** The price is for each day of storage, after free ones; undefined: it is for the shipment. */
  readonly storage?: StorageTerms | undefined;
  /** What the forwarder pays for it; undefined: not entered. */
  readonly buying?: BuyingPrice | undefined;
}

/** A band as it is entered, stored and sent; null or absent: none. */
export interface RateBandEntry {
  readonly upTo?: number | string | null | undefined;
  readonly amount?: number | string | null | undefined;
  readonly rate?: number | string | null | undefined;
  readonly per?: number | string | null | undefined;
}

/** A formula as it is entered, stored and sent; null or absent: none. */
export interface RateFormulaEntry {
  readonly breaks?:
    | {
        readonly mode?: string | null | undefined;
        readonly limitBelongsTo?: string | null | undefined;
        readonly isNextBreakCheaper?: boolean | null | undefined;
        readonly bands?: readonly RateBandEntry[] | undefined;
      }
    | null
    | undefined;
  readonly quantityStep?: number | string | null | undefined;
  readonly amountStep?: number | string | null | undefined;
  readonly referenceCode?: string | null | undefined;
  readonly includedTaxPercent?: number | string | null | undefined;
  readonly minimumPer?: string | null | undefined;
  readonly storage?: StorageTermsEntry | null | undefined;
  readonly buying?: BuyingPriceEntry | null | undefined;
}

const MAX_BANDS = 50;
/** No surcharge is of more charges. */
const MAX_REFERENCES = 6;
const MAX_FIGURE = 1_000_000;
/** Bands by value reach further than prices. */
/** No tax on services comes near it. */
const MAX_TAX_PERCENT = 50;
const MAX_LIMIT = 1_000_000_000;

/** What is wrong with a formula, first things first; an empty list where nothing is. */
export function validateRateFormula(
  entry: RateFormulaEntry | null | undefined,
  rate: { readonly criterion?: string | undefined; readonly serviceCode?: string | undefined },
): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, message: string) => errors.push({ field, message });
  for (const field of ['quantityStep', 'amountStep'] as const) {
    const step = toFigure(entry?.[field]);
    if (step !== undefined && !(step > 0 && step <= MAX_FIGURE)) add(field, FORMULA_MESSAGES.step);
  }
  if (rate.criterion === 'other_charge') {
    const references = listReferenceCodes(entry?.referenceCode);
    const own = rate.serviceCode?.trim().toUpperCase();
    if (references.length === 0) add('referenceCode', FORMULA_MESSAGES.noReference);
    else if (references.some((code) => code === own)) add('referenceCode', FORMULA_MESSAGES.ownReference);
    else if (references.length > MAX_REFERENCES)
      add('referenceCode', FORMULA_MESSAGES.tooManyReferences(MAX_REFERENCES));
  }
  const tax = toFigure(entry?.includedTaxPercent);
  if (tax !== undefined && !(tax > 0 && tax <= MAX_TAX_PERCENT))
    add('includedTaxPercent', FORMULA_MESSAGES.includedTax);
  const unit = entry?.minimumPer || undefined;
  if (unit !== undefined && !MINIMUM_UNITS.some((one) => one === unit)) add('minimumPer', FORMULA_MESSAGES.minimumPer);
  if (entry?.buying && !isBuyingPrice(entry.buying)) add('buying', FORMULA_MESSAGES.buying);
  const message = entry?.breaks ? findBreaksError(entry.breaks) : undefined;
  if (message) add('breaks', message);
  return [...errors, ...validateStorageTerms(entry?.storage)];
}

function findBreaksError(breaks: NonNullable<RateFormulaEntry['breaks']>): string | undefined {
  const bands = breaks.bands ?? [];
  if (bands.length === 0) return FORMULA_MESSAGES.noBands;
  if (bands.length > MAX_BANDS) return FORMULA_MESSAGES.tooManyBands;
  const limits = bands.map(({ upTo }) => toFigure(upTo));
  if (limits.slice(0, -1).includes(undefined) || limits.at(-1) !== undefined) return FORMULA_MESSAGES.lastOpen;
  const isAscending = limits.slice(0, -1).every((limit, at) => (limit ?? 0) > (limits[at - 1] ?? 0));
  if (!isAscending) return FORMULA_MESSAGES.limitOrder;
  const figures = bands.flatMap(({ amount, rate }) => [toFigure(amount) ?? 0, toFigure(rate) ?? 0]);
  if (!figures.every((figure) => figure >= 0 && figure <= MAX_FIGURE)) return FORMULA_MESSAGES.figure;
  if (!limits.slice(0, -1).every((limit) => (limit ?? 0) <= MAX_LIMIT)) return FORMULA_MESSAGES.figure;
  const steps = bands.flatMap(({ per }) => toFigure(per) ?? []);
  if (!steps.every((step) => step > 0 && step <= MAX_FIGURE)) return FORMULA_MESSAGES.step;
  return breaks.mode === 'graduated' && breaks.isNextBreakCheaper ? FORMULA_MESSAGES.cheaperGraduated : undefined;
}

/**
 * The formula of an entry that was found valid; undefined where it says nothing.
 * @param criterion only a percentage of another charge has a reference
 */
export function toRateFormula(
  entry: RateFormulaEntry | null | undefined,
  criterion: RateCriterion,
): RateFormula | undefined {
  const breaks = entry?.breaks ? toRateBreaks(entry.breaks) : undefined;
  const quantityStep = toDecimal(entry?.quantityStep);
  const amountStep = toDecimal(entry?.amountStep);
  const reference = joinReferenceCodes(listReferenceCodes(entry?.referenceCode));
  const referenceCode = criterion === 'other_charge' ? reference : undefined;
  const storage = toStorageTerms(entry?.storage);
  const includedTaxPercent = toDecimal(entry?.includedTaxPercent);
  const minimumPer = MINIMUM_UNITS.find((one) => one === entry?.minimumPer);
  const buying = toBuyingPrice(entry?.buying);
  const later = {
    ...(includedTaxPercent ? { includedTaxPercent } : {}),
    ...(minimumPer ? { minimumPer } : {}),
    ...(storage ? { storage } : {}),
    ...(buying ? { buying } : {}),
  };
  const isEmpty = !breaks && !quantityStep && !amountStep && !referenceCode && Object.keys(later).length === 0;
  return isEmpty ? undefined : { breaks, quantityStep, amountStep, referenceCode, ...later };
}

function toRateBreaks(breaks: NonNullable<RateFormulaEntry['breaks']>): RateBreaks {
  return {
    mode: BREAK_MODES.find((mode) => mode === breaks.mode) ?? 'whole',
    limitBelongsTo: breaks.limitBelongsTo === 'upper' ? 'upper' : 'lower',
    isNextBreakCheaper: breaks.isNextBreakCheaper ?? false,
    bands: (breaks.bands ?? []).map((band) => ({
      upTo: toDecimal(band.upTo),
      amount: toDecimal(band.amount),
      rate: toDecimal(band.rate),
      per: toDecimal(band.per),
    })),
  };
}

/** A formula as it is stored and recorded: decimals as texts, so that no digit is lost. */
export function toRateFormulaEntry(formula: RateFormula | undefined): RateFormulaEntry | null {
  if (!formula) return null;
  const { breaks, quantityStep, amountStep, referenceCode, includedTaxPercent, minimumPer, storage, buying } = formula;
  const text = (value: Big | undefined) => value?.toFixed() ?? null;
  return {
    breaks: breaks ? { ...breaks, bands: breaks.bands.map(toBandEntry) } : null,
    quantityStep: text(quantityStep),
    amountStep: text(amountStep),
    referenceCode: referenceCode ?? null,
    ...(includedTaxPercent ? { includedTaxPercent: text(includedTaxPercent) } : {}),
    ...(minimumPer ? { minimumPer } : {}),
    ...(storage ? { storage: toStorageTermsEntry(storage) } : {}),
    ...(buying ? { buying: toBuyingPriceEntry(buying) } : {}),
  };
}

function toBandEntry(band: RateBand): RateBandEntry {
  const text = (value: Big | undefined) => value?.toFixed() ?? null;
  return { upTo: text(band.upTo), amount: text(band.amount), rate: text(band.rate), per: text(band.per) };
}

/** Whether two formulas calculate alike. */
export function isSameFormula(one: RateFormula | undefined, other: RateFormula | undefined): boolean {
  return JSON.stringify(toRateFormulaEntry(one)) === JSON.stringify(toRateFormulaEntry(other));
}

/** The base rate that stands for bands, or for steps of storage, where one figure is shown: that of the first one. */
export function getLeadingRate(formula: RateFormula | undefined): Big | undefined {
  const first = formula?.breaks?.bands[0];
  return first ? (first.rate ?? first.amount ?? Big(0)) : formula?.storage?.steps[0]?.rate;
}

function toDecimal(value: number | string | null | undefined): Big | undefined {
  return value === null || value === undefined || value === '' ? undefined : Big(value);
}

/** NaN for what is no number. */
function toFigure(value: number | string | null | undefined): number | undefined {
  return value === null || value === undefined || value === '' ? undefined : Number(value);
}
