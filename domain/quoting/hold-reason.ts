import type { AutomatedMailReason } from '../inbound-mail/automated-mail.js';
import type { Doubt } from '../reading/ledger/ledger.types.js';
import type { CargoDoubtCode } from './cargo-doubt.js';

type NoParams = Readonly<Record<string, never>>;

/** The parameters of each reason's messages, by its code. */
export interface HoldReasonParams {
  'automatic-mail': { readonly cause: AutomatedMailReason };
  'not-a-request': NoParams;
  'no-sender-mailbox': NoParams;
  /** `lookAlike`: the recognized domain that the sender's could be taken for. */
  'domain-unknown': { readonly replyAddress: string; readonly lookAlike?: string };
  'domain-not-approved': { readonly mailDomain: string };
  /** `isRefuted`: the receiving server's checks failed; otherwise there are none in its favour. */
  'sender-not-authentic': { readonly isRefuted: boolean };
  /** `explanation`: why the tariff lacks the rate, as the charges explain it. */
  'rate-missing': { readonly serviceCode: string; readonly explanation: string };
  /** `trace`: how the charge line was to be computed. */
  'compulsory-on-request': { readonly serviceName: string; readonly trace: string };
  'dangerous-goods': NoParams;
  oversize: { readonly longestCm: number };
  /** kg per m³, whole numbers. */
  'density-implausible': { readonly density: string; readonly lowest: number; readonly highest: number };
  'total-above-limit': { readonly limitUsd: number };
  'attachment-unread': { readonly filenames: readonly string[] };
  'several-shipments': NoParams;
  'request-doubtful': NoParams;
  'values-conflict': {
    readonly conflicts: ReadonlyArray<{ readonly field: string; readonly current: string; readonly other: string }>;
  };
  /** `items`: figures in the words of the email on which no value rests. */
  'figures-left-over': { readonly items: readonly string[] };
  'places-left-over': { readonly places: readonly string[] };
  'figures-doubtful': {
    readonly doubts: ReadonlyArray<{ readonly code: Doubt | CargoDoubtCode; readonly words: string }>;
  };
  'destination-not-served': { readonly words: string };
  'place-ambiguous': { readonly words: string };
  'delivery-place-missing': { readonly term: string };
  'not-air-freight': { readonly words: string };
  'special-cargo': { readonly words: string };
  'special-wish': { readonly words: string };
  'dangerous-goods-suspected': { readonly words: string };
  'other-purpose': { readonly words: string };
  'nothing-stated': NoParams;
  'data-missing': { readonly fields: readonly string[] };
  'too-many-replies': { readonly limit: number; readonly recipient: 'address' | 'domain' | 'thread' };
  'repeated-request': { readonly limit: number };
  'follow-up':
    | { readonly from: 'customer'; readonly quotationNumber: string; readonly needsStaff: boolean }
    | { readonly from: 'other-sender' };
  'reply-cancelled': NoParams;
}

export type HoldReasonCode = keyof HoldReasonParams;

/** Why a quotation is not sent automatically: a code with the parameters of its messages. */
export type CodedHoldReason<Code extends HoldReasonCode = HoldReasonCode> = {
  readonly [Each in Code]: { readonly code: Each; readonly params: HoldReasonParams[Each] };
}[Code];

/** The message of a reason and what staff can do about it. */
export interface HoldReasonText {
  readonly message: string;
  readonly remedy: string;
}

/** A reason from the time when messages were stored as text: it is shown as it was written. */
export interface RecordedHoldReason {
  readonly code: HoldReasonCode;
  readonly recordedText: HoldReasonText;
}

export type HoldReason = CodedHoldReason | RecordedHoldReason;

/** The codes of some reasons, as emails and events store them. */
export function listReasonCodes(reasons: readonly HoldReason[]): HoldReasonCode[] {
  return reasons.map(({ code }) => code);
}
