import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';

/** Quotations and airports stay in the cache for five minutes (section 7 of the specification). */
export const FIVE_MINUTES_S = 300;

/**
 * The one cache of the server's state. Endpoints are injected by the screen or part that calls them. Nothing is refetched
 * on focus or by interval, and nothing is tried again by itself.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Quotations', 'Quotation'],
  endpoints: () => ({}),
});
