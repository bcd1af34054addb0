import { api } from './api.js';

/** Something that needs review. */
export interface PendingTask {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly details: string;
  /** Null where it has no moment. */
  readonly at: string | null;
  /** Where it can be dealt with. */
  readonly link: string;
}

/** What waits, the most pressing first; the total counts what is not listed, too. */
export interface PendingTasks {
  readonly items: readonly PendingTask[];
  readonly total: number;
}

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Mail', 'Outbox', 'Rates'] }).injectEndpoints({
  endpoints: (build) => ({
    whatWaits: build.query<PendingTasks, void>({
      query: () => '/api/notifications',
      providesTags: ['Quotations', 'Mail', 'Outbox', 'Rates'],
    }),
  }),
});

export const { useWhatWaitsQuery } = endpoints;
