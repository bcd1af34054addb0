import { EntitySchema } from 'typeorm';
import type { OutboundEmailStatus } from '../../../../domain/outbound-mail/outbound-email.js';
import { ID, TEXT, TEXT_LIST, TIMESTAMP } from '../column-types.js';

/** A row of `outbound_email`. */
export interface OutboundEmailRow {
  readonly id: number;
  readonly quotationId: number;
  readonly revision: number;
  /** 0 for the reply itself. */
  readonly copy: number;
  readonly isReminder: boolean;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly inReplyTo: string | null;
  readonly references: string[];
  readonly notBefore: Date;
  readonly createdAt: Date;
  readonly state: OutboundEmailStatus;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly sentAt: Date | null;
}

/** Replies that are waiting, being sent or sent; one for each revision of a quotation, and its copies. */
export const OutboundEmailTable = new EntitySchema<OutboundEmailRow>({
  name: 'outbound_email',
  columns: {
    id: ID,
    quotationId: { type: 'integer', name: 'quotation_id' },
    revision: { type: 'integer' },
    copy: { type: 'integer', name: 'resend_no' },
    isReminder: { type: 'boolean', name: 'is_reminder' },
    messageId: { ...TEXT, name: 'message_id' },
    from: { ...TEXT, name: 'from_address' },
    to: { ...TEXT, name: 'to_address' },
    subject: TEXT,
    text: { ...TEXT, name: 'body_text' },
    html: { ...TEXT, name: 'body_html' },
    inReplyTo: { ...TEXT, name: 'in_reply_to', nullable: true },
    references: { ...TEXT_LIST, name: 'reference_ids' },
    notBefore: { ...TIMESTAMP, name: 'not_before' },
    createdAt: { ...TIMESTAMP, name: 'created_at' },
    state: { type: 'text' },
    attempts: { type: 'integer' },
    lastError: { ...TEXT, name: 'last_error', nullable: true },
    sentAt: { ...TIMESTAMP, name: 'sent_at', nullable: true },
  },
});

/** A row of `outbound_email_pdf`. */
export interface OutboundEmailPdfRow {
  readonly outboundEmailId: number;
  readonly content: Buffer;
  readonly sha256: string;
}

/** The documents of the replies as they were sent. */
export const OutboundEmailPdfTable = new EntitySchema<OutboundEmailPdfRow>({
  name: 'outbound_email_pdf',
  columns: {
    outboundEmailId: { type: 'integer', name: 'outbound_email_id', primary: true },
    content: { type: 'bytea' },
    sha256: { type: 'text' },
  },
});
