import type { NotificationPreferences } from '../../../../../domain/administrator/notification-preferences.js';
import { api } from '../../server/api.js';

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

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Profile', 'NotificationPreferences'] }).injectEndpoints({
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
    notificationPreferences: build.query<NotificationPreferences, void>({
      query: () => '/api/settings/notifications',
      providesTags: ['NotificationPreferences'],
    }),
    saveNotificationPreferences: build.mutation<NotificationPreferences, NotificationPreferences>({
      query: (body) => ({ url: '/api/settings/notifications', method: 'PUT', body }),
      invalidatesTags: (_preferences, failure) => (failure ? [] : ['NotificationPreferences']),
    }),
  }),
});

export const {
  useProfileQuery,
  useSaveProfileMutation,
  useChangePasswordMutation,
  useSaveAvatarMutation,
  useRemoveAvatarMutation,
  useNotificationPreferencesQuery,
  useSaveNotificationPreferencesMutation,
} = endpoints;
