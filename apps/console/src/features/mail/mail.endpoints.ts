import type { InboundEmailStatus } from '../../../../../domain/inbound-mail/inbound-email.js';
import type {
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../../../../domain/notifications/notification-email.js';
import type { OutboundEmailStatus } from '../../../../../domain/outbound-mail/outbound-email.js';
import { api } from '../../api/api.js';
import type { MailView } from './mail-url.js';

/** One page of a list of mail. */
export interface MailPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** One page of replies, and what keeps them in the outbox. */
export interface OutboxPage extends MailPage<ReplyRow> {
  /** Why replies cannot leave at the moment, one sentence; null where they can. */
  readonly mailTrouble: string | null;
}

/** A received email in the list. */
export interface EmailRow {
  readonly id: number;
  readonly receivedAt: string;
  readonly from: string;
  readonly subject: string;
  readonly state: InboundEmailStatus;
  /** Codes of the send gate, or sentences. */
  readonly reasons: readonly string[];
  readonly quotationId: number | null;
  readonly quotationNumber: string | null;
}

/** Work that was given up. */
export interface DeadLetterView {
  readonly attempts: number;
  readonly reason: string;
  readonly buriedAt: string;
}

/** A received email with all that came with it. */
export interface EmailDetails extends EmailRow {
  readonly door: string;
  readonly to: string;
  readonly messageId: string | null;
  readonly authenticationResults: string | null;
  readonly text: string;
  readonly attachments: ReadonlyArray<{
    readonly filename: string;
    readonly contentType: string;
    readonly sizeBytes: number;
  }>;
  readonly lastError: string | null;
  readonly buriedWork: DeadLetterView | null;
}

/** A reply in the list. */
export interface ReplyRow {
  readonly id: number;
  readonly quotationId: number;
  readonly quotationNumber: string;
  readonly revision: number;
  readonly to: string;
  readonly subject: string;
  readonly state: OutboundEmailStatus;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: string;
  /** Not sent before. */
  readonly notBefore: string;
  readonly sentAt: string | null;
}

/** A reply with its text. */
export interface ReplyDetails extends ReplyRow {
  readonly from: string;
  readonly messageId: string;
  readonly text: string;
  readonly buriedWork: DeadLetterView | null;
}

/** A mail to the server's own people in the list. */
export interface NotificationEmailRow {
  readonly id: number;
  readonly topic: NotificationEmailType;
  readonly to: string;
  readonly subject: string;
  readonly state: NotificationEmailStatus;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

/** Such a mail with its text. */
export interface NotificationEmailDetails extends NotificationEmailRow {
  readonly from: string;
  readonly text: string;
}

/** Rows on one page. */
export const PAGE_SIZE = 25;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Mail', 'Outbox'] }).injectEndpoints({
  endpoints: (build) => ({
    receivedMail: build.query<MailPage<EmailRow>, Pick<MailView, 'outcome' | 'page'>>({
      query: ({ outcome, page }) => `/api/emails?page=${page}&pageSize=${PAGE_SIZE}&status=${outcome ?? ''}`,
      providesTags: ['Mail'],
    }),
    receivedEmail: build.query<EmailDetails, number>({
      query: (id) => `/api/emails/${id}`,
      providesTags: ['Mail'],
    }),
    reprocessEmail: build.mutation<EmailDetails, number>({
      query: (id) => ({ url: `/api/emails/${id}/reprocess`, method: 'POST' }),
      invalidatesTags: (_email, failure) => (failure ? [] : ['Mail', 'Quotations', 'Quotation']),
    }),
    closeFollowUp: build.mutation<EmailDetails, number>({
      query: (id) => ({ url: `/api/emails/${id}/done`, method: 'POST' }),
      invalidatesTags: (_email, failure) => (failure ? [] : ['Mail', 'Quotation']),
    }),
    outbox: build.query<OutboxPage, Pick<MailView, 'state' | 'page'>>({
      query: ({ state, page }) => `/api/outbox?page=${page}&pageSize=${PAGE_SIZE}&state=${state ?? ''}`,
      providesTags: ['Outbox'],
    }),
    outboxReply: build.query<ReplyDetails, number>({ query: (id) => `/api/outbox/${id}`, providesTags: ['Outbox'] }),
    cancelReply: build.mutation<ReplyDetails, number>({
      query: (id) => ({ url: `/api/outbox/${id}/cancel`, method: 'POST' }),
      invalidatesTags: (_reply, failure) => (failure ? [] : ['Mail', 'Outbox', 'Quotations', 'Quotation']),
    }),
    undoCancelReply: build.mutation<ReplyDetails, number>({
      query: (id) => ({ url: `/api/outbox/${id}/cancel`, method: 'DELETE' }),
      invalidatesTags: (_reply, failure) => (failure ? [] : ['Mail', 'Outbox', 'Quotations', 'Quotation']),
    }),
    staffMails: build.query<MailPage<NotificationEmailRow>, Pick<MailView, 'page'>>({
      query: ({ page }) => `/api/outbox/notifications?page=${page}&pageSize=${PAGE_SIZE}`,
      providesTags: ['Outbox'],
    }),
    staffMail: build.query<NotificationEmailDetails, number>({
      query: (id) => `/api/outbox/notifications/${id}`,
      providesTags: ['Outbox'],
    }),
    retryStaffMail: build.mutation<NotificationEmailDetails, number>({
      query: (id) => ({ url: `/api/outbox/notifications/${id}/retry`, method: 'POST' }),
      invalidatesTags: (_mail, failure) => (failure ? [] : ['Outbox']),
    }),
    retryReply: build.mutation<ReplyDetails, number>({
      query: (id) => ({ url: `/api/outbox/${id}/retry`, method: 'POST' }),
      invalidatesTags: (_reply, failure) => (failure ? [] : ['Outbox', 'Quotations', 'Quotation']),
    }),
  }),
});

export const {
  useReceivedMailQuery,
  useReceivedEmailQuery,
  useReprocessEmailMutation,
  useCloseFollowUpMutation,
  useOutboxQuery,
  useOutboxReplyQuery,
  useRetryReplyMutation,
  useCancelReplyMutation,
  useUndoCancelReplyMutation,
  useStaffMailsQuery,
  useStaffMailQuery,
  useRetryStaffMailMutation,
} = endpoints;
