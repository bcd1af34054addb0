import { type ActivityEntity, SYSTEM_ACTOR } from '../../../../domain/activity/activity.js';
import { api } from './api.js';

/** Who did something last, and when. */
export interface LatestChange {
  readonly actor: string;
  readonly timestamp: string;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest change of a record; null where no person made it. */
    latestChange: build.query<LatestChange | null, ActivityEntity>({
      query: ({ type, id }) =>
        `/api/activity-logs?${new URLSearchParams({ entityType: type, entityId: String(id), pageSize: '1' })}`,
      transformResponse: ({ data: [newest] }: { readonly data: readonly LatestChange[] }) =>
        newest === undefined || newest.actor === SYSTEM_ACTOR ? null : newest,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLatestChangeQuery } = endpoints;
