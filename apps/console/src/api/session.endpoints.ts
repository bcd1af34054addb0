import { api } from './api.js';
import type { SignInDto, UserView } from './generated.js';

/** The signed-in administrator. */
export type CurrentUser = UserView;

/** What a person signs in with. */
export type Credentials = SignInDto;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({ query: () => '/api/auth/user', providesTags: ['User'] }),
    signIn: build.mutation<CurrentUser, Credentials>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
      async onQueryStarted(_credentials, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) await dispatch(endpoints.util.upsertQueryData('currentUser', undefined, data));
      },
    }),
  }),
});

export const { useCurrentUserQuery, useSignInMutation } = endpoints;
