import { Big } from 'big.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { MINIMUM_UNITS } from '../../../domain/tariff/formula/rate-formula.js';
import { findUnitCriterion, findValueUnit } from '../../../domain/tariff/price-words.js';
import {
  FLAT_CRITERIA,
  findCriterionByUnit,
  PERCENT_CRITERIA,
  RATE_CRITERIA,
  type RateCriterion,
} from '../../../domain/tariff/rate-criterion.js';
import { parseUnitWords, type UnitWords } from '../../../domain/tariff/unit-words.js';
import type { SheetCell } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { parsePriceText } from './price-text.js';
import type { SheetColumn } from './sheet-columns.js';

const PERCENT_PRICE = /^-?[\d.,]{1,12} ?%/;
const PERCENT_UNIT = /^(?:%|percent|porcentaje|ad valorem)/i;
const OF = /^(?:of|de|del|sobre|s\/) ?/i;

/** A unit by the name of its criterion, on the wire, or in words; names come first. */
export function parseUnit(text: string | undefined): UnitWords | undefined {
  if (text === undefined) return undefined;
  const name = text.toLowerCase().replace(/[\s-]+/g, '_');
  const words = text.replace(/^(?:USD|US\$|\$)\s*(?=[/ ])/i, '');
  const named = RATE_CRITERIA.find((one) => one === name) ?? findCriterionByUnit(name);
  const unit: UnitWords | undefined = named
    ? { criterion: named, isPerDay: false, isFurther: false }
    : (parseUnitWords(text) ?? parseUnitWords(words) ?? parsePriceText(`1 ${text}`)?.unit);
  if (!unit)
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownCriterion({ text, criteria: RATE_CRITERIA.join(', ') }));
  return unit;
}

/** What several cells of a row, and the heading of its prices, say of its unit: the first that it counts, and all of the rest. */
export function mergeUnits(
  units: ReadonlyArray<UnitWords | undefined>,
  heading: Pick<SheetColumn, 'criterion' | 'isPerDay'> | undefined,
): UnitWords | undefined {
  const said = units.flatMap((unit) => unit ?? []);
  const criterion = said[0]?.criterion ?? heading?.criterion;
  if (!criterion) return undefined;
  const each = said.find((unit) => unit.each !== undefined)?.each;
  const percentOf = said.find((unit) => unit.percentOf !== undefined)?.percentOf;
  return {
    criterion,
    isPerDay: said.some((unit) => unit.isPerDay) || heading?.isPerDay === true,
    isFurther: said.some((unit) => unit.isFurther),
    ...(each === undefined ? {} : { each }),
    ...(percentOf === undefined ? {} : { percentOf }),
  };
}

/** Whether two cells name the same unit: a kilogram beside the gross weight is one of it. */
export function isSameUnit(stated: UnitWords, price: UnitWords): boolean {
  const isWeight = stated.criterion === 'gross_weight' || stated.criterion === 'volumetric_weight';
  return stated.criterion === price.criterion || (isWeight && price.criterion === 'chargeable_weight');
}

/** What a minimum is for each of. @throws DomainError `invalid` for a limit for something that a rate cannot hold */
export function readLimitUnits(minimum: UnitWords | undefined, maximum: UnitWords | undefined) {
  const isPerDay = minimum?.criterion === 'days';
  const minimumPer = MINIMUM_UNITS.find((one) => one === minimum?.criterion);
  const isKept = !minimum || isPerDay || minimumPer || FLAT_CRITERIA.includes(minimum.criterion);
  if (!isKept || (maximum && !FLAT_CRITERIA.includes(maximum.criterion))) {
    throw new DomainError('invalid', TARIFF_MESSAGES.limitUnitNotKept);
  }
  return { isPerDay, minimumPer };
}

/** The currency in a unit such as `CRC/kg`. */
export function findUnitCurrency(unit: string | undefined): string | undefined {
  return unit === undefined ? undefined : parsePriceText(`1 ${unit}`)?.currency;
}

/** The unit of a price in percent beside which only stands what it is of: `valor CIF` beside `0,3 %` is `% valor CIF`. */
export function completePercent(unit: string | undefined, price: SheetCell): string | undefined {
  const isPercent = typeof price === 'string' && PERCENT_PRICE.test(price);
  if (unit === undefined || !isPercent || PERCENT_UNIT.test(unit)) return unit;
  const name = unit.toLowerCase().replace(/[\s-]+/g, '_');
  const isKnown = RATE_CRITERIA.some((one) => one === name) || findCriterionByUnit(name) || findUnitCriterion(unit);
  return isKnown && !OF.test(unit) ? unit : `% of ${unit.replace(OF, '')}`;
}

/** A percentage of nothing is a typing error: either the value or the criterion is wrong. */
export function rejectStrayPercent(cell: SheetCell, criterion: RateCriterion | undefined): void {
  if (typeof cell !== 'string' || !cell.trim().endsWith('%')) return;
  if (criterion === undefined) throw new DomainError('invalid', TARIFF_MESSAGES.percentOfWhat(cell.trim()));
  if (PERCENT_CRITERIA.includes(criterion)) return;
  throw new DomainError('invalid', TARIFF_MESSAGES.noPercentage({ text: cell.trim(), criterion }));
}

/** A price for so much of a value as a percentage of it; every other price as it is. */
export function toPercent(price: number, unit: string | undefined): number {
  const perValue = unit === undefined ? undefined : findValueUnit(unit);
  return perValue ? Big(price).div(perValue.pricePerPercent).toNumber() : price;
}
