import type { ProcessingPlan } from '../../application/inbound-mail/process-inbound-email.js';
import type { ReplyDraft } from '../../application/outbound-mail/reply-composer.js';
import { formatDimensions } from '../../domain/cargo/dimensions-text.js';
import { formatUsd } from '../../domain/money/usd.js';
import { formatHoldReason } from '../../domain/quoting/hold-reason.messages.js';
import { toReleaseDecisionView } from '../../domain/quoting/hold-reason-view.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import { listShipments } from '../../domain/quoting/quoted-shipments.js';
import { toRequestJson } from '../../domain/quoting/requirements-json.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { QUOTE_TEXT_MESSAGES } from './cli.messages.js';

type PrintableAnswer = ProcessingPlan & { readonly reply: ReplyDraft | undefined };

/** What was made of an email, for people. */
export function formatQuoteText({ request, shipment, releaseDecision: release, reply }: PrintableAnswer): string {
  const requests = [request, ...(request.furtherShipments ?? [])];
  const parts = requests.map((one) => formatSection(QUOTE_TEXT_MESSAGES.shipmentAsRead, formatShipmentRows(one)));
  if (request.warnings.length > 0) parts.push(formatSection(QUOTE_TEXT_MESSAGES.warnings, request.warnings));
  for (const { charges, assumptions } of shipment ? listShipments(shipment) : []) {
    parts.push(
      formatSection(QUOTE_TEXT_MESSAGES.charges, [
        ...charges.lines.map(
          (line) =>
            `${line.serviceCode}  ${line.amount ? formatUsd(line.amount).padStart(10) : QUOTE_TEXT_MESSAGES.onRequest}  ${line.trace}`,
        ),
        QUOTE_TEXT_MESSAGES.total({ incoterm: charges.incoterm, amount: formatUsd(charges.totals.finalTotal) }),
      ]),
    );
    if (assumptions.length > 0) {
      parts.push(
        formatSection(
          QUOTE_TEXT_MESSAGES.assumed,
          assumptions.map((one) => `${one.field}: ${one.value}. ${one.reason}`),
        ),
      );
    }
  }
  parts.push(
    formatSection(
      QUOTE_TEXT_MESSAGES.decision(release.decision),
      release.reasons.map((one) => formatHoldReason(one).message),
    ),
  );
  if (reply) parts.push(formatSection(QUOTE_TEXT_MESSAGES.reply(reply.subject), [reply.text]));
  return parts.join('\n\n');
}

/** What was made of an email, for programs. */
export function formatQuoteJson({ request, shipment, releaseDecision: release, reply }: PrintableAnswer): string {
  return JSON.stringify(
    {
      request: toRequestJson(request),
      chargeableWeight: shipment?.weight,
      charges: shipment?.charges,
      assumptions: shipment?.assumptions ?? [],
      ...(shipment?.furtherShipments ? { furtherShipments: shipment.furtherShipments.map(toShipmentJson) } : {}),
      gate: toReleaseDecisionView(release),
      reply: reply ?? null,
    },
    undefined,
    2,
  );
}

function toShipmentJson({ request, weight, charges, assumptions }: PricedShipment) {
  return { request: toRequestJson(request), chargeableWeight: weight, charges, assumptions };
}

function formatSection(title: string, rows: readonly string[]): string {
  return [title, '-'.repeat(title.length), ...(rows.length > 0 ? rows : [QUOTE_TEXT_MESSAGES.nothingToAdd])].join('\n');
}

function formatShipmentRows(request: ShipmentRequest): string[] {
  const { goods, destination, sender } = request;
  const rows: ReadonlyArray<readonly [string, string | number | undefined]> = [
    [
      QUOTE_TEXT_MESSAGES.quotationRequest,
      request.isQuotationRequest ? QUOTE_TEXT_MESSAGES.yes : QUOTE_TEXT_MESSAGES.no,
    ],
    [QUOTE_TEXT_MESSAGES.sender, [sender.name, sender.company, sender.email].filter(Boolean).join(', ') || undefined],
    [QUOTE_TEXT_MESSAGES.incoterm, request.incoterm],
    [QUOTE_TEXT_MESSAGES.grossWeight, goods.grossWeightKg],
    [QUOTE_TEXT_MESSAGES.pieces, goods.pieces],
    [
      QUOTE_TEXT_MESSAGES.dimensions,
      goods.dimensionLines.length > 0 ? formatDimensions(goods.dimensionLines) : undefined,
    ],
    [QUOTE_TEXT_MESSAGES.volume, goods.volumeM3],
    [QUOTE_TEXT_MESSAGES.goods, goods.description],
    [QUOTE_TEXT_MESSAGES.value, goods.value && `${goods.value.amount} ${goods.value.currency}`],
    [QUOTE_TEXT_MESSAGES.dangerous, goods.dangerous ? QUOTE_TEXT_MESSAGES.yes : undefined],
    [QUOTE_TEXT_MESSAGES.origin, request.airportOrigin ?? request.origin],
    [QUOTE_TEXT_MESSAGES.destinationAirport, request.airportDestination],
    [QUOTE_TEXT_MESSAGES.destinationCountry, destination.country],
    [QUOTE_TEXT_MESSAGES.delivery, destination.city ?? destination.address],
  ];
  return rows.map(([name, value]) => `${name.padEnd(20)} ${value ?? QUOTE_TEXT_MESSAGES.notStated}`);
}
