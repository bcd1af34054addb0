import type { QuotationDetails } from '../../../application/quoting/quotation-queries.js';
import { CORRECTABLE_FIELDS, formatCorrectableValue } from '../../../domain/quoting/correctable-values.js';
import type { Correction } from '../../../domain/quoting/correction/correction.js';
import { resolveValueOrigins } from '../../../domain/quoting/correction/value-origin.js';
import { toReleaseDecisionView } from '../../../domain/quoting/hold-reason.messages.js';
import { listLedgerEntries } from '../../../domain/quoting/ledger/ledger-entries.js';
import { formatQuotationNumber, type QuotationDismissal } from '../../../domain/quoting/quotation.js';
import { computeDisplayAmount } from '../../../domain/quoting/requirements-json.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { CHARGE_CATEGORIES } from '../../../domain/tariff/charge-category/charge-category.js';
import { toAttachmentView } from '../inbound-mail/attachment.view.js';
import {
  toChargeableWeightView,
  toChargeLineView,
  toChargeListsView,
  toTotalsView,
} from '../pricing/charge-line.view.js';
import { toExtractedInfoView } from './extracted-info.view.js';
import { toLedgerEntryView } from './ledger.view.js';
import type {
  CorrectionView,
  DestinationChargesView,
  DismissalView,
  QuotationDetailsView,
  QuotationRevisionView,
} from './quotation-details.view.js';

/** Destination charges as quotations hold them on the wire. */
export function toDestinationChargesView(quotation: QuotationDetails['quotation']): DestinationChargesView {
  const { charges } = quotation;
  return {
    ...toChargeListsView(charges.lines),
    totals: toTotalsView(charges.totals),
    totalDestinationCharges: charges.totals.finalTotal.toNumber(),
  };
}

/** Everything that the quotation details show. */
export function toQuotationDetailsView(details: QuotationDetails): QuotationDetailsView {
  const { quotation, email, reply, events, revisions, corrections } = details;
  const { charges, request, weight } = quotation;
  const destinationCharges = toDestinationChargesView(quotation);
  const { amount } = computeDisplayAmount(charges, new CategoryByCodeOrName());
  const { chargeableWeight, calculationDetails } = toChargeableWeightView(weight);
  return {
    id: quotation.id,
    quotationNumber: formatQuotationNumber(quotation.id),
    revision: quotation.revision,
    revisions: revisions.map(toRevisionView),
    status: quotation.status,
    quoteAmount: amount.toNumber(),
    serviceType: 'Air Freight',
    createdAt: quotation.createdAt.toISOString(),
    validUntil: quotation.validUntil.toISOString(),
    clientEmail: quotation.clientEmail,
    emailId: quotation.emailId,
    timeline: quotation.timeline,
    quantity: weight.pieces,
    parsedRequirements: {
      originalEmail: {
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
    quoted: {
      description: quotation.description,
      incoterm: charges.incoterm,
      originAirport: quotation.originAirport,
      airport: charges.airport,
      country: charges.country,
      distanceKm: charges.distanceKm ?? null,
    },
    breakdown: CHARGE_CATEGORIES.flatMap((category) =>
      charges.lines.filter((line) => line.category === category).map(toChargeLineView),
    ),
    chargeable: {
      chargeableWeight,
      exactChargeableWeight: calculationDetails.exactChargeableWeight,
      grossWeight: calculationDetails.grossWeight,
      volumetricWeight: calculationDetails.volumetricWeight,
      volumeM3: calculationDetails.volumeM3,
      basis: calculationDetails.chargeableWeightBasis,
      rounding: calculationDetails.rounding,
    },
    origins: resolveValueOrigins(quotation),
    corrections: corrections.filter((one) => one.revision <= quotation.revision).map(toCorrectionView),
    assumptions: [...quotation.assumptions],
    missing: [...charges.missing],
    gate: toReleaseDecisionView(quotation.releaseDecision),
    setAside: quotation.status === 'expired' ? toDismissalView(quotation.dismissal) : null,
    warnings: [...request.warnings],
    evidence: request.evidence,
    ledger: listLedgerEntries(request, { body: email.text, subject: email.subject }).map((one) =>
      toLedgerEntryView(one),
    ),
    extractor: request.extractor,
    events: events.map((event) => ({
      at: event.at.toISOString(),
      action: event.action,
      details: event.details,
      status: event.status,
      actor: event.actor,
    })),
    reply: {
      subject: reply.subject,
      text: reply.text,
      html: reply.html,
      sentAt: reply.sentAt?.toISOString() ?? null,
      state: reply.state ?? 'draft',
    },
  };
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
function toRevisionView({
  revision,
  createdAt,
  status,
  charges,
}: QuotationDetails['quotation']): QuotationRevisionView {
  const { amount } = computeDisplayAmount(charges, new CategoryByCodeOrName());
  return { revision, createdAt: createdAt.toISOString(), quoteAmount: amount.toNumber(), status };
}
