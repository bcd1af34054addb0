import { describe, expect, it } from '@jest/globals';
import {
  createHttpError,
  createNetworkError,
  getErrorMessage,
  isApiError,
} from '../../../apps/console/src/api/api-error.js';
import { getSignInErrorMessage } from '../../../apps/console/src/features/session/sign-in-error.js';

describe('A failed call', () => {
  it('has the form "{status}: {body}" and shows the error field to people', () => {
    const failure = createHttpError(409, 'Conflict', '{"error":"The domain stands in the list already."}');
    expect(failure.message).toBe('409: {"error":"The domain stands in the list already."}');
    expect(failure.userMessage).toBe('The domain stands in the list already.');
  });

  it('falls back to "{status}: {status text}" where there is no body', () => {
    expect(createHttpError(502, 'Bad Gateway', '')).toEqual({
      status: 502,
      message: '502: Bad Gateway',
      userMessage: '502: Bad Gateway',
    });
  });

  it('shows the whole body where it is no JSON with an error field', () => {
    expect(createHttpError(500, '', '<h1>Oops</h1>').userMessage).toBe('500: <h1>Oops</h1>');
    expect(createHttpError(500, '', '{"error":7}').userMessage).toBe('500: {"error":7}');
    expect(createHttpError(500, '', 'null').userMessage).toBe('500: null');
  });

  it('says that the server could not be reached where no answer came', () => {
    const failure = createNetworkError(new TypeError('fetch failed'));
    expect(failure).toMatchObject({ status: 0, message: '0: fetch failed' });
    expect(failure.userMessage).toContain('could not be reached');
  });

  it('has a sentence for anything that is thrown', () => {
    expect(getErrorMessage(new Error('The file holds no text.'))).toBe('The file holds no text.');
    expect(getErrorMessage({ name: 'odd' })).toContain('Reload');
    expect(isApiError(undefined)).toBe(false);
  });
});

describe('A failed sign-in', () => {
  it('shows the sentence of the server', () => {
    expect(getSignInErrorMessage(createHttpError(401, '', '{"error":"Wrong email or password"}'))).toBe(
      'Wrong email or password',
    );
    expect(getSignInErrorMessage(createHttpError(429, '', '{"error":"Try again in 4 minutes."}'))).toBe(
      'Try again in 4 minutes.',
    );
  });

  it('has a sentence of its own for a 429 that brings none', () => {
    expect(getSignInErrorMessage(createHttpError(429, 'Too Many Requests', ''))).toContain('Too many attempts');
  });
});
