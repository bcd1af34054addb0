import type { QuotationDetails } from '../../../application/quoting/quotation-queries.js';
import { getActivityWords } from '../../../domain/activity/activity.js';
import type { ChargeableWeight } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { CompleteCharges } from '../../../domain/pricing/complete-charges.js';
import { computeMarginOf } from '../../../domain/pricing/margin.js';
import { CORRECTABLE_FIELDS, formatCorrectableValue } from '../../../domain/quoting/correctable-values.js';
import type { Correction } from '../../../domain/quoting/correction/correction.js';
import { resolveValueOrigins } from '../../../domain/quoting/correction/value-origin.js';
import { toReleaseDecisionView } from '../../../domain/quoting/hold-reason-view.js';
import { listLedgerEntries } from '../../../domain/quoting/ledger/ledger-entries.js';
import { resolveOutcome } from '../../../domain/quoting/outcome/commercial-outcome.js';
import { extractPricedShipment } from '../../../domain/quoting/priced-shipment.js';
import {
  formatQuotationNumber,
  type PricedShipment,
  type QuotationDismissal,
} from '../../../domain/quoting/quotation.js';
import { combineCharges, listShipments } from '../../../domain/quoting/quoted-shipments.js';
import { computeDisplayAmount } from '../../../domain/quoting/requirements-json.js';
import type { Evidence, ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { translateShipment } from '../../../domain/quoting/spanish-texts.js';
import { translateRemark } from '../../../domain/quoting/translate-remark.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { CHARGE_CATEGORIES } from '../../../domain/tariff/charge-category/charge-category.js';
import { toAttachmentView } from '../inbound-mail/attachment.view.js';
import {
  toChargeableWeightView,
  toChargeLineView,
  toChargeListsView,
  toTotalsView,
} from '../pricing/charge-line.view.js';
import { toNominationView, toOutcomeProposalView, toRecordedOutcomeView } from './commercial-state.view.js';
import { toExtractedInfoView } from './extracted-info.view.js';
import { toLedgerEntryView } from './ledger.view.js';
import { toLineAdjustmentViews } from './line-adjustment.view.js';
import { toMarginView } from './margin.view.js';
import type {
  CorrectionView,
  DestinationChargesView,
  DismissalView,
  QuotationDetailsView,
  QuotationRevisionView,
  QuotedShipmentView,
  QuotedWeightView,
  ShipmentDetailsView,
} from './quotation-details.view.js';

function toDestinationChargesView(charges: CompleteCharges): DestinationChargesView {
  return {
    ...toChargeListsView(charges.lines),
    totals: toTotalsView(charges),
    totalDestinationCharges: charges.totals.finalTotal.toNumber(),
  };
}

/** Everything that the quotation details show. */
export function toQuotationDetailsView(details: QuotationDetails): QuotationDetailsView {
  const { quotation, email, reply, events, revisions, corrections } = details;
  const { request, weight } = quotation;
  const newest = revisions[0]?.revision ?? quotation.revision;
  const quoted = translateShipment(extractPricedShipment(quotation));
  const shipments = listShipments(quoted);
  const charges = combineCharges(quoted);
  const spanish = Object.assign({}, ...shipments.map((one) => one.spanish));
  const destinationCharges = toDestinationChargesView(charges);
  const margin = computeMarginOf(charges.totals);
  const { amount } = computeDisplayAmount(charges, new CategoryByCodeOrName());
  return {
    id: quotation.id,
    quotationNumber: formatQuotationNumber(quotation.id),
    revision: quotation.revision,
    version: quotation.version,
    revisions: revisions.map((one) => toRevisionView(one, newest)),
    status: quotation.status,
    quoteAmount: amount.toNumber(),
    serviceType: 'Air Freight',
    createdAt: quotation.createdAt.toISOString(),
    validUntil: quotation.validUntil.toISOString(),
    clientEmail: quotation.clientEmail,
    emailId: quotation.emailId,
    timeline: quoted.timeline,
    quantity: weight.pieces,
    parsedRequirements: {
      originalEmail: {
        channel: email.channel,
        messageId: email.messageId ?? null,
        from: email.fromHeader,
        to: email.to,
        subject: email.subject,
        content: email.text,
        receivedAt: email.receivedAt.toISOString(),
        attachments: email.attachments.map(toAttachmentView),
      },
      extractedData: toExtractedInfoView(request),
      destinationCharges,
    },
    shipments: shipments.length > 1 ? shipments.map(toShipmentView) : [],
    quoted: toQuotedView(quotation),
    breakdown: CHARGE_CATEGORIES.flatMap((category) =>
      charges.lines.filter((line) => line.category === category).map(toChargeLineView),
    ),
    chargeable: toQuotedWeightView(weight),
    origins: resolveValueOrigins(quotation),
    corrections: corrections.filter((one) => one.revision <= quotation.revision).map(toCorrectionView),
    lineAdjustments: toLineAdjustmentViews(quotation),
    assumptions: shipments.flatMap(({ assumptions }) => assumptions),
    missing: [...charges.missing],
    gate: toReleaseDecisionView(quotation.releaseDecision, spanish),
    customerNote: quotation.customerNote ?? null,
    setAside: quotation.status === 'dismissed' ? toDismissalView(quotation.dismissal) : null,
    commercialOutcome: resolveOutcome(quotation, newest) ?? null,
    outcome: toRecordedOutcomeView(quotation.commercial?.outcome),
    nomination: toNominationView(quotation.commercial?.nomination, quotation),
    outcomeProposal: toOutcomeProposalView(quotation),
    warnings: [...new Set(shipments.flatMap((one) => one.request.warnings.map(translateRemark)))],
    evidence: joinEvidence(shipments),
    // Entries of several shipments belong to one of them each: a role is given where the shipment is corrected.
    ledger:
      shipments.length > 1
        ? []
        : listLedgerEntries(request, { body: email.text, subject: email.subject }).map((one) => toLedgerEntryView(one)),
    extractor: request.extractor,
    events: events.map((event) => ({
      at: event.at.toISOString(),
      ...getActivityWords(event),
      status: event.status,
      actor: event.actor,
    })),
    margin: margin ? toMarginView(margin) : null,
    reply: {
      subject: reply.subject,
      text: reply.text,
      html: reply.html,
      sentAt: reply.sentAt?.toISOString() ?? null,
      state: reply.state ?? 'draft',
      outboxId: reply.id ?? null,
      leavesAt: reply.state === 'waiting' ? (reply.notBefore?.toISOString() ?? null) : null,
    },
  };
}

/** One of several shipments, as it was read and priced. */
export function toShipmentView(shipment: PricedShipment): ShipmentDetailsView {
  return {
    extractedData: toExtractedInfoView(shipment.request),
    quoted: toQuotedView(shipment),
    chargeable: toQuotedWeightView(shipment.weight),
    destinationCharges: toDestinationChargesView(shipment.charges),
    assumptions: [...shipment.assumptions],
    missing: [...shipment.charges.missing],
  };
}

function toQuotedView({ description, originAirport, charges }: PricedShipment): QuotedShipmentView {
  const { incoterm, airport, country, distanceKm } = charges;
  return { description, incoterm, originAirport, airport, country, distanceKm: distanceKm ?? null };
}

function toQuotedWeightView(weight: ChargeableWeight): QuotedWeightView {
  const { chargeableWeight, calculationDetails } = toChargeableWeightView(weight);
  return {
    chargeableWeight,
    exactChargeableWeight: calculationDetails.exactChargeableWeight,
    grossWeight: calculationDetails.grossWeight,
    volumetricWeight: calculationDetails.volumetricWeight,
    volumeM3: calculationDetails.volumeM3,
    basis: calculationDetails.chargeableWeightBasis,
    rounding: calculationDetails.rounding,
  };
}

/** Where each value stands in the email, for all shipments: what they share stands there once. */
function joinEvidence(shipments: readonly PricedShipment[]): ShipmentRequest['evidence'] {
  const [first, ...further] = shipments.map(({ request }) => request.evidence);
  if (!first || further.length === 0) return first ?? {};
  const joined: Record<string, Evidence[]> = {};
  for (const [field, places] of [first, ...further].flatMap((evidence) => Object.entries(evidence))) {
    const known = joined[field] ?? [];
    const added = places.filter(({ part, start }) => !known.some((one) => one.part === part && one.start === start));
    joined[field] = [...known, ...added];
  }
  return joined;
}

/** One corrected value, as it is kept and as people read it. */
function toCorrectionView({ revision, field, asRead, corrected, actor, at }: Correction): CorrectionView {
  return {
    revision,
    field,
    label: CORRECTABLE_FIELDS[field],
    asRead: asRead ?? null,
    corrected: corrected ?? null,
    asReadText: formatCorrectableValue(field, asRead),
    correctedText: formatCorrectableValue(field, corrected),
    actor,
    at: at.toISOString(),
  };
}

/** Why a quotation was set aside; null where that is not known. */
function toDismissalView(dismissal: QuotationDismissal | undefined): DismissalView | null {
  return dismissal ? { reason: dismissal.reason, actor: dismissal.actor, at: dismissal.at.toISOString() } : null;
}

/** One line of a quotation's history. */
function toRevisionView(quotation: QuotationDetails['quotation'], newest: number): QuotationRevisionView {
  const { revision, createdAt, status } = quotation;
  const { amount } = computeDisplayAmount(combineCharges(quotation), new CategoryByCodeOrName());
  const commercialOutcome = resolveOutcome(quotation, newest) ?? null;
  return { revision, createdAt: createdAt.toISOString(), quoteAmount: amount.toNumber(), status, commercialOutcome };
}
