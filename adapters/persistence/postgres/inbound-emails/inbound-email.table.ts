import { EntitySchema } from 'typeorm';
import type { InboundEmailStatus, StoredEmail } from '../../../../domain/inbound-mail/inbound-email.js';
import { ID, TIMESTAMP } from '../column-types.js';
import type { StoredAttachments } from './attachments.mapper.js';

/** A row of `inbound_email`. */
export interface InboundEmailRow {
  readonly id: number;
  readonly identityKey: string;
  readonly receivedAt: Date;
  readonly channel: StoredEmail['channel'];
  readonly fromHeader: string;
  readonly fromAddress: string | null;
  readonly subject: string;
  readonly state: InboundEmailStatus;
  readonly reasons: string[];
  readonly quotationId: number | null;
  readonly lastError: string | null;
}

/** What lists of received mail show; narrow, so that a page costs little however long the mails are. */
export const InboundEmailTable = new EntitySchema<InboundEmailRow>({
  name: 'inbound_email',
  columns: {
    id: ID,
    identityKey: { type: 'text', name: 'identity_key' },
    receivedAt: { ...TIMESTAMP, name: 'received_at' },
    channel: { type: 'text', name: 'channel' },
    fromHeader: { type: 'text', name: 'from_header' },
    fromAddress: { type: 'text', name: 'from_address', nullable: true },
    subject: { type: 'text' },
    state: { type: 'text' },
    reasons: { type: 'text', array: true },
    quotationId: { type: 'integer', name: 'quotation_id', nullable: true },
    lastError: { type: 'text', name: 'last_error', nullable: true },
  },
});

/** A row of `inbound_email_content`. */
export interface InboundEmailContentRow {
  readonly emailId: number;
  readonly fromName: string | null;
  readonly to: string;
  readonly text: string;
  readonly html: string | null;
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: string[];
  readonly headers: Record<string, string>;
  readonly attachments: StoredAttachments;
  readonly authenticationResults: string | null;
}

/** The content of the emails. */
export const InboundEmailContentTable = new EntitySchema<InboundEmailContentRow>({
  name: 'inbound_email_content',
  columns: {
    emailId: { type: 'integer', name: 'email_id', primary: true },
    fromName: { type: 'text', name: 'from_name', nullable: true },
    to: { type: 'text', name: 'to_header' },
    text: { type: 'text', name: 'body_text' },
    html: { type: 'text', name: 'body_html', nullable: true },
    messageId: { type: 'text', name: 'message_id', nullable: true },
    inReplyTo: { type: 'text', name: 'in_reply_to', nullable: true },
    references: { type: 'text', name: 'reference_ids', array: true },
    headers: { type: 'jsonb' },
    attachments: { type: 'jsonb' },
    authenticationResults: { type: 'text', name: 'authentication_results', nullable: true },
  },
});
