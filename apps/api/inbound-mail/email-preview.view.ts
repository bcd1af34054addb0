import { ApiProperty } from '@nestjs/swagger';
import type { PreviewedPastedEmail } from '../../../application/inbound-mail/preview-pasted-email.js';
import { toReleaseDecisionView } from '../../../domain/quoting/hold-reason-view.js';
import { computeQuotedTotal, listShipments } from '../../../domain/quoting/quoted-shipments.js';
import { translateShipment } from '../../../domain/quoting/spanish-texts.js';
import { ExtractedEmailView, toExtractedEmailView } from '../quoting/extracted-info.view.js';
import { toShipmentView } from '../quoting/quotation-details.mapper.js';
import { ReleaseDecisionView, ShipmentDetailsView } from '../quoting/quotation-details.view.js';

/** The reply that a customer would get. */
export class PreviewedReplyView {
  readonly subject!: string;
  readonly text!: string;
}

/** What would become of a request that was pasted. */
export class EmailPreviewView extends ExtractedEmailView {
  /** Each shipment as it would be quoted; none where no quotation is asked for. */
  readonly shipments!: ShipmentDetailsView[];
  /** US dollars, of all shipments; null where no quotation is asked for. */
  readonly total!: number | null;
  /** Whether the reply would leave by itself. */
  readonly gate!: ReleaseDecisionView;
  /** Null where no quotation is asked for. */
  @ApiProperty({ type: () => PreviewedReplyView, nullable: true }) readonly reply!: PreviewedReplyView | null;
}

/** A preview for the wire; evidence is counted from the start of what was pasted. */
export function toEmailPreviewView({ pasted, plan }: PreviewedPastedEmail): EmailPreviewView {
  const { request, shipment, releaseDecision, reply } = plan;
  return {
    ...toExtractedEmailView(request, pasted),
    shipments: shipment ? listShipments(translateShipment(shipment)).map(toShipmentView) : [],
    total: shipment ? computeQuotedTotal(shipment).toNumber() : null,
    gate: toReleaseDecisionView(releaseDecision, shipment?.spanish),
    reply: reply ? { subject: reply.subject, text: reply.text } : null,
  };
}
