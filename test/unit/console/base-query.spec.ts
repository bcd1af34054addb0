import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type ApiRequest, baseQuery } from '../../../apps/console/src/api/base-query.js';
import { resolveReauthentication } from '../../../apps/console/src/api/reauthentication.js';
import { sessionExpired } from '../../../apps/console/src/api/session.slice.js';

const NOT_SIGNED_IN = () => new Response('{"error":"Not signed in"}', { status: 401 });
const browserFetch = globalThis.fetch;

/** The answers of the server, in order, and the calls that it got. */
let answers: (() => Response)[] = [];
let calls: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
/** What the query dispatched; a sign-in over the page is answered by `onDispatch`. */
let dispatched: unknown[] = [];
let onDispatch = () => {};

function ask(call: string | ApiRequest) {
  const surroundings: BaseQueryApi = {
    signal: new AbortController().signal,
    abort: () => {},
    dispatch: ((action: unknown) => {
      dispatched.push(action);
      queueMicrotask(onDispatch);
      return action;
    }) as BaseQueryApi['dispatch'],
    getState: () => ({}),
    extra: undefined,
    endpoint: 'any',
    type: 'query',
  };
  return baseQuery(call, surroundings, {});
}

describe('The base query', () => {
  beforeEach(() => {
    answers = [];
    calls = [];
    dispatched = [];
    onDispatch = () => {};
    globalThis.fetch = async (url, init) => {
      calls.push({ url: String(url), init });
      const answer = answers.shift();
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    };
  });

  afterEach(() => {
    globalThis.fetch = browserFetch;
  });

  it('reads JSON with cookies', async () => {
    answers = [() => new Response('{"total":2}')];
    expect(await ask('/api/quotations')).toEqual({ data: { total: 2 } });
    expect(calls[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin', body: null });
  });

  it('sends a body as JSON', async () => {
    answers = [() => new Response('{}')];
    await ask({ url: '/api/emails/process-ai', method: 'POST', body: { emailContent: 'x' } });
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"emailContent":"x"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('makes a failure of a refusal and of no answer', async () => {
    answers = [() => new Response('{"error":"There is no quotation 9."}', { status: 404 })];
    expect(await ask('/api/quotations/9/details')).toMatchObject({
      error: { status: 404, userMessage: 'There is no quotation 9.' },
    });
    expect(await ask('/api/quotations')).toMatchObject({ error: { status: 0 } });
  });

  it('asks for a sign-in on a 401 in the middle of work, then repeats the call', async () => {
    answers = [NOT_SIGNED_IN, () => new Response('{"done":true}')];
    onDispatch = () => resolveReauthentication(true);
    expect(await ask({ url: '/api/webhook/email', method: 'POST', body: {} })).toEqual({ data: { done: true } });
    expect(dispatched).toEqual([sessionExpired()]);
    expect(calls).toHaveLength(2);
  });

  it('fails with the 401 where the person gives up', async () => {
    answers = [NOT_SIGNED_IN];
    onDispatch = () => resolveReauthentication(false);
    expect(await ask('/api/quotations')).toMatchObject({ error: { status: 401, userMessage: 'Not signed in' } });
    expect(calls).toHaveLength(1);
  });

  it('never asks for a sign-in because of the calls of the sign-in itself', async () => {
    answers = [NOT_SIGNED_IN];
    expect(await ask('/api/auth/user')).toMatchObject({ error: { status: 401 } });
    expect(dispatched).toEqual([]);
  });
});
