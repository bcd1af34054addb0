import type { Big } from 'big.js';
import { formatUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import type { ChargeLine } from '../../domain/pricing/charge-line.js';
import { filterLinesByCategory, sumLines } from '../../domain/pricing/complete-charges.js';
import type { Language } from '../../domain/quoting/shipment-request.js';
import { CHARGE_CATEGORIES } from '../../domain/tariff/charge-category/charge-category.js';
import { FLAT_CRITERIA, PERCENT_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { SERVICES } from '../../domain/tariff/service-code.js';
import { formatNumber } from './format-values.js';
import type { ChargeGroup, ChargeRow } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';

/** Rates are shown with the decimals that they have, up to this many. */
const RATE_DECIMALS = 6;
/** Weights read alike wherever they stand in a reply; distances too. */
const QUANTITY_DECIMALS = 3;

/** The charges by category, in the order of a quotation; categories without a line are left out. */
export function buildChargeGroups(model: ReplyModel, messages: ReplyMessages): ChargeGroup[] {
  return CHARGE_CATEGORIES.map((category) => ({ category, lines: filterLinesByCategory(model.lines, category) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ category, lines }) => ({
      heading: messages.categories[category],
      notInTotal: model.incoterm.categoriesInTotal.includes(category) ? undefined : messages.notInTotal,
      charges: lines.map((line) => buildChargeRow(line, messages, model.language)),
      subtotal: lines.some(({ amount }) => amount !== undefined)
        ? formatUsd(sumLines(lines, [category]))
        : messages.onRequest,
    }));
}

function buildChargeRow(line: ChargeLine, messages: ReplyMessages, language: Language): ChargeRow {
  return {
    name: formatChargeName(line, messages, language),
    basis: formatBasis(line, messages),
    amount: formatAmount(line, messages),
  };
}

/** An amount, what it comes to at least, or the words for "on request". */
function formatAmount({ amount, fromAmount, storage }: ChargeLine, messages: ReplyMessages): string {
  if (amount !== undefined) return formatUsd(amount);
  if (storage) return messages.forInformation;
  return fromAmount === undefined ? messages.onRequest : messages.fromAmount(formatUsd(fromAmount));
}

/** The lines without an amount; the total leaves them out. */
export function listLeftOutLines(lines: readonly ChargeLine[], messages: ReplyMessages, language: Language) {
  return lines
    .filter(({ amount, storage }) => amount === undefined && !storage)
    .map((line) => ({
      name: formatChargeName(line, messages, language),
      from: line.fromAmount === undefined ? undefined : formatUsd(line.fromAmount),
    }));
}

/** A charge code's name is translated; a rate's custom name is not. */
function formatChargeName(line: ChargeLine, messages: ReplyMessages, language: Language): string {
  if (language === 'es' && line.serviceNameEs) return line.serviceNameEs;
  const knownService = SERVICES.find((service) => service.code === line.serviceCode);
  const translated = messages.services[line.serviceCode];
  return knownService?.name === line.serviceName && translated !== undefined ? translated : line.serviceName;
}

function formatBasis(line: ChargeLine, messages: ReplyMessages): string {
  if (line.storage) {
    const { freeDays, freeDayKind, perDayUsd, days } = line.storage;
    const price = perDayUsd && formatUsd(perDayUsd);
    return messages.storageByDay({ freeDays, isWorking: freeDayKind === 'working', price, days });
  }
  const unit = messages.units[line.criterion];
  const rate = formatNumber(line.rate, PERCENT_CRITERIA.includes(line.criterion) ? 0 : 2, RATE_DECIMALS);
  if (FLAT_CRITERIA.includes(line.criterion))
    return [messages.flat, ...formatLimits(line, line.rate, messages)].join('; ');
  if (line.quantity === undefined) {
    return messages.awaited(rate, line.criterion, unit);
  }
  if (line.scaleAmount !== undefined || line.amount === undefined) {
    const counted = PERCENT_CRITERIA.includes(line.criterion)
      ? `USD ${formatUsd(line.quantity)} (${unit})`
      : `${formatNumber(line.quantity, 0, QUANTITY_DECIMALS)} ${unit}`;
    return [
      messages.byScale(counted),
      ...(line.scaleAmount ? formatLimits(line, line.scaleAmount, messages) : []),
    ].join('; ');
  }
  if (PERCENT_CRITERIA.includes(line.criterion)) {
    const raw = line.rate.times(line.quantity).div(100);
    const basis = messages.percentOf(rate, formatUsd(line.quantity), unit);
    return [basis, ...formatLimits(line, raw, messages)].join('; ');
  }
  const isPieces = line.criterion === 'pieces';
  const counted = isPieces ? formatNumber(line.quantity, 0) : formatNumber(line.quantity, 2, QUANTITY_DECIMALS);
  const basis = `USD ${rate} × ${counted} ${isPieces && line.quantity.eq(1) ? messages.onePiece : unit}`;
  return [basis, ...formatLimits(line, line.rate.times(line.quantity), messages)].join('; ');
}

/** Which limit made the amount another one than rate × quantity (rule 4: minimum first, then maximum). */
function formatLimits(line: ChargeLine, raw: Big, messages: ReplyMessages): string[] {
  const raised = line.minimumCharge?.gt(raw) ? line.minimumCharge : raw;
  const limit = line.maximumCharge?.gt(0) ? line.maximumCharge : undefined;
  if (limit?.lt(raised)) return [messages.maximumApplies(formatUsd(limit))];
  return raised === raw ? [] : [messages.minimumApplies(formatUsd(raised))];
}
