import { extractMailDomain } from '../customers/mail-domain.js';
import { type Authenticity, evaluateAuthenticity } from './sender-authenticity.js';

/** Where an email came in; `phone`: a person entered what a customer asked for, and no email exists. */
export const INBOUND_CHANNELS = [
  'webhook',
  'mailgun',
  'sendgrid',
  'postmark',
  'raw',
  'smtp',
  'imap',
  'console',
  'phone',
] as const;
export type InboundChannel = (typeof INBOUND_CHANNELS)[number];

/** A file that came with an email. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Base64; undefined if the inbound channel did not deliver it. */
  readonly contentBase64: string | undefined;
  /** The name by which the HTML of the body shows it (`cid:`), where it has one. */
  readonly contentId?: string;
}

/** An email as an inbound channel delivers it; all of its content is untrusted. */
export interface InboundEmail {
  readonly channel: InboundChannel;
  /** The From header as it came. */
  readonly fromHeader: string;
  /** The mailbox of the From header, lower case; undefined where it holds none that can be answered. */
  readonly fromAddress: string | undefined;
  readonly fromName: string | undefined;
  readonly to: string;
  readonly subject: string;
  /** Plain text of the body. */
  readonly text: string;
  readonly html: string | undefined;
  readonly messageId: string | undefined;
  readonly inReplyTo: string | undefined;
  readonly references: readonly string[];
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
  /** The receiving server's Authentication-Results, if the inbound channel provides them. */
  readonly authenticationResults: string | undefined;
  /** The connected mailbox that it came to and that its reply leaves from; absent: the configured one. */
  readonly receivedBy?: string | undefined;
}

export const INBOUND_EMAIL_STATUSES = ['received', 'answered', 'held', 'ignored', 'failed'] as const;
export type InboundEmailStatus = (typeof INBOUND_EMAIL_STATUSES)[number];

/** Why it waits or was not answered: a code of the release policy, with whatever the sentences of that code say. */
export interface OutcomeReason {
  readonly code: string;
}

/** An inbound email as stored. */
export interface StoredEmail extends InboundEmail {
  readonly id: number;
  readonly receivedAt: Date;
  readonly state: InboundEmailStatus;
  /** Codes. */
  readonly reasons: readonly string[];
  /** The same with what their sentences say; absent where there are none, and for mail of earlier releases. */
  readonly holdReasons?: readonly OutcomeReason[] | undefined;
  readonly quotationId: number | undefined;
  /** The last error that stopped its processing; undefined if there was none. */
  readonly lastError: string | undefined;
}

/** Characters in which white space is looked for: millions of blanks would take half a second. */
const MAX_COLLAPSED_LENGTH = 200_000;

/**
 * What makes two deliveries the same email: its Message-ID together with its sender, the proof of that sender and its
 * words; or everything in it where it has no id. Whoever takes the id of another's mail writes other words or has no
 * proof, so that a forgery never makes the true mail a duplicate.
 */
export function buildEmailIdentity(email: InboundEmail): string {
  const sender = email.fromAddress ?? email.fromHeader.trim().toLowerCase();
  if (email.messageId) {
    const id = email.messageId.trim().replace(/^<|>$/g, '');
    const files = email.attachments.map(({ filename, sizeBytes }) => [filename, sizeBytes]);
    const words = [email.subject, email.text || email.html || ''].map(collapseBlanks);
    return `id\n${JSON.stringify([id, sender, evaluateProof(email), words, files])}`;
  }
  const attachments = email.attachments.map((one) => [one.filename, one.sizeBytes, one.contentBase64 ?? '']);
  return `content\n${JSON.stringify([sender, email.to, email.subject, email.text, email.html ?? '', attachments])}`;
}

/** About how many bytes an email holds: its body, and its files in base64. */
export function measureContent({ text, html, attachments }: InboundEmail): number {
  const files = attachments.reduce((sum, { contentBase64 }) => sum + (contentBase64?.length ?? 0), 0);
  return text.length + (html?.length ?? 0) + files;
}

/** Another channel may break lines elsewhere: white space tells no two mails apart, but for those that nobody has written. */
function collapseBlanks(text: string): string {
  return text.length > MAX_COLLAPSED_LENGTH ? text : text.replace(/\s+/g, ' ').trim();
}

/** The domain of the From mailbox; undefined where there is none. */
export function getSenderDomain(email: Pick<InboundEmail, 'fromAddress'>): string | undefined {
  return email.fromAddress === undefined ? undefined : extractMailDomain(email.fromAddress);
}

/** Whether an email is proven to come from the domain in its From. */
export function evaluateProof(email: Pick<InboundEmail, 'fromAddress' | 'authenticationResults'>): Authenticity {
  return evaluateAuthenticity(email.authenticationResults, getSenderDomain(email));
}

/** From the weakest. */
const PROOFS: readonly Authenticity[] = ['failed', 'unverified', 'verified'];

/** Whether an email is proven better than another that bears its Message-ID and its sender. */
export function isBetterProven(email: MessageProof, other: MessageProof): boolean {
  return PROOFS.indexOf(evaluateProof(email)) > PROOFS.indexOf(evaluateProof(other));
}

/** What the proof of an email rests on. */
export type MessageProof = Pick<InboundEmail, 'fromAddress' | 'authenticationResults'>;
