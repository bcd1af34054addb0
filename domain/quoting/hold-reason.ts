import type { AutomatedMailReason } from '../inbound-mail/automated-mail.js';
import type { Incoterm } from '../pricing/incoterm/incoterm.js';
import type { DoubtEntry, ReadingDifference } from '../reading/ledger/ledger.types.js';
import type { ShipmentPosition } from './quoted-shipments.js';
import type { MailIntent } from './request-purpose.js';
import type { RecognizedSource } from './shipment-request.js';

/** A value that rests on nothing but a picture. */
export interface RecognizedFigure extends RecognizedSource {
  /** By its wire name, for instance `goods.weight`. */
  readonly field: string;
  /** As displayed. */
  readonly value: string;
}

type NoParams = Readonly<Record<string, never>>;

/** The parameters of each reason's messages, by its code. */
export interface HoldReasonParams {
  'automatic-mail': { readonly cause: AutomatedMailReason };
  'not-a-request': NoParams;
  /** `cause`: the kind of mail that the email was taken for, although it describes a cargo and wishes a price. */
  'request-not-recognized': { readonly cause: string };
  /** `quotationNumber`: the quotation that the email belongs to. */
  'other-intent': { readonly intent: MailIntent; readonly quotationNumber?: string };
  'no-sender-mailbox': NoParams;
  /** `lookAlike`: the recognized domain that the sender's could be taken for. */
  'domain-unknown': { readonly replyAddress: string; readonly lookAlike?: string };
  'domain-not-approved': { readonly mailDomain: string };
  /** `isRefuted`: the receiving server's checks failed; otherwise there are none in its favour. */
  'sender-not-authentic': { readonly isRefuted: boolean };
  /** `explanation`: why the tariff lacks the rate, as the charges explain it. */
  'rate-missing': { readonly serviceCode: string; readonly explanation: string };
  /** `explanation`: which service is in a currency without an exchange rate for the day. */
  'exchange-rate-missing': { readonly currency: string; readonly explanation: string };
  /** `trace`: how the charge line was to be computed. */
  'compulsory-on-request': { readonly serviceName: string; readonly trace: string };
  /** `count`: lines that people added, waived or overrode. */
  'manual-lines': { readonly count: number };
  /** `names`: classes of cargo and wishes, as the tariff calls them. */
  'rate-for-condition-missing': { readonly names: readonly string[] };
  /** `trace`: why the delivery has no price. */
  'delivery-on-request': { readonly serviceName: string; readonly trace: string };
  'dangerous-goods': NoParams;
  oversize: { readonly longestCm: number };
  'piece-too-high': { readonly heightCm: number; readonly limitCm: number };
  /** `weightKg`: of a piece on average, whole kg. */
  'piece-too-heavy': { readonly weightKg: number; readonly limitKg: number };
  /** Of decisions stored when a term for carriage by sea held a quotation; by now it is an assumption. */
  'sea-term': { readonly term: Incoterm };
  /** kg per m³, whole numbers. */
  'density-implausible': { readonly density: string; readonly lowest: number; readonly highest: number };
  'total-above-limit': { readonly limitUsd: number };
  /** `percent`: of the revenue, empty where there is none; what is left is rounded to cents. */
  'margin-below-floor': {
    readonly marginUsd: string;
    readonly percent: string;
    readonly floorPercent: number;
    readonly floorUsd: number;
  };
  'attachment-unread': { readonly filenames: readonly string[] };
  /** Mail that asks for nothing in its text, and whose request may be in what nobody could open. */
  'mail-unread': { readonly filenames: readonly string[]; readonly isEncrypted: boolean };
  'several-shipments': NoParams;
  /** Several shipments, each of which was read and priced by itself. */
  'shipments-told-apart': { readonly count: number };
  'request-doubtful': NoParams;
  'values-conflict': {
    readonly conflicts: ReadonlyArray<{ readonly field: string; readonly current: string; readonly other: string }>;
  };
  /** `figures`: values that were recognized in a picture, and where they stand; `line` is 0 where no line holds them. */
  'recognized-unconfirmed': { readonly figures: readonly RecognizedFigure[] };
  /** `current` is what the quotation holds, `other` what the second reader of the email reads. */
  'readings-differ': { readonly differences: readonly ReadingDifference[] };
  /** `items`: figures in the words of the email on which no value rests. */
  'figures-left-over': { readonly items: readonly string[] };
  'places-left-over': { readonly places: readonly string[] };
  'figures-doubtful': {
    readonly doubts: readonly DoubtEntry[];
  };
  'destination-not-served': { readonly words: string };
  'place-ambiguous': { readonly words: string };
  /** The term of delivery, or the words that ask for it. */
  'delivery-place-missing': { readonly term: string };
  'not-air-freight': { readonly words: string };
  'special-cargo': { readonly words: string };
  'special-wish': { readonly words: string };
  'dangerous-goods-suspected': { readonly words: string };
  'other-purpose': { readonly words: string };
  'nothing-stated': NoParams;
  /** The customer gets nothing without a person. */
  'autonomy-propose-only': NoParams;
  /** The customer gets no indicative quotation without a person. */
  'autonomy-certain-only': { readonly fields: readonly string[] };
  'data-missing': { readonly fields: readonly string[] };
  'too-many-replies': { readonly limit: number; readonly recipient: 'address' | 'domain' | 'thread' };
  'repeated-request': { readonly limit: number };
  'follow-up':
    | { readonly from: 'customer'; readonly quotationNumber: string; readonly needsStaff: boolean }
    | { readonly from: 'other-sender' };
  /** `isAnswerProven`: the answer is proven, and what it would change is not. */
  'unproven-revision': { readonly quotationNumber: string; readonly isAnswerProven: boolean };
  /** The customer writes on about a quotation that a person set aside. */
  'set-aside-before': { readonly quotationNumber: string };
  /** The customer accepts; it is known from proven mail, or waits for a person. */
  'accepted-in-answer': { readonly quotationNumber: string; readonly isRecorded: boolean };
  'declined-in-answer': { readonly quotationNumber: string; readonly isRecorded: boolean };
  /** The customer accepts after the last day, `YYYY-MM-DD` at the office: what is quoted is priced anew. */
  'accepted-late': { readonly lastDay: string };
  /** An earlier email, `emailId`, bears the same Message-ID and sender, and other words. */
  'message-id-reused': { readonly emailId: number };
  'reply-cancelled': NoParams;
  /** A person asked for a PDF to hand over: no mail leaves by itself. */
  'pdf-requested': NoParams;
}

