import type { Answer } from '../../application/inbound-mail/process-inbound-email.js';
import type { DraftedReply } from '../../application/outbound-mail/reply-composer.js';
import { textOfDimensionLines } from '../../domain/cargo/dimensions-text.js';
import { formatUsd } from '../../domain/money/usd.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';

type PrintableAnswer = Answer & { readonly reply: DraftedReply | undefined };

/** What was made of an email, for people. */
export function quoteAsText({ request, shipment, gate, reply }: PrintableAnswer): string {
  const parts = [section('Shipment as read', shipmentRows(request))];
  if (request.warnings.length > 0) parts.push(section('Warnings', request.warnings));
  if (shipment) {
    const { charges, assumptions } = shipment;
    parts.push(
      section('Charges', [
        ...charges.lines.map(
          (line) =>
            `${line.serviceCode}  ${line.amount ? formatUsd(line.amount).padStart(10) : 'on request'}  ${line.trace}`,
        ),
        `Total ${charges.incoterm}  ${formatUsd(charges.totals.finalTotal)} USD`,
      ]),
    );
    if (assumptions.length > 0) {
      parts.push(
        section(
          'Assumed',
          assumptions.map((one) => `${one.field}: ${one.value}. ${one.reason}`),
        ),
      );
    }
  }
  parts.push(
    section(
      `Gate: ${gate.decision}`,
      gate.reasons.map((one) => one.message),
    ),
  );
  if (reply) parts.push(section(`Reply: ${reply.subject}`, [reply.text]));
  return parts.join('\n\n');
}

/** What was made of an email, for programs. */
export function quoteAsJson({ request, shipment, gate, reply }: PrintableAnswer): string {
  return JSON.stringify(
    {
      request,
      chargeableWeight: shipment?.weight,
      charges: shipment?.charges,
      assumptions: shipment?.assumptions ?? [],
      gate,
      reply: reply ?? null,
    },
    undefined,
    2,
  );
}

function section(title: string, rows: readonly string[]): string {
  return [title, '-'.repeat(title.length), ...(rows.length > 0 ? rows : ['nothing to add'])].join('\n');
}

function shipmentRows(request: ShipmentRequest): string[] {
  const { goods, destination, sender } = request;
  const rows: ReadonlyArray<readonly [string, string | number | undefined]> = [
    ['Quotation request', request.isQuotationRequest ? 'yes' : 'no'],
    ['Sender', [sender.name, sender.company, sender.email].filter(Boolean).join(', ') || undefined],
    ['Incoterm', request.incoterm],
    ['Gross weight, kg', goods.grossWeightKg],
    ['Pieces', goods.pieces],
    ['Dimensions, cm', goods.dimensionLines.length > 0 ? textOfDimensionLines(goods.dimensionLines) : undefined],
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
