import { api } from '../../../api/api.js';

/** The taxes of one country, in percent. */
export interface TaxRateRow {
  readonly id: number;
  readonly version: number;
  /** ISO alpha-2. */
  readonly countryCode: string;
  readonly countryName: string;
  readonly vatRate: number;
  readonly whtRate: number;
  readonly notes: string;
  readonly lastUpdated: string;
  /** The administrator's email; null where no person has entered it. */
  readonly lastUpdatedBy: string | null;
}

/** What is sent for a country. */
export interface TaxRateBody {
  readonly countryCode: string;
  readonly vatRate: number;
  readonly whtRate: number;
  readonly notes: string;
}

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
    updateTaxRate: build.mutation<TaxRateRow, TaxRateBody & { readonly version: number | undefined }>({
      query: ({ countryCode, ...body }) => ({
        url: `/api/tax-rates/${encodeURIComponent(countryCode)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['TaxRates']),
    }),
    deleteTaxRate: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/tax-rates/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['TaxRates']),
    }),
  }),
});

export const { useTaxRatesQuery, useCreateTaxRateMutation, useUpdateTaxRateMutation, useDeleteTaxRateMutation } =
  endpoints;
