import { mailDomainOf } from '../customers/mail-domain.js';

/** What a mail to the staff is about. */
export const STAFF_MAIL_TOPICS = ['held', 'sent', 'error', 'summary', 'test'] as const;
export type StaffMailTopic = (typeof STAFF_MAIL_TOPICS)[number];

export const STAFF_MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type StaffMailState = (typeof STAFF_MAIL_STATES)[number];

/** A mail from the desk to one of its own people. */
export interface StaffMailDraft {
  /** What may be told once only, for instance `summary:1:2026-03-02`. */
  readonly key: string;
  readonly topic: StaffMailTopic;
  /** With angle brackets; chosen once, so that a repeat is the same mail. */
  readonly messageId: string;
  /** The desk's mailbox. */
  readonly from: string;
  /** An administrator's mailbox, and the only recipient. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
  /** What happened up to then has been told with it. */
  readonly coveredUntil: Date;
}

/** A mail to the staff in the outbox. */
export interface StaffMail extends StaffMailDraft {
  readonly id: number;
  readonly state: StaffMailState;
  readonly attempts: number;
  readonly lastError: string | undefined;
  readonly sentAt: Date | undefined;
}

export const STAFF_MAIL_SENTENCES = {
  placeholder: 'is the address of the first start, which no mail can reach. Enter yours under Profile.',
  own: 'is the mailbox that quotation requests reach. Enter an address of your own under Profile.',
  tooSoon: 'A test mail was sent less than a minute ago. Look for that one first.',
} as const;

/**
 * Why no mail is sent to an administrator's address: a host without a dot is the placeholder of the first start, and the
 * desk writes to no mailbox that it reads itself; undefined where nothing speaks against it.
 */
export function faultOfStaffAddress(address: string, deskMailbox: string): string | undefined {
  if (address.toLowerCase() === deskMailbox.toLowerCase()) return `${address} ${STAFF_MAIL_SENTENCES.own}`;
  return mailDomainOf(address)?.includes('.') ? undefined : `${address} ${STAFF_MAIL_SENTENCES.placeholder}`;
}
