import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the call that the current work is done for; undefined outside of calls. Log lines bear it. */
export const requestContext = new AsyncLocalStorage<string>();
