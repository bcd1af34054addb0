import type { NewMawbConsignee } from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { api } from '../../../api/api.js';
import type { MawbConsigneeDto, MawbConsigneeView } from '../../../api/generated.js';
import type { SeenVersion } from '../../../api/seen-version.js';

/** The consignment address of a station; its eight lines are what a master air waybill says. */
export type MawbConsigneeRow = MawbConsigneeView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Consignments'] }).injectEndpoints({
  endpoints: (build) => ({
    consignments: build.query<readonly MawbConsigneeRow[], void>({
      query: () => '/api/consolidation-consignments',
      providesTags: ['Consignments'],
    }),
    createConsignment: build.mutation<MawbConsigneeRow, MawbConsigneeDto>({
      query: (body) => ({ url: '/api/consolidation-consignments', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Consignments']),
    }),
    updateConsignment: build.mutation<MawbConsigneeRow, MawbConsigneeDto & Pick<MawbConsigneeRow, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/api/consolidation-consignments/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Consignments']),
    }),
    deleteConsignment: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({
        url: `/api/consolidation-consignments/${id}?version=${version}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Consignments']),
    }),
  }),
});

export const {
  useConsignmentsQuery,
  useCreateConsignmentMutation,
  useUpdateConsignmentMutation,
  useDeleteConsignmentMutation,
} = endpoints;

/** What is sent to keep a consignment as it stands. */
export function toMawbConsigneeDraft(row: MawbConsigneeRow): NewMawbConsignee {
  const { id: _id, version: _version, ...draft } = row;
  return draft;
}
