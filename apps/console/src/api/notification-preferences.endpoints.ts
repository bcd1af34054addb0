import { api } from './api.js';
import type { NotificationPreferencesView, NotificationsDto } from './generated.js';

const endpoints = api.enhanceEndpoints({ addTagTypes: ['NotificationPreferences'] }).injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query<NotificationPreferencesView, void>({
      query: () => '/api/settings/notifications',
      providesTags: ['NotificationPreferences'],
    }),
    saveNotificationPreferences: build.mutation<NotificationPreferencesView, NotificationsDto>({
      query: (body) => ({ url: '/api/settings/notifications', method: 'PUT', body }),
      invalidatesTags: (_preferences, failure) => (failure ? [] : ['NotificationPreferences']),
    }),
  }),
});

export const { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } = endpoints;
