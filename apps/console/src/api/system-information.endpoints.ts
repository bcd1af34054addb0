import { api } from './api.js';
import type { OperationsKpisView, SystemInformationView } from './generated.js';

/** What the `System Information` card shows. */
export type SystemInformation = SystemInformationView;

/** How the server has done over the last 30 days; null where there was nothing to measure. */
export type MeasuredKpis = OperationsKpisView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    systemInformation: build.query<SystemInformation, void>({ query: () => '/api/system-information' }),
  }),
});

export const { useSystemInformationQuery } = endpoints;
