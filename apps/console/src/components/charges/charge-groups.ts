import { Big } from 'big.js';
import { sumUsd } from '../../../../../domain/money/usd.js';
import { DEFAULT_INCOTERM, parseIncoterm } from '../../../../../domain/pricing/incoterm/incoterm.js';
import { StandardIncotermProfiles } from '../../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { CategoryByCodeOrName } from '../../../../../domain/tariff/charge-category/category-by-code-or-name.js';
import type { ChargeCategory } from '../../../../../domain/tariff/charge-category/charge-category.js';
import type { ChargeLineView } from '../../api/types.js';

/** The lists of a quotation's charges as the server sends them. */
export interface ChargeLists {
  readonly compulsoryCharges?: readonly ChargeLineView[] | null;
  readonly deliveryCharges?: readonly ChargeLineView[] | null;
  readonly additionalCharges?: readonly ChargeLineView[] | null;
  readonly optionalCharges?: readonly ChargeLineView[] | null;
  readonly excludedCharges?: readonly ChargeLineView[] | null;
  readonly totals?: {
    readonly compulsory?: number | null;
    readonly delivery?: number | null;
    readonly additional?: number | null;
    readonly optional?: number | null;
    readonly finalTotal?: number | null;
  } | null;
}

/** The lines of one category with their sum. */
export interface ChargeGroup {
  readonly category: ChargeCategory;
  readonly lines: readonly ChargeLineView[];
  /** US dollars; undefined where every line is on request. */
  readonly subtotal: number | undefined;
  /** Whether the category belongs to the total under the quotation's term. */
  readonly isInTotal: boolean;
}

const CATEGORIES = new CategoryByCodeOrName();
const PROFILES = new StandardIncotermProfiles();

/** The categories that have lines, in the order in which a quotation lists them. */
export function groupCharges(charges: ChargeLists, incoterm: string | null | undefined): readonly ChargeGroup[] {
  const { totals } = charges;
  const inTotal = PROFILES.get(parseIncoterm(incoterm ?? '') ?? DEFAULT_INCOTERM).categoriesInTotal;
  const groups = [
    createGroup('Compulsory', charges.compulsoryCharges, totals?.compulsory),
    createGroup('Delivery', charges.deliveryCharges, totals?.delivery),
    createGroup('Additional', charges.additionalCharges, totals?.additional),
    createGroup('Optional', charges.optionalCharges, totals?.optional),
    createGroup('Excluded', charges.excludedCharges, undefined),
  ];
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map((one) => ({ ...one, isInTotal: inTotal.includes(one.category) }));
}

/** A plain list of lines sorted into the categories of their codes or names (section 9 of the specification). */
export function splitByCategory(lines: readonly ChargeLineView[]): ChargeLists {
  const of = (category: ChargeCategory) =>
    lines.filter(
      (line) =>
        (line.category ?? CATEGORIES.categorize({ code: line.serviceCode, name: getLineName(line) })) === category,
    );
  return {
    compulsoryCharges: of('Compulsory'),
    deliveryCharges: of('Delivery'),
    additionalCharges: of('Additional'),
    optionalCharges: of('Optional'),
    excludedCharges: of('Excluded'),
  };
}

/** The name of a line: its service, else its description, else its code. */
export function getLineName(line: ChargeLineView): string {
  return line.serviceName || line.description || line.serviceCode;
}

/** The amount of a line in US dollars; undefined: on request. */
export function getLineAmount(line: ChargeLineView): number | undefined {
  return line.calculatedAmount ?? line.amount ?? undefined;
}

function createGroup(
  category: ChargeGroup['category'],
  lines: readonly ChargeLineView[] | null | undefined,
  stated: number | null | undefined,
): Omit<ChargeGroup, 'isInTotal'> {
  const isPriced = lines?.some((line) => getLineAmount(line) !== undefined) ?? false;
  return { category, lines: lines ?? [], subtotal: isPriced ? (stated ?? sumLines(lines ?? [])) : undefined };
}

function sumLines(lines: readonly ChargeLineView[]): number {
  return sumUsd(lines.map((line) => Big(getLineAmount(line) ?? 0))).toNumber();
}
