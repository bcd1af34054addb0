import { api } from '../../../api/api.js';
import type { RateAmounts, RateRow } from './rates.endpoints.js';

/** A rate and the version that was seen. */
export interface RateRef {
  readonly id: number;
  readonly version: number;
}

/** What takes a change of many rates back; the server's word, sent back as it came. */
export type RateUndo = Readonly<Record<string, unknown>>;

/** What a change of many rates came to. */
export interface BatchOutcome {
  readonly rates: readonly RateRow[];
  readonly undo: RateUndo;
}

/** By how much which rates change. */
export interface PercentBody {
  readonly rates: readonly RateRef[];
  readonly percent: number;
  readonly changesMinimum: boolean;
  readonly changesMaximum: boolean;
}

/** What copying rates does at the other airport. */
export interface RateCopy {
  readonly from: string;
  readonly to: string;
  readonly rates: ReadonlyArray<{
    readonly kind: 'new' | 'changed' | 'same' | 'clash';
    readonly before: (RateAmounts & RateRef) | null;
    readonly after: RateAmounts;
  }>;
}

/** From which airport to which one, by their ids. */
export interface CopyBody {
  readonly fromLocationId: number;
  readonly toLocationId: number;
  /** The rates that were seen being changed. */
  readonly replaces?: readonly RateRef[];
}

/** A change of one rate as the log keeps it. */
export interface RateChange {
  readonly entryId: number;
  /** ISO moment. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly details: string;
  readonly before: RecordedAmounts | null;
  readonly after: RecordedAmounts | null;
}

/** A state of a rate that the log recorded. */
export interface RecordedAmounts extends RateAmounts {
  readonly description: string;
}

const invalidateRates = (_answer: unknown, failure: unknown): 'Rates'[] => (failure ? [] : ['Rates']);

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Rates'] }).injectEndpoints({
  endpoints: (build) => ({
    changeRatesTogether: build.mutation<BatchOutcome, RateUndo | { readonly remove: readonly RateRef[] }>({
      query: (body) => ({ url: '/api/rates/batch', method: 'POST', body }),
      invalidatesTags: invalidateRates,
    }),
    changeRatesByPercent: build.mutation<BatchOutcome, PercentBody>({
      query: (body) => ({ url: '/api/rates/change-by-percent', method: 'POST', body }),
      invalidatesTags: invalidateRates,
    }),
    rateCopy: build.query<RateCopy, CopyBody>({
      query: (body) => ({ url: '/api/rates/copy?dryRun=true', method: 'POST', body }),
      providesTags: ['Rates'],
      keepUnusedDataFor: 0,
    }),
    copyRates: build.mutation<BatchOutcome, CopyBody>({
      query: (body) => ({ url: '/api/rates/copy', method: 'POST', body }),
      invalidatesTags: invalidateRates,
    }),
    rateHistory: build.query<readonly RateChange[], number>({
      query: (id) => `/api/rates/${id}/history`,
      providesTags: ['Rates'],
      keepUnusedDataFor: 0,
    }),
    revertRate: build.mutation<RateRow, RateRef & { readonly entryId: number }>({
      query: ({ id, ...body }) => ({ url: `/api/rates/${id}/revert`, method: 'POST', body }),
      invalidatesTags: invalidateRates,
    }),
  }),
});

export const {
  useChangeRatesTogetherMutation,
  useChangeRatesByPercentMutation,
  useRateCopyQuery,
  useCopyRatesMutation,
  useRateHistoryQuery,
  useRevertRateMutation,
} = endpoints;
