import { api } from '../../../api/api.js';
import type { ApiTokenDto, ApiTokenPageView, ApiTokenView, IssuedApiTokenView } from '../../../api/generated.js';

/** A token of another program. */
export type ApiTokenRow = ApiTokenView;

/** A token with the secret that its program is to be given. */
export type IssuedApiToken = IssuedApiTokenView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['ApiTokens'] }).injectEndpoints({
  endpoints: (build) => ({
    apiTokens: build.query<ApiTokenPageView, number>({
      query: (page) => `/api/api-tokens?page=${page}`,
      providesTags: ['ApiTokens'],
    }),
    createApiToken: build.mutation<IssuedApiToken, ApiTokenDto>({
      query: (body) => ({ url: '/api/api-tokens', method: 'POST', body }),
      invalidatesTags: (_issued, failure) => (failure ? [] : ['ApiTokens']),
    }),
    revokeApiToken: build.mutation<unknown, Pick<ApiTokenView, 'id'>>({
      query: ({ id }) => ({ url: `/api/api-tokens/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ApiTokens'],
    }),
  }),
});

export const { useApiTokensQuery, useCreateApiTokenMutation, useRevokeApiTokenMutation } = endpoints;
