import { api } from '../../api/api.js';
import type { DeletedRecordPageView, DeletedRecordView, RestoredRecordView } from '../../api/generated.js';

/** The lists that a restored record is in again, by its kind. */
const LISTS = {
  rate: 'Rates',
  'recognized-domain': 'RecognizedDomains',
  'mawb-consignee': 'Consignments',
  disclaimer: 'Disclaimers',
} as const;

/** What can be restored after it was deleted. */
export type DeletedKind = keyof typeof LISTS;

/** The log's entry about a deletion, and the kind of what was deleted. */
type DeletedEntry = Pick<DeletedRecordView, 'entryId'> & Readonly<Record<'kind', DeletedKind>>;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['DeletedRecords', ...Object.values(LISTS)] }).injectEndpoints({
  endpoints: (build) => ({
    deletedRecords: build.query<DeletedRecordPageView, { readonly kind: DeletedKind; readonly page: number }>({
      query: ({ kind, page }) => ({ url: `/api/deleted-records/${kind}`, params: { page } }),
      providesTags: ['DeletedRecords'],
    }),
    restoreDeletedRecord: build.mutation<RestoredRecordView, DeletedEntry>({
      query: ({ kind, entryId }) => ({ url: `/api/deleted-records/${kind}/${entryId}/restore`, method: 'POST' }),
      invalidatesTags: (_restored, failure, { kind }) => (failure ? [] : ['DeletedRecords', LISTS[kind]]),
    }),
  }),
});

export const { useDeletedRecordsQuery, useRestoreDeletedRecordMutation } = endpoints;
