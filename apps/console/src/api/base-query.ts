import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { getLanguage } from '../i18n/language.js';
import { type ApiError, createHttpError, createNetworkError } from './api-error.js';
import { waitForReauthentication } from './reauthentication.js';
import { sessionExpired } from './session.slice.js';
import { createActivityHeaders } from './user-activity.js';

/** One call to the server. */
export interface ApiRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form with files, instead of JSON. */
  readonly form?: FormData;
  /** Sent as it is, as an email. */
  readonly message?: Blob;
  /** No cache on the way may answer. */
  readonly isFresh?: boolean;
}

type ApiResult = { readonly data: unknown } | { readonly error: ApiError };

/**
 * Calls the server with cookies and turns every refusal into a {@link ApiError}. A 401 in the middle of work asks for a
 * sign-in over the page and then repeats the call, which the server had not begun; the sign-in's own calls just fail.
 */
export const baseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError> = async (
  argument,
  { dispatch, signal },
) => {
  const call = typeof argument === 'string' ? { url: argument } : argument;
  const answer = await send(call, signal);
  if (!('error' in answer) || answer.error.status !== 401 || call.url.startsWith('/api/auth/')) return answer;
  dispatch(sessionExpired());
  return (await waitForReauthentication()) ? send(call, signal) : answer;
};

async function send(call: ApiRequest, signal: AbortSignal): Promise<ApiResult> {
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      credentials: 'same-origin',
      ...(call.isFresh ? { cache: 'no-store' } : {}),
      signal,
      headers: {
        'accept-language': getLanguage(),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.message === undefined ? {} : { 'content-type': 'message/rfc822' }),
        ...createActivityHeaders(),
      },
      body: call.message ?? call.form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
    });
    const body = await response.text();
    if (!response.ok) return { error: createHttpError(response.status, response.statusText, body) };
    return { data: body === '' ? null : (JSON.parse(body) as unknown) };
  } catch (cause) {
    return { error: createNetworkError(cause) };
  }
}
