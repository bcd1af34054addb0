import { api } from '../../../api/api.js';
import type {
  ConfirmCodeDto,
  CurrentPasswordDto,
  RecoveryCodesView,
  SecondFactorSetupView,
  SecondFactorView,
} from '../../../api/generated.js';

/** What an authenticator app is set up with. */
export type SecondFactorSetup = SecondFactorSetupView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['SecondFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<SecondFactorView, void>({
      query: () => '/api/settings/second-factor',
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<SecondFactorSetup, CurrentPasswordDto>({
      query: (body) => ({ url: '/api/settings/second-factor', method: 'POST', body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodesView, ConfirmCodeDto>({
      query: (body) => ({ url: '/api/settings/second-factor/confirm', method: 'POST', body }),
    }),
    removeSecondFactor: build.mutation<SecondFactorView, CurrentPasswordDto>({
      query: (body) => ({ url: '/api/settings/second-factor/remove', method: 'POST', body }),
      invalidatesTags: (_state, failure) => (failure ? [] : ['SecondFactor']),
    }),
  }),
});

export const {
  useSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
} = endpoints;
