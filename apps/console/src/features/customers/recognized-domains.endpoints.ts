import { api } from '../../api/api.js';
import type { RecognizedDomainView } from '../../api/generated.js';

/** A sender domain that the server knows. */
export type DomainRow = RecognizedDomainView;

/** What is sent for a domain. */
export interface DomainBody {
  readonly domain: string;
  readonly companyName: string;
  readonly country: string;
  readonly isApproved: boolean;
  readonly notes: string;
  /** The person knows that anybody can get a mailbox there. */
  readonly confirmFreeMail: boolean;
  readonly confirmLookAlike: boolean;
}

/** A change of a domain; a version that is not given overwrites. */
export type DomainChange = DomainBody & { readonly id: number; readonly version: number | undefined };

const endpoints = api.enhanceEndpoints({ addTagTypes: ['RecognizedDomains'] }).injectEndpoints({
  endpoints: (build) => ({
    recognizedDomains: build.query<readonly DomainRow[], void>({
      query: () => '/api/recognized-domains',
      providesTags: ['RecognizedDomains'],
    }),
    createDomain: build.mutation<DomainRow, DomainBody>({
      query: (body) => ({ url: '/api/recognized-domains', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['RecognizedDomains']),
    }),
    updateDomain: build.mutation<DomainRow, DomainChange>({
      query: ({ id, ...body }) => ({ url: `/api/recognized-domains/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['RecognizedDomains']),
    }),
    deleteDomain: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/recognized-domains/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['RecognizedDomains']),
    }),
  }),
});

export const { useRecognizedDomainsQuery, useCreateDomainMutation, useUpdateDomainMutation, useDeleteDomainMutation } =
  endpoints;

/** What is sent to keep a domain as it stands; whoever put it on the list has confirmed it. */
export function toDomainBody(row: DomainRow): DomainBody {
  return {
    domain: row.domain,
    companyName: row.companyName,
    country: row.country ?? '',
    isApproved: row.isApproved,
    notes: row.notes ?? '',
    confirmFreeMail: true,
    confirmLookAlike: true,
  };
}
