import { api } from '../../../api/api.js';
import type { RateDto, RateImportView, RateView, RecordedRateView } from '../../../api/generated.js';
import type { SeenVersion } from '../../../api/seen-version.js';

/** What the tariff and a file have in common. Amounts in US dollars, or in percent for percentage criteria. */
export type RateAmounts = Omit<RecordedRateView, 'description'>;

/** A rate of the tariff. */
export type RateRow = RateView;

/** What is sent for a rate (section 7 of the specification, and the criterion that the server stores). */
export type RateBody = Omit<RateDto, 'version'>;

/** What a file changes, or has changed. */
export type RateImport = RateImportView;

const createFileForm = (file: File) => {
  const form = new FormData();
  form.set('file', file);
  return form;
};

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Rates'] }).injectEndpoints({
  endpoints: (build) => ({
    rates: build.query<readonly RateRow[], void>({
      // No cache on the way may answer: what a rate is must be what the server says now.
      query: () => ({ url: `/api/rates?at=${Date.now()}`, isFresh: true }),
      providesTags: ['Rates'],
    }),
    createRate: build.mutation<RateRow, RateBody>({
      query: (body) => ({ url: '/api/rates', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Rates']),
    }),
    updateRate: build.mutation<RateRow, RateDto & Pick<RateRow, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/api/rates/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Rates']),
    }),
    deleteRate: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({ url: `/api/rates/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
    confirmSampleRates: build.mutation<unknown, void>({
      query: () => ({ url: '/api/rates/confirm-sample', method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
    previewRateImport: build.mutation<RateImport, File>({
      query: (file) => ({ url: '/api/rates/import?dryRun=true', method: 'POST', form: createFileForm(file) }),
    }),
    importRates: build.mutation<RateImport, File>({
      query: (file) => ({ url: '/api/rates/import', method: 'POST', form: createFileForm(file) }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
  }),
});

export const {
  useRatesQuery,
  useCreateRateMutation,
  useUpdateRateMutation,
  useDeleteRateMutation,
  useConfirmSampleRatesMutation,
  usePreviewRateImportMutation,
  useImportRatesMutation,
} = endpoints;
