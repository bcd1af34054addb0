import { api } from './api.js';
import type { ActivityPageView, ActivityView } from './generated.js';

/** Who did something last, and when. */
export type LatestChange = Pick<ActivityView, 'actor' | 'timestamp'>;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest entry of the log about a record, by the record's name in the log. */
    latestChange: build.query<LatestChange | null, string>({
      query: (name) => `/api/activity-logs?${new URLSearchParams({ q: name, pageSize: '1' })}`,
      transformResponse: ({ data }: Pick<ActivityPageView, 'data'>) => data[0] ?? null,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLatestChangeQuery } = endpoints;
