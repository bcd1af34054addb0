import { MINUTE_MS } from '../../domain/durations.js';

/** How long an attempt counts. */
export const ATTEMPT_WINDOW_MS = 15 * MINUTE_MS;

const MAX_ATTEMPTS_PER_DEVICE = 5;
const MAX_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS = 5;
const MAX_ATTEMPTS_PER_ADDRESS = 20;
const FREE_ATTEMPTS_PER_ACCOUNT = 5;
const FIRST_DELAY_MS = 1_000;

/** What was tried under one key within the window. */
export interface AttemptHistory {
  readonly count: number;
  /** Undefined where nothing was. */
  readonly lastAt: Date | undefined;
}

/** How often something may be tried. */
export interface AttemptLimit {
  readonly key: string;
  /** Milliseconds until the next attempt may be made; 0: now. */
  computeWaitMs(history: AttemptHistory, now: Date): number;
}

/** Where an attempt comes from. */
export interface AttemptOrigin {
  /** The network address. */
  readonly address: string;
  /** A device on which somebody has signed in to this account before, where the caller proves to be one. */
  readonly knownDevice: string | undefined;
}

/**
 * The limits of a sign-in. An account is never locked: the more attempts from unknown devices it has seen, the longer the next
 * one has to wait. A known device has a limit of its own, so that strangers cannot keep its user out.
 */
export function listSignInLimits(account: string, { address, knownDevice }: AttemptOrigin): readonly AttemptLimit[] {
  if (knownDevice !== undefined) return [createFixedLimit(`device:${account}|${knownDevice}`, MAX_ATTEMPTS_PER_DEVICE)];
  return [
    createFixedLimit(`pair:${account}|${address}`, MAX_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS),
    createFixedLimit(`address:${address}`, MAX_ATTEMPTS_PER_ADDRESS),
    { key: `account:${account}`, computeWaitMs: computeGrowingDelayMs },
  ];
}

/**
 * The limits of log lines about sign-ins that are refused unjudged: one for an account and one for an address within the
 * window, so that guessing fills no log.
 */
export function listThrottleLogLimits(account: string, address: string): readonly AttemptLimit[] {
  return [createFixedLimit(`throttled-account:${account}`, 1), createFixedLimit(`throttled-address:${address}`, 1)];
}

/** A limit of so many attempts within the window. */
export function createFixedLimit(key: string, maxAttempts: number): AttemptLimit {
  return { key, computeWaitMs: ({ count }) => (count >= maxAttempts ? ATTEMPT_WINDOW_MS : 0) };
}

function computeGrowingDelayMs({ count, lastAt }: AttemptHistory, now: Date): number {
  if (count < FREE_ATTEMPTS_PER_ACCOUNT || lastAt === undefined) return 0;
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (count - FREE_ATTEMPTS_PER_ACCOUNT), ATTEMPT_WINDOW_MS);
  return Math.max(0, lastAt.getTime() + delayMs - now.getTime());
}
