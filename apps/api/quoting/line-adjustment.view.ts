import type { ManualChange } from '../../../domain/pricing/charge-line.js';
import { getAdjustments, getTariffCharges } from '../../../domain/quoting/line-adjustment/line-adjustment.js';
import type { PricedShipment } from '../../../domain/quoting/priced-shipment.js';
import { listShipments } from '../../../domain/quoting/quoted-shipments.js';
import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';

/** What a person changed of a line of a quotation. */
export class LineAdjustmentView {
  /** Which of the quotation's shipments, counted from 1. */
  readonly shipment!: number;
  readonly change!: ManualChange;
  readonly serviceCode!: string;
  readonly serviceName!: string;
  readonly category!: ChargeCategory;
  /** US dollars. */
  readonly amount!: number;
  /** What the tariff makes it, in US dollars; null: it makes none, or it is on request. */
  readonly tariffAmount!: number | null;
  readonly reason!: string;
  readonly actor!: string;
  /** ISO moment. */
  readonly at!: string;
}

/** What people changed, shipment by shipment. */
export function toLineAdjustmentViews(quotation: PricedShipment): LineAdjustmentView[] {
  return listShipments(quotation).flatMap((shipment, at) =>
    getAdjustments(shipment).map((one) => ({
      shipment: at + 1,
      change: one.change,
      serviceCode: one.serviceCode,
      serviceName: one.serviceName,
      category: one.category,
      amount: one.amountUsd.toNumber(),
      tariffAmount: toNullableNumber(
        getTariffCharges(shipment).lines.find(({ serviceCode }) => serviceCode === one.serviceCode)?.amount,
      ),
      reason: one.reason,
      actor: one.actor,
      at: one.at.toISOString(),
    })),
  );
}
