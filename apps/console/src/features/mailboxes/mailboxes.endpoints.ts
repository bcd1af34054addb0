import { api } from '../../api/api.js';
import type {
  MailAccountDto,
  MailAccountEditDto,
  MailAccountView,
  MailAuthorizationDto,
  MailAuthorizationView,
  MailboxCheckView,
  MailboxTrialDto,
  MailProvidersView,
  MailSignInView,
  PreviewedMailView,
} from '../../api/generated.js';

/** A connected mailbox. */
export type MailboxRow = MailAccountView;

/** What is sent for a mailbox. */
export type MailboxBody = MailAccountDto;

/** A mail, and what would be done with it. */
export type PreviewedMail = PreviewedMailView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Mailboxes'] }).injectEndpoints({
  endpoints: (build) => ({
    mailboxes: build.query<readonly MailboxRow[], void>({
      query: () => '/api/mail-accounts',
      providesTags: ['Mailboxes'],
    }),
    checkMailbox: build.mutation<MailboxCheckView, MailboxTrialDto>({
      query: (body) => ({ url: '/api/mail-accounts/check', method: 'POST', body }),
    }),
    previewMailbox: build.mutation<readonly PreviewedMail[], MailboxTrialDto>({
      query: (body) => ({ url: '/api/mail-accounts/preview', method: 'POST', body }),
    }),
    connectedMailboxPreview: build.query<readonly PreviewedMail[], number>({
      query: (id) => `/api/mail-accounts/${id}/preview`,
      // Other mail has come by the next look.
      keepUnusedDataFor: 0,
    }),
    mailProviders: build.query<MailProvidersView, void>({
      query: () => '/api/mail-authorizations/providers',
    }),
    requestMailSignIn: build.mutation<MailSignInView, MailAuthorizationDto>({
      query: (body) => ({ url: '/api/mail-authorizations', method: 'POST', body }),
    }),
    mailSignIn: build.query<MailAuthorizationView, string>({
      query: (id) => `/api/mail-authorizations/${encodeURIComponent(id)}`,
      keepUnusedDataFor: 0,
    }),
    connectMailbox: build.mutation<MailboxRow, MailAccountDto>({
      query: (body) => ({ url: '/api/mail-accounts', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Mailboxes']),
    }),
    updateMailbox: build.mutation<MailboxRow, MailAccountEditDto & Pick<MailboxRow, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/api/mail-accounts/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Mailboxes']),
    }),
    disconnectMailbox: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/mail-accounts/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Mailboxes']),
    }),
  }),
});

export const {
  useMailboxesQuery,
  useCheckMailboxMutation,
  usePreviewMailboxMutation,
  useConnectedMailboxPreviewQuery,
  useMailProvidersQuery,
  useMailSignInQuery,
  useRequestMailSignInMutation,
  useConnectMailboxMutation,
  useUpdateMailboxMutation,
  useDisconnectMailboxMutation,
} = endpoints;

/** What is sent to keep a mailbox as it is; its password is kept by saying nothing of it. */
export function toMailboxBody(row: MailboxRow): Omit<MailAccountEditDto, 'version'> {
  const { address, host, port, security, smtpHost, smtpPort, smtpSecurity, copiesToSent } = row;
  const { user, signIn, tokenProvider, border, authservId, doneFolder, sendsByItself, isActive } = row;
  return {
    ...{ address, host, port, security, smtpHost, smtpPort, smtpSecurity, copiesToSent },
    ...{ user, signIn, tokenProvider, border, authservId, doneFolder, sendsByItself, isActive },
  };
}
