import type { DataRetention } from '../../../../../domain/operations/data-retention.js';
import { api } from '../../api/api.js';

/** The signed-in person as Settings shows them. */
export interface ProfileView {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** What a person enters to get a new password. */
export interface PasswordBody {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Where notification mails go. */
export interface StaffAddress {
  readonly to: string;
  /** Why nothing is mailed there; null where nothing speaks against it. */
  readonly fault: string | null;
  /** Without one, mail lies in the outbox. */
  readonly hasMailServer: boolean;
}

/** What a period of retention would delete at once. */
export interface RetentionEffectView {
  /** Null: nothing ever is. */
  readonly before: string | null;
  readonly activity: number;
  readonly emails: number;
  readonly notificationMails: number;
}

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Profile', 'Outbox'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileView, void>({ query: () => '/api/settings/profile', providesTags: ['Profile'] }),
    saveProfile: build.mutation<ProfileView, Pick<ProfileView, 'name' | 'email'>>({
      query: (body) => ({ url: '/api/settings/profile', method: 'PUT', body }),
      invalidatesTags: (_profile, failure) => (failure ? [] : ['Profile', 'User']),
    }),
    changePassword: build.mutation<unknown, PasswordBody>({
      query: (body) => ({ url: '/api/settings/password', method: 'POST', body }),
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
    sendTestMail: build.mutation<Omit<StaffAddress, 'fault'>, void>({
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
