import type { Answer } from '../../../application/inbound-mail/process-inbound-email.js';
import type { SettledEmail } from '../../../application/inbound-mail/processed-email.js';
import { linesOf } from '../../../domain/pricing/complete-charges.js';
import { type PricedShipment, quotationNumber } from '../../../domain/quoting/quotation.js';
import type { GateDecision, GateVerdict } from '../../../domain/quoting/release-policy.js';
import { numberOf, totalsView } from '../pricing/charge-line.view.js';

/** What the webhook answers once the email is settled. */
export function settledView({ email, quotation }: SettledEmail, duplicate: boolean) {
  const number = quotation && quotationNumber(quotation.id);
  return {
    emailId: email.id,
    quotationId: quotation?.id ?? null,
    quotationNumber: number ?? null,
    status: quotation?.status ?? null,
    outcome: email.state,
    reasons: email.reasons,
    message: email.reasons.includes('follow-up')
      ? followUpMessage(email.state, number)
      : messageOf(email.state, number, quotation?.clientEmail, quotation?.status, email.lastError),
    duplicate,
    ...chargesView(quotation),
  };
}

/** What the webhook answers while the email still waits for its turn. */
export function acceptedView(emailId: number, duplicate: boolean) {
  return {
    emailId,
    quotationId: null,
    quotationNumber: null,
    status: null,
    outcome: 'accepted',
    reasons: [],
    message: `Email ${emailId} is kept and will be answered`,
    duplicate,
    ...chargesView(undefined),
  };
}

/** What a dry run answers: the same, with nothing stored. */
export function previewView({ shipment, gate }: Answer, replyAddress: string | undefined) {
  const outcome = OUTCOMES[gate.decision];
  return {
    emailId: null,
    quotationId: null,
    quotationNumber: null,
    status: shipment ? (gate.decision === 'send' ? 'completed' : 'pending') : null,
    outcome,
    reasons: reasonCodes(gate),
    message: previewMessage(outcome, replyAddress),
    duplicate: false,
    ...chargesView(shipment),
  };
}

const OUTCOMES: Readonly<Record<GateDecision, string>> = { send: 'answered', hold: 'held', ignore: 'ignored' };

/** An answer of a customer that states nothing new. */
function followUpMessage(state: string, number: string | undefined): string {
  return state === 'held'
    ? `The email belongs to ${number} and waits for a person`
    : 'The email belongs to an earlier quotation and states nothing new';
}

function reasonCodes(gate: GateVerdict): string[] {
  return gate.reasons.map((reason) => reason.code);
}

function chargesView(priced: Pick<PricedShipment, 'charges'> | undefined) {
  if (!priced) return { totals: null, compulsoryCharges: [] };
  const { charges } = priced;
  return {
    totals: { totalCompulsoryCharges: charges.totals.compulsory.toNumber(), ...totalsView(charges.totals) },
    compulsoryCharges: linesOf(charges.lines, 'Compulsory').map((line) => ({
      serviceCode: line.serviceCode,
      serviceName: line.serviceName,
      totalCharge: numberOf(line.amount),
    })),
  };
}

function messageOf(
  state: string,
  number: string | undefined,
  client: string | undefined,
  status: string | undefined,
  lastError: string | undefined,
): string {
  if (state === 'answered' && status === 'sent') return `Quotation ${number} sent to ${client}`;
  if (state === 'answered') return `Quotation ${number} for ${client} waits in the outbox`;
  if (state === 'held') return `Quotation ${number} waits for a person`;
  if (state === 'failed') return `The email could not be processed: ${lastError ?? 'see the activity log'}`;
  return 'The email asks for no quotation';
}

function previewMessage(outcome: string, replyAddress: string | undefined): string {
  if (outcome === 'answered') return `A quotation would be sent to ${replyAddress}`;
  return outcome === 'held' ? 'A quotation would wait for a person' : 'The email asks for no quotation';
}
