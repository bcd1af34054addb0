import type { DataRetention } from '../../../../../domain/operations/data-retention.js';
import { api } from '../../api/api.js';
import type {
  NotificationAddressView,
  PasswordDto,
  ProfileDto,
  ProfileView,
  RetentionPreviewView,
  TestMailView,
} from '../../api/generated.js';

export type { ProfileView };

/** What a person enters to get a new password. */
export type PasswordBody = PasswordDto;

/** Where notification mails go. */
export type StaffAddress = NotificationAddressView;

/** What a period of retention would delete at once. */
export type RetentionEffectView = RetentionPreviewView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Profile', 'Outbox'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileView, void>({ query: () => '/api/settings/profile', providesTags: ['Profile'] }),
    saveProfile: build.mutation<ProfileView, ProfileDto>({
      query: (body) => ({ url: '/api/settings/profile', method: 'PUT', body }),
      invalidatesTags: (_profile, failure) => (failure ? [] : ['Profile', 'User']),
    }),
    changePassword: build.mutation<unknown, PasswordBody>({
      query: (body) => ({ url: '/api/settings/password', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['User']),
    }),
    saveAvatar: build.mutation<unknown, File>({
      query: (file) => {
        const form = new FormData();
        form.append('avatar', file);
        return { url: '/api/settings/avatar', method: 'POST', form };
      },
      invalidatesTags: (_answer, failure) => (failure ? [] : ['User']),
    }),
    removeAvatar: build.mutation<unknown, void>({
      query: () => ({ url: '/api/settings/avatar', method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['User']),
    }),
    staffAddress: build.query<StaffAddress, void>({
      query: () => '/api/settings/notifications/mail',
      providesTags: ['Profile'],
    }),
    sendTestMail: build.mutation<TestMailView, void>({
      query: () => ({ url: '/api/settings/notifications/test', method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Outbox']),
    }),
    retentionEffect: build.query<RetentionEffectView, DataRetention>({
      query: (period) => `/api/settings/system/retention?dataRetention=${encodeURIComponent(period)}`,
    }),
  }),
});

export const {
  useProfileQuery,
  useSaveProfileMutation,
  useChangePasswordMutation,
  useSaveAvatarMutation,
  useRemoveAvatarMutation,
  useStaffAddressQuery,
  useSendTestMailMutation,
  useRetentionEffectQuery,
} = endpoints;
