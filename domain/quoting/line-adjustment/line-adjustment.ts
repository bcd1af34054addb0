import { Big } from 'big.js';
import { formatUsd } from '../../money/usd.js';
import type { ChargeLine } from '../../pricing/charge-line.js';
import { type CompleteCharges, replaceLines } from '../../pricing/complete-charges.js';
import type { IncotermProfiles } from '../../pricing/incoterm/incoterm-profiles.port.js';
import type { PricedShipment } from '../priced-shipment.js';
import { listShipments } from '../quoted-shipments.js';
import { LINE_ADJUSTMENT_MESSAGES } from '../quoting.messages.js';
import type { LineAdjustment } from './adjusted-charges.js';

/** The adjustments of a shipment; empty where there are none. */
export function getAdjustments({ adjusted }: Pick<PricedShipment, 'adjusted'>): readonly LineAdjustment[] {
  return adjusted?.adjustments ?? [];
}

/** What the tariff alone comes to, whatever people have changed. */
export function getTariffCharges({ adjusted, charges }: Pick<PricedShipment, 'adjusted' | 'charges'>): CompleteCharges {
  return adjusted?.tariffCharges ?? charges;
}

/** A shipment with these adjustments in the place of those that it has; without any it is as the tariff makes it. */
export function adjustShipment(
  shipment: PricedShipment,
  adjustments: readonly LineAdjustment[],
  profiles: IncotermProfiles,
): PricedShipment {
  const tariffCharges = getTariffCharges(shipment);
  const { adjusted: _adjusted, ...rest } = shipment;
  if (adjustments.length === 0) return { ...rest, charges: tariffCharges };
  const charges = applyAdjustments(tariffCharges, adjustments, profiles);
  return { ...shipment, charges, adjusted: { adjustments, tariffCharges } };
}

/** A new price with what people had changed of an earlier one, shipment by shipment in their order. */
export function carryAdjustments(
  earlier: Pick<PricedShipment, 'adjusted' | 'furtherShipments'>,
  priced: PricedShipment,
  profiles: IncotermProfiles,
): PricedShipment {
  const carried = listShipments(earlier).map((one) => getAdjustments(one));
  const adjust = (shipment: PricedShipment, at: number) => adjustShipment(shipment, carried[at] ?? [], profiles);
  const { furtherShipments } = priced;
  const first = adjust(priced, 0);
  if (!furtherShipments?.length) return first;
  return { ...first, furtherShipments: furtherShipments.map((one, at) => adjust(one, at + 1)) };
}

/**
 * Charges with their manual lines. A line is priced by the person alone: a percentage of another charge stays what it was,
 * and all lines of an adjusted code become one. What is waived or overridden and is not there any more has no effect; what was
 * added takes the place of a line that the tariff has got since, and stands for a rate that it lacks.
 */
export function applyAdjustments(
  charges: CompleteCharges,
  adjustments: readonly LineAdjustment[],
  profiles: IncotermProfiles,
): CompleteCharges {
  const byCode = new Map(adjustments.map((one) => [one.serviceCode, one]));
  const seen = new Set<string>();
  const lines = charges.lines.flatMap((line) => {
    const adjustment = byCode.get(line.serviceCode);
    if (!adjustment) return [line];
    if (seen.has(line.serviceCode)) return [];
    seen.add(line.serviceCode);
    return [createManualLine(adjustment, line)];
  });
  const added = adjustments.filter(({ change, serviceCode }) => change === 'added' && !seen.has(serviceCode));
  const missing = charges.missing.filter(({ serviceCode }) => byCode.get(serviceCode)?.change !== 'added');
  const all = [...lines, ...added.map((one) => createManualLine(one, undefined))];
  const inTotal = charges.inTotal ?? profiles.get(charges.incoterm).categoriesInTotal;
  return replaceLines({ ...charges, missing }, all, inTotal);
}

function createManualLine(adjustment: LineAdjustment, line: ChargeLine | undefined): ChargeLine {
  const { serviceCode, serviceName, serviceNameEs, category, amountUsd, change } = adjustment;
  return {
    serviceCode,
    serviceName: line?.serviceName ?? serviceName,
    serviceNameEs: line ? line.serviceNameEs : serviceNameEs,
    category: line?.category ?? category,
    criterion: 'flat',
    rate: amountUsd,
    quantity: Big(1),
    unit: '',
    minimumCharge: undefined,
    maximumCharge: undefined,
    amount: amountUsd,
    manual: change,
    ...(line?.costUsd ? { costUsd: line.costUsd } : {}),
    trace: formatManualTrace(adjustment, line),
  };
}

function formatManualTrace({ change, amountUsd, reason, actor }: LineAdjustment, line: ChargeLine | undefined): string {
  const amount = formatUsd(amountUsd);
  if (!line || change === 'added') return LINE_ADJUSTMENT_MESSAGES.added({ amount, reason, actor });
  if (change === 'waived') return LINE_ADJUSTMENT_MESSAGES.waived({ trace: line.trace, reason, actor });
  return LINE_ADJUSTMENT_MESSAGES.overridden({ trace: line.trace, amount, reason, actor });
}
