import { api } from '../../../api/api.js';
import type { NewTaxRateDto, TaxRateView } from '../../../api/generated.js';
import type { SeenVersion } from '../../../api/seen-version.js';

/** The taxes of one country, in percent. */
export type TaxRateRow = TaxRateView;

/** What is sent for a country. */
export type TaxRateBody = Omit<NewTaxRateDto, 'version'>;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['TaxRates'] }).injectEndpoints({
  endpoints: (build) => ({
    taxRates: build.query<readonly TaxRateRow[], void>({
      query: () => '/api/tax-rates',
      providesTags: ['TaxRates'],
    }),
    createTaxRate: build.mutation<TaxRateRow, TaxRateBody>({
      query: (body) => ({ url: '/api/tax-rates', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['TaxRates']),
    }),
    updateTaxRate: build.mutation<TaxRateRow, NewTaxRateDto>({
      query: ({ countryCode, ...body }) => ({
        url: `/api/tax-rates/${encodeURIComponent(countryCode)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['TaxRates']),
    }),
    deleteTaxRate: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({ url: `/api/tax-rates/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['TaxRates']),
    }),
  }),
});

export const { useTaxRatesQuery, useCreateTaxRateMutation, useUpdateTaxRateMutation, useDeleteTaxRateMutation } =
  endpoints;
