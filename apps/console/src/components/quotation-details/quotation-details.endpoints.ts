import { api, FIVE_MINUTES_S } from '../../api/api.js';
import type {
  CorrectionView,
  ExtractedInfoView,
  OriginalEmailView,
  QuotationDetailsView,
  QuotationEventView,
  QuotedWeightView,
} from '../../api/generated.js';

/** The email that asked. */
export type OriginalEmail = OriginalEmailView;

/** What was read out of the email. */
export type ExtractedData = ExtractedInfoView;

/** The weight that is billed, in kg. */
export type ChargeableView = QuotedWeightView;

/** What happened with a quotation, and when. */
export type QuotationEvent = QuotationEventView;

/** A value that a person put in the place of what was read. */
export type { CorrectionView };

/** A quotation with all that it rests on. */
export type QuotationDetails = QuotationDetailsView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    quotationDetails: build.query<QuotationDetails, number>({
      query: (id) => `/api/quotations/${id}/details`,
      providesTags: (_details, _failure, id) => [{ type: 'Quotation', id }],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
    quotationRevision: build.query<QuotationDetails, Pick<QuotationDetails, 'id' | 'revision'>>({
      query: ({ id, revision }) => `/api/quotations/${id}/revisions/${revision}`,
      providesTags: (_details, _failure, { id }) => [{ type: 'Quotation', id }],
    }),
  }),
});

export const { useQuotationRevisionQuery, useLazyQuotationDetailsQuery } = endpoints;
export const { quotationDetails } = endpoints.endpoints;
