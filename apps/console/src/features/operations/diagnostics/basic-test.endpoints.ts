import { api } from '../../../api/api.js';
import type { ReadinessView } from '../../../api/generated.js';

/** What the server says of itself. */
export type Readiness = ReadinessView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    readiness: build.query<Readiness, void>({ query: () => '/api/health/ready', keepUnusedDataFor: 0 }),
  }),
});

export const { useReadinessQuery } = endpoints;
