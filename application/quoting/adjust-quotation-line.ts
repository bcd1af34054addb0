import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { changeLine, type LineChangeEntry } from '../../domain/quoting/line-adjustment/change-line.js';
import { extractPricedShipment, type PricedShipment } from '../../domain/quoting/priced-shipment.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import { computeQuotedTotal, listShipments } from '../../domain/quoting/quoted-shipments.js';
import { LINE_ADJUSTMENT_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import { normalizeChargeCode } from '../../domain/tariff/charge-code/charge-code.js';
import type { ChargeCodeRepository } from '../../domain/tariff/charge-code/charge-code.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { PricingService } from './pricing.service.js';
import type { QuotationReviser } from './quotation-reviser.js';

/** One change of a line. */
export interface LineInput {
  /** The revision that the user was shown. */
  readonly revision: number;
  /** Which of the quotation's shipments, counted from 1. */
  readonly shipment: number;
  readonly entry: LineChangeEntry;
}

/** Adds, overrides or waives a line of a held quotation, or takes that back, as a new revision at the same rates. */
export class AdjustQuotationLine {
  constructor(
    private readonly reviser: QuotationReviser,
    private readonly pricing: Pick<PricingService, 'adjust'>,
    private readonly chargeCodes: Pick<ChargeCodeRepository, 'all'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `missing` for an unknown quotation, shipment or line, `conflict` where the user saw an older revision,
   * where it is not held, and for a line that is there already, `invalid` for an entry that cannot be
   */
  async execute(quotationId: number, { revision, shipment, entry }: LineInput, actor: string): Promise<Quotation> {
    const loaded = await this.reviser.load(quotationId);
    const { quotation, email } = loaded;
    assertRevision(quotation, revision);
    const code = normalizeChargeCode(entry.serviceCode);
    const known = (await this.chargeCodes.all()).find((one) => one.code === code);
    const changed = listShipments(quotation)[shipment - 1];
    if (!changed) throw new DomainError('missing', LINE_ADJUSTMENT_MESSAGES.noShipment(shipment));
    const at = this.clock.now();
    const adjustments = changeLine(changed, entry, known, { actor, at });
    const adjusted = this.pricing.adjust(extractPricedShipment(changed), adjustments);
    if (adjusted.charges.totals.finalTotal.lt(0)) {
      throw new DomainError('invalid', LINE_ADJUSTMENT_MESSAGES.negativeTotal);
    }
    const next = quotation.adjust(await this.reviser.assess(loaded, replaceShipment(quotation, shipment, adjusted)));

    return this.unitOfWork.run(async (tx) => {
      const revised = await this.reviser.storeRevision(tx, quotation, next);
      await tx.events.publish({
        type: 'quotation-line-changed',
        at,
        actor,
        emailId: email.id,
        quotationId,
        action: entry.action,
        reason: entry.action === 'restore' ? undefined : entry.reason?.trim(),
        before: toLineRecord(quotation, changed, code),
        after: toLineRecord(revised, adjusted, code),
      });
      return revised;
    });
  }
}

/** The priced content of a quotation with another shipment in one place. @param position counted from 1 */
function replaceShipment(quotation: Quotation, position: number, shipment: PricedShipment): PricedShipment {
  const { furtherShipments = [] } = quotation;
  const first = position === 1 ? shipment : extractPricedShipment(quotation);
  const further = furtherShipments.map((one, at) => (at + 2 === position ? shipment : one));
  const { furtherShipments: _further, ...content } = first;
  return further.length > 0 ? { ...content, furtherShipments: further } : content;
}

/** A quotation before or after, as the activity log keeps it: amounts in US dollars, null where there is none. */
function toLineRecord(quotation: Quotation, { charges }: PricedShipment, code: string) {
  const line = charges.lines.find(({ serviceCode }) => normalizeChargeCode(serviceCode) === code);
  return {
    revision: quotation.revision,
    total: computeQuotedTotal(quotation).toFixed(2),
    serviceCode: line?.serviceCode ?? code,
    amount: line?.amount?.toFixed(2) ?? null,
  };
}
