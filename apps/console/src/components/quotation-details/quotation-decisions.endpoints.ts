import { api } from '../../api/api.js';
import type {
  CorrectionDto,
  CustomerNoteDto,
  DismissQuotationDto,
  HandOverQuotationDto,
  LedgerRoleDto,
  QuotationDetailsView,
  QuotationDifferenceView,
  QuotationLineDto,
  QuotationNeighboursView,
  QuotationOutcomeDto,
  QuotationReplyView,
  RepriceQuotationDto,
  SendQuotationDto,
} from '../../api/generated.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

/** The quotations next to one in a list; null at its ends. */
export type NeighboursView = QuotationNeighboursView;

/** A quotation that something is done with. */
export type QuotationId = Pick<QuotationDetailsView, 'id'>;

/** A quotation that something is done with which rests on what it says: the revision that the person has before them. */
export type QuotationVersion = QuotationId & RepriceQuotationDto;

/** A person's values; null is not stated. */
export type CorrectionBody = CorrectionDto;

const invalidateQuotation = (_answer: unknown, failure: unknown, { id }: QuotationId) =>
  failure ? [] : [{ type: 'Quotation', id } as const, 'Quotations' as const];

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuotation: build.mutation<QuotationDetails, QuotationId & SendQuotationDto>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/send`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    takeBackApproval: build.mutation<unknown, QuotationId & Pick<QuotationReplyView, 'outboxId'>>({
      query: ({ outboxId }) => ({ url: `/api/outbox/${outboxId}/cancel`, method: 'POST' }),
      invalidatesTags: invalidateQuotation,
    }),
    writeCustomerNote: build.mutation<QuotationDetails, QuotationId & CustomerNoteDto>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/customer-note`, method: 'PUT', body }),
      invalidatesTags: invalidateQuotation,
    }),
    previewRepricing: build.query<QuotationDifferenceView, QuotationVersion>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/reprice/preview`, method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    previewCorrection: build.query<QuotationDifferenceView, QuotationId & CorrectionBody>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/correct/preview`, method: 'POST', body }),
      // The tariff may be another one when the same is entered again.
      keepUnusedDataFor: 0,
    }),
    handOverQuotation: build.mutation<unknown, QuotationId & HandOverQuotationDto>({
      query: ({ id, revision }) => ({
        url: `/api/phone-quotations/${id}/hand-over`,
        method: 'POST',
        body: { revision },
      }),
      invalidatesTags: invalidateQuotation,
    }),
    correctQuotation: build.mutation<QuotationDetails, QuotationId & CorrectionBody>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/correct`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    assignLedgerRole: build.mutation<QuotationDetails, QuotationId & LedgerRoleDto>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/ledger`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    changeQuotationLine: build.mutation<QuotationDetails, QuotationId & QuotationLineDto>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/lines`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    repriceQuotation: build.mutation<QuotationDetails, QuotationVersion>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/reprice`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    setAsideQuotation: build.mutation<unknown, QuotationId & DismissQuotationDto>({
      query: ({ id, reason }) => ({ url: `/api/quotations/${id}/set-aside`, method: 'POST', body: { reason } }),
      invalidatesTags: invalidateQuotation,
    }),
    recordOutcome: build.mutation<QuotationDetails, QuotationId & QuotationOutcomeDto>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/outcome`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    reopenQuotation: build.mutation<unknown, QuotationId>({
      query: ({ id }) => ({ url: `/api/quotations/${id}/reopen`, method: 'POST' }),
      invalidatesTags: invalidateQuotation,
    }),
    resendQuotation: build.mutation<unknown, QuotationId>({
      query: ({ id }) => ({ url: `/api/quotations/${id}/resend`, method: 'POST' }),
      invalidatesTags: invalidateQuotation,
    }),
    neighbours: build.query<NeighboursView, QuotationId & { readonly filters: string }>({
      query: ({ id, filters }) => `/api/quotations/${id}/neighbours?${filters}`,
      providesTags: ['Quotations'],
    }),
  }),
});

export const {
  useSendQuotationMutation,
  useTakeBackApprovalMutation,
  useWriteCustomerNoteMutation,
  usePreviewRepricingQuery,
  usePreviewCorrectionQuery,
  useHandOverQuotationMutation,
  useCorrectQuotationMutation,
  useAssignLedgerRoleMutation,
  useChangeQuotationLineMutation,
  useRepriceQuotationMutation,
  useSetAsideQuotationMutation,
  useRecordOutcomeMutation,
  useReopenQuotationMutation,
  useResendQuotationMutation,
  useNeighboursQuery,
} = endpoints;
