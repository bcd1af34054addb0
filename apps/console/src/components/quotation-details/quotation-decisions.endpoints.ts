import type { PieceDimensions } from '../../../../../domain/cargo/dimensions.js';
import type { DeclaredValue } from '../../../../../domain/money/declared-value.js';
import { api } from '../../api/api.js';
import type { QuotationNeighboursView } from '../../api/generated.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

/** The quotations next to one in a list; null at its ends. */
export type NeighboursView = QuotationNeighboursView;

/** A quotation that something is done with. */
export interface QuotationId {
  readonly id: number;
}

/** A quotation that something is done with which rests on what it says. */
export interface QuotationVersion extends QuotationId {
  /** The revision that the person has before them. */
  readonly revision: number | null | undefined;
}

/** A person's values; null is not stated. */
export interface CorrectionBody {
  /** The revision that they rest on. */
  readonly revision: number;
  readonly incoterm: string | null;
  readonly origin: string | null;
  readonly airportOrigin: string | null;
  readonly airportDestination: string | null;
  readonly goods: {
    readonly weight: number | null;
    readonly pieces: number | null;
    readonly dimensionLines: readonly PieceDimensions[];
    readonly volume: number | null;
    readonly value: DeclaredValue | null;
    readonly description: string | null;
    readonly dangerous: boolean;
  };
  readonly destination: { readonly city: string | null; readonly country: string | null };
}

const invalidateQuotation = (_answer: unknown, failure: unknown, { id }: QuotationId) =>
  failure ? [] : [{ type: 'Quotation', id } as const, 'Quotations' as const];

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuotation: build.mutation<unknown, QuotationVersion & { readonly approveDomain: boolean }>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/send`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    correctQuotation: build.mutation<QuotationDetails, QuotationId & { readonly body: CorrectionBody }>({
      query: ({ id, body }) => ({ url: `/api/quotations/${id}/correct`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    repriceQuotation: build.mutation<QuotationDetails, QuotationVersion>({
      query: ({ id, ...body }) => ({ url: `/api/quotations/${id}/reprice`, method: 'POST', body }),
      invalidatesTags: invalidateQuotation,
    }),
    setAsideQuotation: build.mutation<unknown, QuotationId & { readonly reason: string }>({
      query: ({ id, reason }) => ({ url: `/api/quotations/${id}/set-aside`, method: 'POST', body: { reason } }),
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
  useCorrectQuotationMutation,
  useRepriceQuotationMutation,
  useSetAsideQuotationMutation,
  useReopenQuotationMutation,
  useResendQuotationMutation,
  useNeighboursQuery,
} = endpoints;
