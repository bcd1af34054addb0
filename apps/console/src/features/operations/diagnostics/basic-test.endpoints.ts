import { api } from '../../../api/api.js';

/** What the desk says of itself. */
export interface Readiness {
  readonly database: 'up' | 'down';
  readonly mail: 'up' | 'down';
  /** One sentence for each thing that is amiss. */
  readonly reasons: readonly string[];
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    readiness: build.query<Readiness, void>({ query: () => '/api/health/ready', keepUnusedDataFor: 0 }),
  }),
});

export const { useReadinessQuery } = endpoints;
