import type { AutomatedMailReason } from '../inbound-mail/automated-mail.js';

type NoParams = Readonly<Record<string, never>>;

/** What the sentences of each reason are made of, by its code. */
export interface HoldReasonParams {
  'automatic-mail': { readonly cause: AutomatedMailReason };
  'not-a-request': NoParams;
  'no-sender-mailbox': NoParams;
  /** `lookAlike`: the recognized domain that the sender's could be taken for. */
  'domain-unknown': { readonly replyAddress: string; readonly lookAlike?: string };
  'domain-not-approved': { readonly mailDomain: string };
  /** `isRefuted`: the mail server says no; else nothing says yes. */
  'sender-not-authentic': { readonly isRefuted: boolean };
  /** `explanation`: why the tariff lacks the rate, as the charges say it. */
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
  'data-missing': { readonly fields: readonly string[] };
  'too-many-replies': { readonly limit: number; readonly recipient: 'address' | 'domain' | 'thread' };
  'repeated-request': { readonly limit: number };
  'follow-up':
    | { readonly from: 'customer'; readonly quotationNumber: string; readonly needsStaff: boolean }
    | { readonly from: 'other-sender' };
  'reply-cancelled': NoParams;
}

export type HoldReasonCode = keyof HoldReasonParams;

/** Why a quotation does not leave by itself, as a code with what its sentences are made of. */
export type CodedHoldReason<Code extends HoldReasonCode = HoldReasonCode> = {
  readonly [Each in Code]: { readonly code: Each; readonly params: HoldReasonParams[Each] };
}[Code];

/** What people read of a reason, and what they can do about it. */
export interface HoldReasonText {
  readonly message: string;
  readonly remedy: string;
}

/** A reason from the time when the sentences themselves were stored: they are shown as they were written. */
export interface RecordedHoldReason {
  readonly code: HoldReasonCode;
  readonly recordedText: HoldReasonText;
}

export type HoldReason = CodedHoldReason | RecordedHoldReason;

/** The codes of some reasons, as emails and events keep them. */
export function listReasonCodes(reasons: readonly HoldReason[]): HoldReasonCode[] {
  return reasons.map(({ code }) => code);
}
