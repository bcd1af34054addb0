import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { ActivityStatus } from '../../../domain/activity/activity.js';
import type { ChargeableBasis } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { InboundChannel } from '../../../domain/inbound-mail/inbound-email.js';
import type { OutboundEmailStatus } from '../../../domain/outbound-mail/outbound-email.js';
import type { Incoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import type { CorrectableField } from '../../../domain/quoting/correctable-values.js';
import { VALUE_ORIGINS, type ValueOrigin } from '../../../domain/quoting/correction/value-origin.js';
import type { HoldReasonCode } from '../../../domain/quoting/hold-reason.js';
import type { CommercialOutcome } from '../../../domain/quoting/outcome/commercial-outcome.js';
import type { QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import type { ReleaseOutcome } from '../../../domain/quoting/release-policy.js';
import { AttachmentView } from '../inbound-mail/attachment.view.js';
import {
  AssumptionView,
  ChargeLineView,
  ChargeListsView,
  MissingRateView,
  TotalsView,
} from '../pricing/charge-line.view.js';
import { NominationView, OutcomeProposalView, RecordedOutcomeView } from './commercial-state.view.js';
import {
  ApiEvidence,
  DeclaredValueView,
  DimensionLineView,
  EvidenceView,
  ExtractedInfoView,
} from './extracted-info.view.js';
import { LedgerEntryView } from './ledger.view.js';
import { LineAdjustmentView } from './line-adjustment.view.js';
import { MarginView } from './margin.view.js';

/** A number, a text, yes or no, sizes or a goods value; null is not stated. */
const ApiCorrectableValue = (): PropertyDecorator =>
  ApiProperty({
    nullable: true,
    oneOf: [
      { type: 'number' },
      { type: 'string' },
      { type: 'boolean' },
      { type: 'array', items: { $ref: getSchemaPath(DimensionLineView) } },
      { $ref: getSchemaPath(DeclaredValueView) },
    ],
  });

/** An email that asked, as a quotation shows it. */
export class OriginalEmailView {
  /** Where it came in; `phone`: it is what a person noted of a call. */
  readonly channel!: InboundChannel;
  readonly messageId!: string | null;
  readonly from!: string;
  readonly to!: string;
  readonly subject!: string;
  readonly content!: string;
  /** ISO moment. */
  readonly receivedAt!: string;
  readonly attachments!: AttachmentView[];
}

/** Destination charges as quotations hold them. */
export class DestinationChargesView extends ChargeListsView {
  readonly totals!: TotalsView;
  /** US dollars. */
  readonly totalDestinationCharges!: number;
}

/** What a quotation was made from. */
export class ParsedRequirementsView {
  readonly originalEmail!: OriginalEmailView;
  readonly extractedData!: ExtractedInfoView;
  readonly destinationCharges!: DestinationChargesView;
}

/** What a quotation rests on, assumed values included. */
export class QuotedShipmentView {
  readonly description!: string;
  readonly incoterm!: Incoterm;
  /** IATA code. */
  readonly originAirport!: string;
  /** IATA code. */
  readonly airport!: string;
  /** ISO alpha-2. */
  readonly country!: string;
  readonly distanceKm!: number | null;
}

/** The weight that is billed: kg and m³. */
export class QuotedWeightView {
  readonly chargeableWeight!: number;
  /** Before rounding. */
  readonly exactChargeableWeight!: number;
  readonly grossWeight!: number;
  readonly volumetricWeight!: number;
  readonly volumeM3!: number;
  readonly basis!: ChargeableBasis;
  readonly rounding!: string;
}

/** A value that a person put in the place of what was read. */
@ApiExtraModels(DimensionLineView, DeclaredValueView)
export class CorrectionView {
  /** The revision that it made. */
  readonly revision!: number;
  readonly field!: CorrectableField;
  readonly label!: string;
  @ApiCorrectableValue() readonly asRead!: unknown;
  @ApiCorrectableValue() readonly corrected!: unknown;
  readonly asReadText!: string;
  readonly correctedText!: string;
  readonly actor!: string;
  /** ISO moment. */
  readonly at!: string;
}

/** One of several shipments of a quotation, as it was read and priced. */
export class ShipmentDetailsView {
  readonly extractedData!: ExtractedInfoView;
  readonly quoted!: QuotedShipmentView;
  readonly chargeable!: QuotedWeightView;
  readonly destinationCharges!: DestinationChargesView;
  readonly assumptions!: AssumptionView[];
  readonly missing!: MissingRateView[];
}

/** One of the states that a quotation was in. */
export class QuotationRevisionView {
  readonly revision!: number;
  /** ISO moment. */
  readonly createdAt!: string;
  /** US dollars. */
  readonly quoteAmount!: number;
  readonly status!: QuotationStatus;
  /** Null where it has not ended. */
  readonly commercialOutcome!: CommercialOutcome | null;
}

/** Why a quotation does not leave by itself, and what a person can do about it. */
export class HoldReasonView {
  readonly code!: HoldReasonCode;
  readonly message!: string;
  readonly remedy!: string;
}

/** Whether a quotation may leave by itself. */
export class ReleaseDecisionView {
  readonly decision!: ReleaseOutcome;
  readonly reasons!: HoldReasonView[];
  /** The reply asks for what is missing and names no price. */
  readonly asksOnly?: boolean;
}

/** Why a quotation was set aside. */
export class DismissalView {
  readonly reason!: string | null;
  readonly actor!: string;
  /** ISO moment. */
  readonly at!: string;
}

/** What happened with a quotation, and when. */
export class QuotationEventView {
  /** ISO moment. */
  readonly at!: string;
  readonly action!: string;
  readonly details!: string;
  readonly status!: ActivityStatus;
  readonly actor!: string;
}

/** The answer to the customer. */
export class QuotationReplyView {
  readonly subject!: string;
  readonly text!: string;
  readonly html!: string;
  /** ISO moment. */
  readonly sentAt!: string | null;
  readonly state!: OutboundEmailStatus | 'draft';
  /** Its number in the outbox; null while it is only drafted. */
  readonly outboxId!: number | null;
  /** ISO moment before which a waiting reply does not leave; null where it does not wait. */
  readonly leavesAt!: string | null;
}

/** A quotation with all that it rests on. */
@ApiExtraModels(EvidenceView)
export class QuotationDetailsView {
  readonly id!: number;
  readonly quotationNumber!: string;
  readonly revision!: number;
  /** Another number with every change of any kind. */
  readonly version!: number;
  /** The newest first, the shown one among them. */
  readonly revisions!: QuotationRevisionView[];
  readonly status!: QuotationStatus;
  /** US dollars. */
  readonly quoteAmount!: number;
  readonly serviceType!: string;
  /** ISO moment. */
  readonly createdAt!: string;
  /** ISO moment. */
  readonly validUntil!: string;
  readonly clientEmail!: string;
  readonly emailId!: number;
  /** Transit time as people read it. */
  readonly timeline!: string;
  readonly quantity!: number;
  readonly parsedRequirements!: ParsedRequirementsView;
  /** Each shipment by itself where the quotation holds several, the first among them; else empty. */
  readonly shipments!: ShipmentDetailsView[];
  readonly quoted!: QuotedShipmentView;
  readonly breakdown!: ChargeLineView[];
  readonly chargeable!: QuotedWeightView;
  /** Where each value comes from; a field that is not there is not stated. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string', enum: [...VALUE_ORIGINS] } })
  readonly origins!: Readonly<Partial<Record<CorrectableField, ValueOrigin>>>;
  /** The oldest first. */
  readonly corrections!: CorrectionView[];
  /** What people changed of the lines, in the order of the shipments. */
  readonly lineAdjustments!: LineAdjustmentView[];
  readonly assumptions!: AssumptionView[];
  readonly missing!: MissingRateView[];
  readonly gate!: ReleaseDecisionView;
  /** What a person tells the customer in the reply; null: nothing. */
  readonly customerNote!: string | null;
  /** Null where it was not set aside, or where the log has forgotten why. */
  readonly setAside!: DismissalView | null;
  /** Null where it has not ended. */
  readonly commercialOutcome!: CommercialOutcome | null;
  /** Null where nobody has said how it ended. */
  readonly outcome!: RecordedOutcomeView | null;
  /** What a customer's words propose; null where there is nothing to confirm. */
  readonly outcomeProposal!: OutcomeProposalView | null;
  /** Null where the customer has said nothing of the shipment. */
  readonly nomination!: NominationView | null;
  /** What a person should know: conflicts, doubts, several shipments. */
  readonly warnings!: string[];
  @ApiEvidence() readonly evidence!: Readonly<Record<string, readonly EvidenceView[]>>;
  /** What the email says, and what became of each part of it. */
  readonly ledger!: LedgerEntryView[];
  readonly extractor!: string;
  /** What happened with it. */
  readonly events!: QuotationEventView[];
  /** What is left of the charges whose cost is known; null where none is. It is no part of the reply. */
  @ApiProperty({ type: () => MarginView, nullable: true }) readonly margin!: MarginView | null;
  readonly reply!: QuotationReplyView;
}
