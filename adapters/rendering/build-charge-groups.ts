import type { Big } from 'big.js';
import { CHARGE_CATEGORIES } from '../../domain/pricing/charge-category/charge-category.js';
import type { ChargeLine } from '../../domain/pricing/charge-line.js';
import { linesOf, totalOf } from '../../domain/pricing/complete-charges.js';
import { formatUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { FLAT_CRITERIA, PERCENT_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { SERVICES } from '../../domain/tariff/service-code.js';
import type { Catalogue } from './reply-messages.js';
import { figure } from './format-values.js';
import type { ShownCharge, ShownCharges } from './reply-content.js';

/** Rates are shown with the decimals that they have, up to this many. */
const RATE_DECIMALS = 6;
/** Pounds become kilograms with six decimals and their own: a customer who multiplies must come to the amount. */
const EXACT_DECIMALS = 9;

/** The charges by category, in the order of a quotation; categories without a line are left out. */
export function shownCharges(model: ReplyModel, catalogue: Catalogue): ShownCharges[] {
  return CHARGE_CATEGORIES.map((category) => ({ category, lines: linesOf(model.lines, category) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ category, lines }) => ({
      heading: catalogue.categories[category],
      notInTotal: model.incoterm.categoriesInTotal.includes(category) ? undefined : catalogue.notInTotal,
      charges: lines.map((line) => shownCharge(line, catalogue)),
      subtotal: formatUsd(totalOf(lines, [category])),
    }));
}

function shownCharge(line: ChargeLine, catalogue: Catalogue): ShownCharge {
  return {
    name: nameOf(line, catalogue),
    basis: basisOf(line, catalogue),
    amount: line.amount === undefined ? catalogue.onRequest : formatUsd(line.amount),
  };
}

/** A standing service is translated; a name that staff gave a rate is theirs. */
function nameOf(line: ChargeLine, catalogue: Catalogue): string {
  const standing = SERVICES.find((service) => service.code === line.serviceCode);
  const translated = catalogue.services[line.serviceCode];
  return standing?.name === line.serviceName && translated !== undefined ? translated : line.serviceName;
}

function basisOf(line: ChargeLine, catalogue: Catalogue): string {
  const unit = catalogue.units[line.criterion];
  const rate = figure(line.rate, PERCENT_CRITERIA.includes(line.criterion) ? 0 : 2, RATE_DECIMALS);
  if (FLAT_CRITERIA.includes(line.criterion))
    return [catalogue.flat, ...limitsOf(line, line.rate, catalogue)].join('; ');
  if (line.quantity === undefined) {
    return catalogue.awaited(rate, line.criterion);
  }
  if (PERCENT_CRITERIA.includes(line.criterion)) {
    const raw = line.rate.times(line.quantity).div(100);
    const basis = catalogue.percentOf(rate, formatUsd(line.quantity), unit);
    return [basis, ...limitsOf(line, raw, catalogue)].join('; ');
  }
  const isPieces = line.criterion === 'pieces';
  const counted = isPieces ? figure(line.quantity, 0) : figure(line.quantity, 2, EXACT_DECIMALS);
  const basis = `USD ${rate} × ${counted} ${isPieces && line.quantity.eq(1) ? catalogue.onePiece : unit}`;
  return [basis, ...limitsOf(line, line.rate.times(line.quantity), catalogue)].join('; ');
}

/** Which limit made the amount another one than rate × quantity (decision 4: minimum first, then maximum). */
function limitsOf(line: ChargeLine, raw: Big, catalogue: Catalogue): string[] {
  const raised = line.minimumCharge?.gt(raw) ? line.minimumCharge : raw;
  const limit = line.maximumCharge?.gt(0) ? line.maximumCharge : undefined;
  if (limit?.lt(raised)) return [catalogue.maximumApplies(formatUsd(limit))];
  return raised === raw ? [] : [catalogue.minimumApplies(formatUsd(raised))];
}
