import type { ActivityCategory, ActivityStatus } from '../../../../../../domain/activity/activity.js';
import { api } from '../../../api/api.js';
import { type LogsView, PAGE_SIZE, toServerQuery } from './logs-url.js';

/** One entry of the log. */
export interface LogEntry {
  readonly id: number;
  readonly timestamp: string;
  readonly category: ActivityCategory;
  readonly action: string;
  readonly details: string;
  readonly status: ActivityStatus;
  /** An administrator's email, or `system`. */
  readonly actor: string;
  readonly emailId: number | null;
  readonly quotationId: number | null;
  /** The changed record as JSON; null where nothing was changed. */
  readonly before: unknown;
  readonly after: unknown;
}

/** One page of the log, and what the whole filter comes to. */
export interface LogPage {
  readonly data: readonly LogEntry[];
  readonly total: number;
  readonly counts: Readonly<Record<'total' | ActivityStatus | ActivityCategory, number>>;
}

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
