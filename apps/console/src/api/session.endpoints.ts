import { api } from './api.js';

/** The signed-in administrator. */
export interface CurrentUser {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Whether there is a picture at `/api/settings/avatar`. */
  readonly avatar?: boolean;
}

/** What a person signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

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
