import { api } from '../../../api/api.js';
import type { ActivityPageView, ActivityView } from '../../../api/generated.js';
import { type LogsView, PAGE_SIZE, toServerQuery } from './logs-url.js';

/** One entry of the log. */
export type LogEntry = ActivityView;

/** One page of the log, and what the whole filter comes to. */
export type LogPage = ActivityPageView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    activityLogs: build.query<LogPage, LogsView>({
      query: (view) => {
        const query = toServerQuery(view);
        query.set('page', String(view.page));
        query.set('pageSize', String(PAGE_SIZE));
        return `/api/activity-logs?${query}`;
      },
    }),
  }),
});

export const { useActivityLogsQuery } = endpoints;
