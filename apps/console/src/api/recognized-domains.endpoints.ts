import { toReadableDomain } from '../../../../domain/customers/readable-domain.js';
import { api } from './api.js';
import type { QuotationPageView, RecognizedDomainDto, RecognizedDomainView } from './generated.js';
import type { SeenVersion } from './seen-version.js';

/** A sender domain that the server knows. */
export type DomainRow = RecognizedDomainView;

/** What is sent for a domain. */
export type DomainBody = Omit<RecognizedDomainDto, 'version'>;

/** All that is sent for a domain: nothing is left out. */
export type WholeDomainBody = {
  readonly [Field in keyof Omit<DomainBody, 'autonomy' | 'agreement'>]-?: NonNullable<DomainBody[Field]>;
} & Pick<DomainRow, 'autonomy' | 'agreement'>;

/** A change of a domain; a version that is not given overwrites. */
export type DomainChange = DomainBody & Pick<DomainRow, 'id'> & Pick<RecognizedDomainDto, 'version'>;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['RecognizedDomains'] }).injectEndpoints({
  endpoints: (build) => ({
    recognizedDomains: build.query<readonly DomainRow[], void>({
      query: () => '/api/recognized-domains',
      providesTags: ['RecognizedDomains'],
    }),
    /** The quotations to a domain that wait for an approval, the newest of them and how many there are. */
    waitingOfDomain: build.query<QuotationPageView, string>({
      query: (domain) => `/api/quotations?${new URLSearchParams({ status: 'pending', domain, pageSize: '5' })}`,
      providesTags: ['Quotations'],
    }),
    createDomain: build.mutation<DomainRow, DomainBody>({
      query: (body) => ({ url: '/api/recognized-domains', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['RecognizedDomains']),
    }),
    updateDomain: build.mutation<DomainRow, DomainChange>({
      query: ({ id, ...body }) => ({ url: `/api/recognized-domains/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['RecognizedDomains']),
    }),
    deleteDomain: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({ url: `/api/recognized-domains/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['RecognizedDomains']),
    }),
  }),
});

export const {
  useRecognizedDomainsQuery,
  useWaitingOfDomainQuery,
  useCreateDomainMutation,
  useUpdateDomainMutation,
  useDeleteDomainMutation,
} = endpoints;

/** The mailbox or the domain that an entry recognizes, in readable letters. */
export function getDomainName(row: Pick<DomainRow, 'domain' | 'mailbox'>): string {
  return row.mailbox ?? toReadableDomain(row.domain);
}

/** What is sent to keep a domain as it stands; whoever put it on the list has confirmed it. */
export function toDomainBody(row: DomainRow): WholeDomainBody {
  return {
    domain: row.domain,
    mailbox: row.mailbox ?? '',
    companyName: row.companyName,
    country: row.country ?? '',
    isApproved: row.isApproved,
    autonomy: row.autonomy,
    agreement: row.agreement,
    notes: row.notes ?? '',
    confirmFreeMail: true,
    confirmLookAlike: true,
  };
}
