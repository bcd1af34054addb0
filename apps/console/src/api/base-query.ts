import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type Failure, noAnswer, refusal } from './api-error.js';
import { presenceHeaders } from './user-activity.js';
import { renewal } from './reauthentication.js';
import { sessionExpired } from './session.slice.js';

/** One call to the server. */
export interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form with files, instead of JSON. */
  readonly form?: FormData;
  /** No cache on the way may answer. */
  readonly isFresh?: boolean;
}

type Answer = { readonly data: unknown } | { readonly error: Failure };

/**
 * Calls the server with cookies and turns every refusal into a {@link Failure}. A 401 in the middle of work asks for a
 * sign-in over the page and then repeats the call, which the server had not begun; the sign-in's own calls just fail.
 */
export const baseQuery: BaseQueryFn<string | Call, unknown, Failure> = async (argument, { dispatch, signal }) => {
  const call = typeof argument === 'string' ? { url: argument } : argument;
  const answer = await send(call, signal);
  if (!('error' in answer) || answer.error.status !== 401 || call.url.startsWith('/api/auth/')) return answer;
  dispatch(sessionExpired());
  return (await renewal()) ? send(call, signal) : answer;
};

async function send(call: Call, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      credentials: 'same-origin',
      ...(call.isFresh ? { cache: 'no-store' } : {}),
      signal,
      headers: { ...(call.body === undefined ? {} : { 'content-type': 'application/json' }), ...presenceHeaders() },
      body: call.form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
    });
    const body = await response.text();
    if (!response.ok) return { error: refusal(response.status, response.statusText, body) };
    return { data: body === '' ? null : (JSON.parse(body) as unknown) };
  } catch (cause) {
    return { error: noAnswer(cause) };
  }
}
