import type { ProcessingPlan } from '../../application/inbound-mail/process-inbound-email.js';
import type { ReplyDraft } from '../../application/outbound-mail/reply-composer.js';
import { formatDimensions } from '../../domain/cargo/dimensions-text.js';
import { formatUsd } from '../../domain/money/usd.js';
import { formatHoldReason, toReleaseDecisionView } from '../../domain/quoting/hold-reason.messages.js';
import { toRequestJson } from '../../domain/quoting/requirements-json.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';

type PrintableAnswer = ProcessingPlan & { readonly reply: ReplyDraft | undefined };

/** What was made of an email, for people. */
export function formatQuoteText({ request, shipment, releaseDecision: release, reply }: PrintableAnswer): string {
  const parts = [formatSection('Shipment as read', formatShipmentRows(request))];
  if (request.warnings.length > 0) parts.push(formatSection('Warnings', request.warnings));
  if (shipment) {
    const { charges, assumptions } = shipment;
    parts.push(
      formatSection('Charges', [
        ...charges.lines.map(
          (line) =>
            `${line.serviceCode}  ${line.amount ? formatUsd(line.amount).padStart(10) : 'on request'}  ${line.trace}`,
        ),
        `Total ${charges.incoterm}  ${formatUsd(charges.totals.finalTotal)} USD`,
      ]),
    );
    if (assumptions.length > 0) {
      parts.push(
        formatSection(
          'Assumed',
          assumptions.map((one) => `${one.field}: ${one.value}. ${one.reason}`),
        ),
      );
    }
  }
  parts.push(
    formatSection(
      `Gate: ${release.decision}`,
      release.reasons.map((one) => formatHoldReason(one).message),
    ),
  );
  if (reply) parts.push(formatSection(`Reply: ${reply.subject}`, [reply.text]));
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
      gate: toReleaseDecisionView(release),
      reply: reply ?? null,
    },
    undefined,
    2,
  );
}

function formatSection(title: string, rows: readonly string[]): string {
  return [title, '-'.repeat(title.length), ...(rows.length > 0 ? rows : ['nothing to add'])].join('\n');
}

function formatShipmentRows(request: ShipmentRequest): string[] {
  const { goods, destination, sender } = request;
  const rows: ReadonlyArray<readonly [string, string | number | undefined]> = [
    ['Quotation request', request.isQuotationRequest ? 'yes' : 'no'],
    ['Sender', [sender.name, sender.company, sender.email].filter(Boolean).join(', ') || undefined],
    ['Incoterm', request.incoterm],
    ['Gross weight, kg', goods.grossWeightKg],
    ['Pieces', goods.pieces],
    ['Dimensions, cm', goods.dimensionLines.length > 0 ? formatDimensions(goods.dimensionLines) : undefined],
    ['Volume, m³', goods.volumeM3],
    ['Goods', goods.description],
    ['Value', goods.value && `${goods.value.amount} ${goods.value.currency}`],
    ['Dangerous', goods.dangerous ? 'yes' : undefined],
    ['Origin', request.airportOrigin ?? request.origin],
    ['Destination airport', request.airportDestination],
    ['Destination country', destination.country],
    ['Delivery', destination.city ?? destination.address],
  ];
  return rows.map(([name, value]) => `${name.padEnd(20)} ${value ?? 'not stated'}`);
}
