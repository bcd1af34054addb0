import { EntitySchema } from 'typeorm';
import type { OutboundEmailStatus } from '../../../../domain/outbound-mail/outbound-email.js';
import { ID, TIMESTAMP } from '../column-types.js';

/** A row of `outbound_email`. */
export interface OutboundEmailRow {
  readonly id: number;
  readonly quotationId: number;
  readonly revision: number;
  /** 0 for the reply itself. */
  readonly copy: number;
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
    messageId: { type: 'text', name: 'message_id' },
    from: { type: 'text', name: 'from_address' },
    to: { type: 'text', name: 'to_address' },
    subject: { type: 'text' },
    text: { type: 'text', name: 'body_text' },
    html: { type: 'text', name: 'body_html' },
    inReplyTo: { type: 'text', name: 'in_reply_to', nullable: true },
    references: { type: 'text', name: 'reference_ids', array: true },
    notBefore: { ...TIMESTAMP, name: 'not_before' },
    createdAt: { ...TIMESTAMP, name: 'created_at' },
    state: { type: 'text' },
    attempts: { type: 'integer' },
    lastError: { type: 'text', name: 'last_error', nullable: true },
    sentAt: { ...TIMESTAMP, name: 'sent_at', nullable: true },
  },
});
