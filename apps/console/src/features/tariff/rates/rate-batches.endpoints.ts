import { api } from '../../../api/api.js';
import type {
  CopyRatesDto,
  PercentChangeDto,
  RateBatchDto,
  RateBatchResultView,
  RateBatchView,
  RateChangeView,
  RateCopyView,
  RateRefDto,
  RevertRateDto,
} from '../../../api/generated.js';
import type { RateRow } from './rates.endpoints.js';

/** A rate and the version that was seen. */
export type RateRef = RateRefDto;

/** What takes a change of many rates back; the server's word, sent back as it came. */
export type RateUndo = RateBatchView;

/** What a change of many rates came to. */
export type BatchOutcome = RateBatchResultView;

/** By how much which rates change. */
export type PercentBody = PercentChangeDto;

/** What copying rates does at the other airport. */
export type RateCopy = RateCopyView;

/** From which airport to which one, by their ids. */
export type CopyBody = CopyRatesDto;

/** A change of one rate as the log keeps it. */
export type RateChange = RateChangeView;

const invalidateRates = (_answer: unknown, failure: unknown): 'Rates'[] => (failure ? [] : ['Rates']);

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Rates'] }).injectEndpoints({
  endpoints: (build) => ({
    changeRatesTogether: build.mutation<BatchOutcome, RateBatchDto>({
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
    revertRate: build.mutation<RateRow, RateRef & RevertRateDto>({
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
