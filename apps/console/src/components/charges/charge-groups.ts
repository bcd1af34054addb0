import { Big } from 'big.js';
import { sumUsd } from '../../../../../domain/money/usd.js';
import { DEFAULT_INCOTERM, parseIncoterm } from '../../../../../domain/pricing/incoterm/incoterm.js';
import { StandardIncotermProfiles } from '../../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { CategoryByCodeOrName } from '../../../../../domain/tariff/charge-category/category-by-code-or-name.js';
import type { ChargeCategory } from '../../../../../domain/tariff/charge-category/charge-category.js';
import { describeService } from '../../../../../domain/tariff/service-name.js';
import type { ChargeLineView, DestinationChargesView, TotalsView } from '../../api/generated.js';

/** A charge line as it is shown, with what quotations of old call the name and the amount. */
export interface ShownCharge
  extends Pick<ChargeLineView, 'serviceCode'>,
    Partial<Pick<ChargeLineView, 'serviceName' | 'category' | 'calculatedAmount' | 'trace'>> {
  readonly description?: string;
  /** US dollars; null: on request. */
  readonly amount?: number | null;
}

/** The lists of a quotation's charges; a list that is not there is empty, and a total that is not stated is added up. */
export type ChargeLists = {
  readonly [List in Exclude<
    keyof DestinationChargesView,
    'totals' | 'totalDestinationCharges'
  >]?: readonly ShownCharge[];
} & { readonly totals?: Partial<TotalsView> };

/** The lines of one category with their sum. */
export interface ChargeGroup {
  readonly category: ChargeCategory;
  readonly lines: readonly ShownCharge[];
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
  const inTotal = totals?.inTotal ?? PROFILES.get(parseIncoterm(incoterm ?? '') ?? DEFAULT_INCOTERM).categoriesInTotal;
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
export function splitByCategory(lines: readonly ShownCharge[]): ChargeLists {
  const of = (category: ChargeCategory) =>
    lines.filter(
      (line) =>
        (line.category ??
          CATEGORIES.categorize({
            code: line.serviceCode,
            name: line.serviceName || line.description || line.serviceCode,
          })) === category,
    );
  return {
    compulsoryCharges: of('Compulsory'),
    deliveryCharges: of('Delivery'),
    additionalCharges: of('Additional'),
    optionalCharges: of('Optional'),
    excludedCharges: of('Excluded'),
  };
}

/** The name of a line as it is shown: its service, else its description, else its code. */
export function getLineName(line: ShownCharge): string {
  return describeService(line.serviceCode, line.serviceName || line.description || line.serviceCode);
}

/** The amount of a line in US dollars; undefined: on request. */
export function getLineAmount(line: ShownCharge): number | undefined {
  return line.calculatedAmount ?? line.amount ?? undefined;
}

function createGroup(
  category: ChargeGroup['category'],
  lines: readonly ShownCharge[] | undefined,
  stated: number | undefined,
): Omit<ChargeGroup, 'isInTotal'> {
  const isPriced = lines?.some((line) => getLineAmount(line) !== undefined) ?? false;
  return { category, lines: lines ?? [], subtotal: isPriced ? (stated ?? sumLines(lines ?? [])) : undefined };
}

function sumLines(lines: readonly ShownCharge[]): number {
  return sumUsd(lines.map((line) => Big(getLineAmount(line) ?? 0))).toNumber();
}
