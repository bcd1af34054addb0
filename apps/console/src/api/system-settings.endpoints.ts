import { api } from './api.js';
import type { SystemSettingsDto, SystemSettingsView } from './generated.js';

/** How the server works. */
export type SystemSettings = SystemSettingsView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['SystemSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    systemSettings: build.query<SystemSettings, void>({
      query: () => '/api/settings/system',
      providesTags: ['SystemSettings'],
    }),
    saveSystemSettings: build.mutation<SystemSettings, SystemSettingsDto>({
      query: (body) => ({ url: '/api/settings/system', method: 'PUT', body }),
      invalidatesTags: (_settings, failure) => (failure ? [] : ['SystemSettings']),
    }),
  }),
});

export const { useSystemSettingsQuery, useSaveSystemSettingsMutation } = endpoints;
