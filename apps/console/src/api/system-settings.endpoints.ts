import type { DataRetention } from '../../../../domain/operations/data-retention.js';
import type { Theme, WhenDataIsMissing } from '../../../../domain/operations/settings.js';
import { api } from './api.js';

/** How the server works. */
export interface SystemSettings {
  /** Minutes. */
  readonly autoResponseDelay: number;
  /** Megabytes. */
  readonly maxAttachmentSize: number;
  readonly debugMode: boolean;
  readonly theme: Theme;
  readonly dataRetention: DataRetention;
  readonly whenDataIsMissing: WhenDataIsMissing;
  readonly trustMailWithoutVerdict: boolean;
  /** US dollars. */
  readonly holdAboveUsd: number;
  /** Days. */
  readonly validityDays: number;
}

const endpoints = api.enhanceEndpoints({ addTagTypes: ['SystemSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    systemSettings: build.query<SystemSettings, void>({
      query: () => '/api/settings/system',
      providesTags: ['SystemSettings'],
    }),
    saveSystemSettings: build.mutation<SystemSettings, Partial<SystemSettings>>({
      query: (body) => ({ url: '/api/settings/system', method: 'PUT', body }),
      invalidatesTags: (_settings, failure) => (failure ? [] : ['SystemSettings']),
    }),
  }),
});

export const { useSystemSettingsQuery, useSaveSystemSettingsMutation } = endpoints;
