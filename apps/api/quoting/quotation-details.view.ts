import type { ReviewedQuotation } from '../../../application/quoting/quotation-queries.js';
import { QUOTATION_SET_ASIDE } from '../../../domain/operations/activity.js';
import { CategoryByCodeOrName } from '../../../domain/pricing/charge-category/category-by-code-or-name.js';
import { CHARGE_CATEGORIES } from '../../../domain/pricing/charge-category/charge-category.js';
import type { Correction } from '../../../domain/quoting/correction/correction.js';
import { valueOrigins } from '../../../domain/quoting/correction/value-origin.js';
import { quotationNumber } from '../../../domain/quoting/quotation.js';
import { shownAmountOf } from '../../../domain/quoting/requirements-json.js';
import { CORRECTABLE_FIELDS, valueWords } from '../../../domain/quoting/correctable-values.js';
import { chargeableWeightView, chargeLineView, chargeListsView, totalsView } from '../pricing/charge-line.view.js';
import { extractedInfoView } from './extracted-info.view.js';

/** Destination charges as quotations hold them on the wire. */
export function destinationChargesView(quotation: ReviewedQuotation['quotation']) {
  const { charges } = quotation;
  return {
    ...chargeListsView(charges.lines),
    totals: totalsView(charges.totals),
    totalDestinationCharges: charges.totals.finalTotal.toNumber(),
  };
}

/** Everything that the quotation details show. */
export function quotationDetailsView({ quotation, email, reply, events, revisions, corrections }: ReviewedQuotation) {
  const { charges, request, weight } = quotation;
  const destinationCharges = destinationChargesView(quotation);
  const { amount } = shownAmountOf(charges, new CategoryByCodeOrName());
  const { chargeableWeight, calculationDetails } = chargeableWeightView(weight);
  return {
    id: quotation.id,
    quotationNumber: quotationNumber(quotation.id),
    revision: quotation.revision,
    revisions: revisions.map(revisionView),
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
        attachments: email.attachments.map(({ filename, contentType, sizeBytes }) => ({
          filename,
          contentType,
          sizeBytes,
        })),
      },
      extractedData: extractedInfoView(request),
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
      charges.lines.filter((line) => line.category === category).map(chargeLineView),
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
    origins: valueOrigins(quotation),
    corrections: corrections.filter((one) => one.revision <= quotation.revision).map(correctionView),
    assumptions: quotation.assumptions,
    missing: charges.missing,
    gate: quotation.gate,
    setAside: quotation.status === 'expired' ? setAsideView(events) : null,
    warnings: request.warnings,
    evidence: request.evidence,
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
function correctionView({ revision, field, asRead, corrected, actor, at }: Correction) {
  return {
    revision,
    field,
    label: CORRECTABLE_FIELDS[field],
    asRead: asRead ?? null,
    corrected: corrected ?? null,
    asReadText: valueWords(field, asRead),
    correctedText: valueWords(field, corrected),
    actor,
    at: at.toISOString(),
  };
}

/** Why a quotation was set aside; null once the log has forgotten it. */
function setAsideView(events: ReviewedQuotation['events']) {
  const entry = events.findLast(({ action }) => action === QUOTATION_SET_ASIDE);
  if (!entry) return null;
  const after = typeof entry.after === 'object' && entry.after !== null ? entry.after : {};
  return { reason: 'reason' in after ? after.reason : null, actor: entry.actor, at: entry.at.toISOString() };
}

/** One line of a quotation's history. */
function revisionView({ revision, createdAt, status, charges }: ReviewedQuotation['quotation']) {
  const { amount } = shownAmountOf(charges, new CategoryByCodeOrName());
  return { revision, createdAt: createdAt.toISOString(), quoteAmount: amount.toNumber(), status };
}
