import { api } from '../../api/api.js';
import type { CustomerErasureView, CustomerSummaryView, EraseCustomerDto } from '../../api/generated.js';

/** What is stored of a customer. */
export type CustomerSummary = CustomerSummaryView;

const ERASED_FROM = ['RecognizedDomains', 'Quotations', 'Quotation', 'Mail', 'Outbox', 'Consignments'] as const;

const endpoints = api.enhanceEndpoints({ addTagTypes: ERASED_FROM }).injectEndpoints({
  endpoints: (build) => ({
    customerSummary: build.query<CustomerSummary, string>({
      query: (customer) => `/api/customer-data?customer=${encodeURIComponent(customer)}`,
      // What is stored changes with every email.
      keepUnusedDataFor: 0,
    }),
    eraseCustomer: build.mutation<CustomerErasureView, EraseCustomerDto>({
      query: (body) => ({ url: '/api/customer-data/erase', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : [...ERASED_FROM]),
    }),
  }),
});

export const { useLazyCustomerSummaryQuery, useEraseCustomerMutation } = endpoints;

/** Where everything that is stored of a customer is downloaded. */
export function buildCustomerExportUrl(customer: string): string {
  return `/api/customer-data/export?customer=${encodeURIComponent(customer)}`;
}
