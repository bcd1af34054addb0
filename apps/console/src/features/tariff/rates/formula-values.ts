import { joinReferenceCodes, listReferenceCodes } from '../../../../../../domain/tariff/formula/charge-reference.js';
import { MINIMUM_UNITS, type RateFormulaEntry } from '../../../../../../domain/tariff/formula/rate-formula.js';
import type { RateCriterion } from '../../../../../../domain/tariff/rate-criterion.js';
import type { RateFormulaDto, RateFormulaView } from '../../../api/generated.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { getMessages } from '../../../i18n/messages.js';
import { formatUnitPrice, getCriterionLabels } from './format-rate.js';
import { formulaMessages } from './formula.messages.js';
import { type StorageValues, toStorageBody, toStorageValues } from './storage-values.js';

/** A band as it is being typed; empty: none. */
export interface BandValues {
  readonly upTo: string;
  readonly amount: string;
  readonly rate: string;
  readonly per: string;
}

/** A formula as it is being typed. */
export interface FormulaValues {
  /** `base`: one base rate; else how bands price a quantity. */
  readonly pricing: string;
  readonly limitBelongsTo: string;
  readonly isNextBreakCheaper: boolean;
  readonly bands: readonly BandValues[];
  readonly quantityStep: string;
  readonly amountStep: string;
  readonly referenceCode: string;
  /** The codes of further charges that the percentage is of, parted by commas. */
  readonly furtherReferences: string;
  readonly includedTaxPercent: string;
  readonly minimumPer: string;
  readonly buyingRate: string;
  readonly buyingMinimum: string;
}

/** A band that says nothing yet. */
export const EMPTY_BAND: BandValues = { upTo: '', amount: '', rate: '', per: '' };

const NO_BANDS = [
  { upTo: null, amount: null, rate: null, per: null },
  { upTo: null, amount: null, rate: null, per: null },
];

/** The entry that a formula is edited in; a base rate alone where there is none. */
export function toFormulaValues(formula: RateFormulaView | null | undefined): FormulaValues {
  const breaks = formula?.breaks;
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
  return {
    pricing: breaks?.mode ?? 'base',
    limitBelongsTo: breaks?.limitBelongsTo ?? 'lower',
    isNextBreakCheaper: breaks?.isNextBreakCheaper ?? false,
    bands: (breaks?.bands ?? NO_BANDS).map(({ upTo, amount, rate, per }) => ({
      ...{ upTo: text(upTo), amount: text(amount), rate: text(rate), per: text(per) },
    })),
    quantityStep: text(formula?.quantityStep),
    amountStep: text(formula?.amountStep),
    referenceCode: listReferenceCodes(formula?.referenceCode)[0] ?? '',
    furtherReferences: listReferenceCodes(formula?.referenceCode).slice(1).join(', '),
    includedTaxPercent: text(formula?.includedTaxPercent),
    minimumPer: formula?.minimumPer ?? '',
    buyingRate: text(formula?.buying?.rate),
    buyingMinimum: text(formula?.buying?.minimum),
  };
}

/** What is sent of a formula; null where the base rate is all. */
export function toFormulaBody(
  values: FormulaValues,
  storageValues: StorageValues = toStorageValues(null),
): (RateFormulaDto & RateFormulaEntry) | null {
  const storage = toStorageBody(storageValues);
  const figure = (typed: string) => parseNumberInput(typed) ?? null;
  const quantityStep = figure(values.quantityStep);
  const amountStep = figure(values.amountStep);
  const referenceCode = joinReferenceCodes([values.referenceCode, ...values.furtherReferences.split(',')]) ?? null;
  const mode = values.pricing === 'graduated' ? 'graduated' : 'whole';
  const breaks =
    values.pricing === 'base'
      ? null
      : ({
          mode,
          limitBelongsTo: values.limitBelongsTo === 'upper' ? 'upper' : 'lower',
          isNextBreakCheaper: mode === 'whole' && values.isNextBreakCheaper,
          bands: values.bands.map(({ upTo, amount, rate, per }) => ({
            ...{ upTo: figure(upTo), amount: figure(amount) },
            ...{ rate: figure(rate), per: figure(per) },
          })),
        } as const);
  const includedTaxPercent = figure(values.includedTaxPercent);
  const minimumPer = MINIMUM_UNITS.find((unit) => unit === values.minimumPer);
  const buying = { rate: figure(values.buyingRate), minimum: figure(values.buyingMinimum) };
  const later = {
    ...(includedTaxPercent === null ? {} : { includedTaxPercent }),
    ...(minimumPer ? { minimumPer } : {}),
    ...(storage ? { storage } : {}),
    ...(buying.rate === null && buying.minimum === null ? {} : { buying }),
  };
  const stated = [breaks, quantityStep, amountStep, referenceCode, ...Object.values(later)];
  const isEmpty = stated.every((one) => one === null);
  return isEmpty
    ? null
    : {
        breaks: breaks && { ...breaks, bands: [...breaks.bands] },
        ...{ quantityStep, amountStep, referenceCode },
        ...later,
      };
}

/** The formula as a sentence: `Up to 20 km $45.00; above $1.24 / km, for the whole quantity.` */
export function describeFormula(values: FormulaValues, criterion: RateCriterion | undefined): string | undefined {
  if (values.pricing === 'base' || !criterion) return undefined;
  const messages = getMessages(formulaMessages);
  const bands = values.bands.map((band, at) => {
    const start = values.bands[at - 1]?.upTo;
    const end = band.upTo ? messages.upToLimit(band.upTo) : '';
    const range = [start ? messages.overLimit(start) : '', end].filter(Boolean).join(' ') || messages.anyQuantity;
    return `${range} ${formatBandPrice(band, criterion)}`;
  });
  const quantity = getCriterionLabels()[criterion];
  const whole = values.pricing === 'whole' ? messages.wholeQuantity : messages.eachPart;
  const cheaper = values.pricing === 'whole' && values.isNextBreakCheaper ? messages.nextBreakToo : undefined;
  const limit = values.limitBelongsTo === 'upper' ? messages.limitsAreUpper : undefined;
  return [messages.byBands(quantity, bands.join('; ')), whole, limit, cheaper].filter(Boolean).join(' ');
}

function formatBandPrice({ amount, rate, per }: BandValues, criterion: RateCriterion): string {
  const messages = getMessages(formulaMessages);
  const byRate = rate
    ? `${formatUnitPrice(Number(rate), criterion)}${per ? messages.startedSteps(per) : ''}`
    : undefined;
  if (amount) return byRate ? messages.amountAndRate(amount, byRate) : messages.amountAlone(amount);
  return byRate ?? messages.onRequest;
}
