import { api } from '../../../api/api.js';
import type {
  IssuedAccountView,
  StaffAccountDto,
  StaffAccountListView,
  StaffAccountView,
  StaffRoleDto,
} from '../../../api/generated.js';

/** The account of a member of staff. */
export type StaffAccountRow = StaffAccountView;

/** An account with the password that its owner is to be told. */
export type IssuedAccount = IssuedAccountView;

/** An account that something is done with. */
export type StaffAccountId = Pick<StaffAccountView, 'id'>;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['StaffAccounts'] }).injectEndpoints({
  endpoints: (build) => ({
    staffAccounts: build.query<readonly StaffAccountRow[], void>({
      query: () => '/api/staff-accounts',
      transformResponse: ({ data }: StaffAccountListView) => data,
      providesTags: ['StaffAccounts'],
    }),
    createStaffAccount: build.mutation<IssuedAccount, StaffAccountDto>({
      query: (body) => ({ url: '/api/staff-accounts', method: 'POST', body }),
      invalidatesTags: (_issued, failure) => (failure ? [] : ['StaffAccounts']),
    }),
    changeStaffRole: build.mutation<StaffAccountRow, StaffAccountId & StaffRoleDto>({
      query: ({ id, role }) => ({ url: `/api/staff-accounts/${id}/role`, method: 'PUT', body: { role } }),
      // It may be the role of the person who changes it.
      invalidatesTags: (_account, failure) => (failure ? [] : ['StaffAccounts', 'User']),
    }),
    disableStaffAccount: build.mutation<StaffAccountRow, StaffAccountId>({
      query: ({ id }) => ({ url: `/api/staff-accounts/${id}/disable`, method: 'POST' }),
      invalidatesTags: (_account, failure) => (failure ? [] : ['StaffAccounts', 'User']),
    }),
    enableStaffAccount: build.mutation<StaffAccountRow, StaffAccountId>({
      query: ({ id }) => ({ url: `/api/staff-accounts/${id}/enable`, method: 'POST' }),
      invalidatesTags: (_account, failure) => (failure ? [] : ['StaffAccounts']),
    }),
    resetSecondFactor: build.mutation<StaffAccountRow, StaffAccountId>({
      query: ({ id }) => ({ url: `/api/staff-accounts/${id}/second-factor`, method: 'DELETE' }),
      invalidatesTags: (_account, failure) => (failure ? [] : ['StaffAccounts']),
    }),
    resetStaffPassword: build.mutation<IssuedAccount, StaffAccountId>({
      query: ({ id }) => ({ url: `/api/staff-accounts/${id}/password`, method: 'POST', body: {} }),
      invalidatesTags: (_issued, failure) => (failure ? [] : ['StaffAccounts']),
    }),
  }),
});

export const {
  useStaffAccountsQuery,
  useCreateStaffAccountMutation,
  useChangeStaffRoleMutation,
  useDisableStaffAccountMutation,
  useEnableStaffAccountMutation,
  useResetSecondFactorMutation,
  useResetStaffPasswordMutation,
} = endpoints;
