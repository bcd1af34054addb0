import { EntitySchema } from 'typeorm';
import type { InboundEmailStatus, StoredEmail } from '../../../../domain/inbound-mail/inbound-email.js';
import { ID, JSON_VALUE, TEXT, TEXT_LIST, TIMESTAMP } from '../column-types.js';
import type { StoredAttachments } from './attachments.mapper.js';
import type { HoldReasonsDocument } from './hold-reasons.mapper.js';

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
  readonly holdReasons: HoldReasonsDocument | null;
  readonly quotationId: number | null;
  readonly lastError: string | null;
  /** See `measureContent`; 0 for mail of earlier releases. */
  readonly contentBytes: number;
  /** See `composeEmailSearchWords`. */
  readonly searchWords: string;
  readonly content: InboundEmailContentRow;
}

/** What lists of received mail show; narrow, so that a page costs little however long the mails are. */
export const InboundEmailTable = new EntitySchema<InboundEmailRow>({
  name: 'inbound_email',
  columns: {
    id: ID,
    identityKey: { type: 'text', name: 'identity_key' },
    receivedAt: { ...TIMESTAMP, name: 'received_at' },
    channel: { type: 'text' },
    fromHeader: { ...TEXT, name: 'from_header' },
    fromAddress: { ...TEXT, name: 'from_address', nullable: true },
    subject: TEXT,
    state: { type: 'text' },
    reasons: TEXT_LIST,
    holdReasons: { ...JSON_VALUE, name: 'hold_reasons', nullable: true },
    quotationId: { type: 'integer', name: 'quotation_id', nullable: true },
    lastError: { ...TEXT, name: 'last_error', nullable: true },
    contentBytes: { type: 'integer', name: 'content_bytes', default: 0 },
    searchWords: { ...TEXT, name: 'search_words', default: '', select: false },
  },
  relations: { content: { type: 'one-to-one', target: 'inbound_email_content', inverseSide: 'email' } },
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
  readonly receivedBy: string | null;
  readonly email: InboundEmailRow;
}

/** The content of the emails. */
export const InboundEmailContentTable = new EntitySchema<InboundEmailContentRow>({
  name: 'inbound_email_content',
  columns: {
    emailId: { type: 'integer', name: 'email_id', primary: true },
    fromName: { ...TEXT, name: 'from_name', nullable: true },
    to: { ...TEXT, name: 'to_header' },
    text: { ...TEXT, name: 'body_text' },
    html: { ...TEXT, name: 'body_html', nullable: true },
    messageId: { ...TEXT, name: 'message_id', nullable: true },
    inReplyTo: { ...TEXT, name: 'in_reply_to', nullable: true },
    references: { ...TEXT_LIST, name: 'reference_ids' },
    headers: JSON_VALUE,
    // Sanitized by its mapper: files are long, and this way written only once.
    attachments: { type: 'jsonb' },
    authenticationResults: { ...TEXT, name: 'authentication_results', nullable: true },
    receivedBy: { ...TEXT, name: 'received_by', nullable: true },
  },
  relations: {
    email: {
      type: 'one-to-one',
      target: 'inbound_email',
      inverseSide: 'content',
      joinColumn: { name: 'email_id' },
    },
  },
});
