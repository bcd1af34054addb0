import { type ActivityEntity, SYSTEM_ACTOR } from '../../../../domain/activity/activity.js';
import { api } from './api.js';
import type { ActivityPageView, ActivityView } from './generated.js';

/** Who did something last, and when. */
export type LatestChange = Pick<ActivityView, 'actor' | 'timestamp'>;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest change of a record; null where no person made it. */
    latestChange: build.query<LatestChange | null, ActivityEntity>({
      query: ({ type, id }) =>
        `/api/activity-logs?${new URLSearchParams({ entityType: type, entityId: String(id), pageSize: '1' })}`,
      transformResponse: ({ data: [newest] }: Pick<ActivityPageView, 'data'>) =>
        newest === undefined || newest.actor === SYSTEM_ACTOR ? null : newest,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLatestChangeQuery } = endpoints;
