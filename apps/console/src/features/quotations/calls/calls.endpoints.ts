import { api } from '../../../api/api.js';
import type { CallPageView, CallView, CustomerCallDto } from '../../../api/generated.js';

/** A sent quotation whose customer is to be called. */
export type CallRow = CallView;

/** Rows on one page. */
export const PAGE_SIZE = 25;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    calls: build.query<CallPageView, number>({
      query: (page) => `/api/calls?page=${page}&pageSize=${PAGE_SIZE}`,
      providesTags: ['Quotations'],
    }),
    recordCall: build.mutation<CallRow, Pick<CallRow, 'id'> & CustomerCallDto>({
      query: ({ id, ...body }) => ({ url: `/api/calls/${id}`, method: 'POST', body }),
      invalidatesTags: (_call, failure, { id }) => (failure ? [] : ['Quotations', { type: 'Quotation', id }]),
    }),
  }),
});

export const { useCallsQuery, useLazyCallsQuery, useRecordCallMutation } = endpoints;
