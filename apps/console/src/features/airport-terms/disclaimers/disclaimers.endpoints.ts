import type { DisclaimerDraft } from '../../../../../../domain/tariff/airport-terms/disclaimer.js';
import { api } from '../../../api/api.js';
import type { DisclaimerDto, DisclaimerOrderDto, DisclaimerView } from '../../../api/generated.js';
import type { SeenVersion } from '../../../api/seen-version.js';

/** A paragraph that quotations carry. */
export type DisclaimerRow = DisclaimerView;

/** The ids of all disclaimers in their new order, and in the order that the person saw. */
export type DisclaimerOrder = Required<DisclaimerOrderDto>;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Disclaimers'] }).injectEndpoints({
  endpoints: (build) => ({
    disclaimers: build.query<readonly DisclaimerRow[], void>({
      query: () => '/api/disclaimers',
      providesTags: ['Disclaimers'],
    }),
    createDisclaimer: build.mutation<DisclaimerRow, DisclaimerDto>({
      query: (body) => ({ url: '/api/disclaimers', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Disclaimers']),
    }),
    updateDisclaimer: build.mutation<DisclaimerRow, DisclaimerDto & Pick<DisclaimerRow, 'id'>>({
      query: (body) => ({ url: `/api/disclaimers/${body.id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Disclaimers']),
    }),
    /** Takes the ids of all, the first first, and shows the new order before the server has answered. */
    arrangeDisclaimers: build.mutation<readonly DisclaimerRow[], DisclaimerOrder>({
      query: (body) => ({ url: '/api/disclaimers/order', method: 'PUT', body }),
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const foreseen = dispatch(
          endpoints.util.updateQueryData('disclaimers', undefined, (rows) =>
            [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
          ),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(endpoints.util.upsertQueryData('disclaimers', undefined, data));
        } catch {
          foreseen.undo();
        }
      },
      // Somebody else may have changed what this order rests on.
      invalidatesTags: (_rows, failure) => (failure ? ['Disclaimers'] : []),
    }),
    deleteDisclaimer: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({ url: `/api/disclaimers/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Disclaimers']),
    }),
  }),
});

export const {
  useDisclaimersQuery,
  useCreateDisclaimerMutation,
  useUpdateDisclaimerMutation,
  useArrangeDisclaimersMutation,
  useDeleteDisclaimerMutation,
} = endpoints;

/** What is sent to keep a disclaimer as it stands. */
export function toDisclaimerDraft({ title, content, priority, airports }: DisclaimerRow): DisclaimerDraft {
  return { title, content, priority, airportIds: airports.map(({ id }) => id) };
}
