import { api } from './api.js';
import type { ChargeCodeDto, ChargeCodeView, NewChargeCodeDto } from './generated.js';
import type { SeenVersion } from './seen-version.js';

/** A kind of charge that rates refer to. */
export type ChargeCodeRow = ChargeCodeView;

/** What is sent for a charge code. */
export type ChargeCodeBody = Omit<NewChargeCodeDto, 'version'>;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['ChargeCodes', 'Rates'] }).injectEndpoints({
  endpoints: (build) => ({
    chargeCodes: build.query<readonly ChargeCodeRow[], void>({
      query: () => '/api/charge-codes',
      providesTags: ['ChargeCodes'],
    }),
    createChargeCode: build.mutation<ChargeCodeRow, ChargeCodeBody>({
      query: (body) => ({ url: '/api/charge-codes', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['ChargeCodes']),
    }),
    // The category of a rate is that of its code.
    updateChargeCode: build.mutation<ChargeCodeRow, ChargeCodeDto & Pick<ChargeCodeRow, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/api/charge-codes/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['ChargeCodes', 'Rates']),
    }),
    deleteChargeCode: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({ url: `/api/charge-codes/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['ChargeCodes']),
    }),
  }),
});

export const {
  useChargeCodesQuery,
  useCreateChargeCodeMutation,
  useUpdateChargeCodeMutation,
  useDeleteChargeCodeMutation,
} = endpoints;
