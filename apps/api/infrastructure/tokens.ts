import type { ErrorListener } from '../../../application/jobs/job-worker.js';
import type { CachedReferenceStores } from '../../../application/persistence/cached-reference-stores.js';
import type { Logger } from './logger.js';
import { InjectionToken } from './provide.js';

/** The structured log of this process. */
export const LOGGER = new InjectionToken<Logger>('logger');

/** The mailbox that requests are sent to and replies come from, lower case. */
export const QUOTATION_MAILBOX = new InjectionToken<string>('quotation mailbox');

/** Addresses whose mail is our own. */
export const OWN_ADDRESSES = new InjectionToken<readonly string[]>('own addresses');

/** The address that people use, for the links in emails to the staff. */
export const PUBLIC_URL = new InjectionToken<string>('public URL');

/** Milliseconds after which a job is given up. */
export const JOB_TIMEOUT_MS = new InjectionToken<number>('job timeout');

/** Told of every error of a job. */
export const JOB_ERROR_LISTENER = new InjectionToken<ErrorListener>('job error listener');

type CachedReferenceTokens = { readonly [K in keyof CachedReferenceStores]: InjectionToken<CachedReferenceStores[K]> };

/** Reference data for the jobs alone: only who takes work from the queue hears of changes with it, and may cache. */
export const CACHED: CachedReferenceTokens = {
  reference: new InjectionToken('cached airport directory'),
  settings: new InjectionToken('cached settings'),
  rates: new InjectionToken('cached rates'),
  exchangeRates: new InjectionToken('cached exchange rates'),
  taxRates: new InjectionToken('cached tax rates'),
  consignments: new InjectionToken('cached MAWB consignees'),
  disclaimers: new InjectionToken('cached disclaimers'),
  recognizedDomains: new InjectionToken('cached recognized domains'),
};
