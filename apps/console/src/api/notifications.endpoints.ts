import { api } from './api.js';
import type { PendingTasksView, PendingTaskView } from './generated.js';

/** Something that needs review. */
export type PendingTask = PendingTaskView;

/** What waits, the most pressing first; the total counts what is not listed, too. */
export type PendingTasks = PendingTasksView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Mail', 'Outbox', 'Rates'] }).injectEndpoints({
  endpoints: (build) => ({
    whatWaits: build.query<PendingTasks, void>({
      query: () => '/api/notifications',
      providesTags: ['Quotations', 'Mail', 'Outbox', 'Rates'],
    }),
  }),
});

export const { useWhatWaitsQuery } = endpoints;
