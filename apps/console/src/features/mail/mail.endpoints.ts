import { api } from '../../api/api.js';
import type {
  InboundEmailPageView,
  InboundEmailRowView,
  InboundEmailView,
  NotificationEmailPageView,
  NotificationEmailRowView,
  NotificationEmailView,
  OutboundEmailPageView,
  OutboundEmailRowView,
  OutboundEmailView,
} from '../../api/generated.js';
import { type MailView, type ReceivedFilters, toReceivedQuery } from './mail-url.js';

/** One page of replies, and what keeps them in the outbox. */
export type OutboxPage = OutboundEmailPageView;

/** A received email in the list. */
export type EmailRow = InboundEmailRowView;

/** A received email with all that came with it. */
export type EmailDetails = InboundEmailView;

/** A reply in the list. */
export type ReplyRow = OutboundEmailRowView;

/** A reply with its text. */
export type ReplyDetails = OutboundEmailView;

/** A mail to the server's own people in the list. */
export type NotificationEmailRow = NotificationEmailRowView;

/** Such a mail with its text. */
export type NotificationEmailDetails = NotificationEmailView;

/** Rows on one page. */
export const PAGE_SIZE = 25;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Mail', 'Outbox'] }).injectEndpoints({
  endpoints: (build) => ({
    receivedMail: build.query<InboundEmailPageView, ReceivedFilters & Pick<MailView, 'order' | 'page'>>({
      query: ({ order, page, ...filters }) =>
        `/api/emails?page=${page}&pageSize=${PAGE_SIZE}&sort=${order}&${toReceivedQuery(filters)}`,
      providesTags: ['Mail'],
    }),
    receivedMailCount: build.query<number, ReceivedFilters>({
      query: (filters) => `/api/emails?pageSize=1&${toReceivedQuery(filters)}`,
      transformResponse: ({ total }: InboundEmailPageView) => total,
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
    staffMails: build.query<NotificationEmailPageView, Pick<MailView, 'page'>>({
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
  useReceivedMailCountQuery,
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
