import { api } from './api.js';
import type { ExchangeRateDto, ExchangeRateImportView, ExchangeRateView } from './generated.js';
import type { SeenVersion } from './seen-version.js';

/** What a US dollar costs in another currency on some days. */
export type ExchangeRateRow = ExchangeRateView;

/** What is sent for an exchange rate. */
export type ExchangeRateBody = Omit<ExchangeRateDto, 'version'>;

const invalidate = (_row: unknown, failure: unknown): 'ExchangeRates'[] => (failure ? [] : ['ExchangeRates']);

function createForm(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

const endpoints = api.enhanceEndpoints({ addTagTypes: ['ExchangeRates'] }).injectEndpoints({
  endpoints: (build) => ({
    exchangeRates: build.query<readonly ExchangeRateRow[], void>({
      query: () => '/api/exchange-rates',
      providesTags: ['ExchangeRates'],
    }),
    createExchangeRate: build.mutation<ExchangeRateRow, ExchangeRateBody>({
      query: (body) => ({ url: '/api/exchange-rates', method: 'POST', body }),
      invalidatesTags: invalidate,
    }),
    updateExchangeRate: build.mutation<ExchangeRateRow, ExchangeRateDto & Pick<ExchangeRateRow, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/api/exchange-rates/${id}`, method: 'PUT', body }),
      invalidatesTags: invalidate,
    }),
    previewExchangeRateImport: build.mutation<ExchangeRateImportView, File>({
      query: (file) => ({ url: '/api/exchange-rates/import?dryRun=true', method: 'POST', form: createForm(file) }),
    }),
    importExchangeRates: build.mutation<ExchangeRateImportView, File>({
      query: (file) => ({ url: '/api/exchange-rates/import', method: 'POST', form: createForm(file) }),
      invalidatesTags: invalidate,
    }),
    deleteExchangeRate: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({ url: `/api/exchange-rates/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: invalidate,
    }),
  }),
});

export const {
  useExchangeRatesQuery,
  useCreateExchangeRateMutation,
  useUpdateExchangeRateMutation,
  useDeleteExchangeRateMutation,
  usePreviewExchangeRateImportMutation,
  useImportExchangeRatesMutation,
} = endpoints;