export type HoldReasonCode = keyof HoldReasonParams;

/** Reasons for which an email without a quotation of its own waits until a person marks it as done. */
const ANSWERED_BY_HAND: ReadonlySet<string> = new Set<HoldReasonCode>([
  'follow-up',
  'mail-unread',
  'message-id-reused',
  'other-intent',
  'request-not-recognized',
  'set-aside-before',
  'unproven-revision',
]);

/** Whether an email with these reasons waits for a person who answers it by hand. @param reasons codes, as stored */
export function isAnsweredByHand(reasons: readonly string[]): boolean {
  return reasons.some((code) => ANSWERED_BY_HAND.has(code));
}

/** Why a quotation is not sent automatically: a code with the parameters of its messages. */
export type CodedHoldReason<Code extends HoldReasonCode = HoldReasonCode> = {
  readonly [Each in Code]: {
    readonly code: Each;
    readonly params: HoldReasonParams[Each];
    /** Which of several shipments it concerns; absent where there is one, or where it concerns all. */
    readonly shipment?: ShipmentPosition;
  };
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
  return [...new Set(reasons.map(({ code }) => code))];
}

/** Some reasons as an email stores them: their codes, by which mail is counted and listed, and the reasons in full. */
export function toStoredReasons(reasons: readonly HoldReason[]) {
  return { reasons: listReasonCodes(reasons), holdReasons: reasons };
}
