import type { NotificationPreferences } from '../../../../domain/notifications/notification-preferences.js';
import { api } from './api.js';

const endpoints = api.enhanceEndpoints({ addTagTypes: ['NotificationPreferences'] }).injectEndpoints({
  endpoints: (build) => ({
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

export const { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } = endpoints;
