import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { closeTricklingBody } from '../../../../../apps/api/http/body-timeout.js';
import { findRequestLimits } from '../../../../../apps/api/http/limits.js';

const ROUTES = ['/api/auth/login', '/api/webhook/email', '/api/webhook/email/mailgun', '/api/rates', undefined];

describe('a body that trickles', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function startBody(url: string | undefined, headers: FastifyRequest['headers']): Promise<PassThrough> {
    const raw = new PassThrough();
    raw.on('error', () => undefined).resume();
    // What the hook looks at of a request.
    await closeTricklingBody({ raw, headers, routeOptions: { url } } as unknown as FastifyRequest);
    return raw;
  }

  it.each(ROUTES)('is closed at %s when its time is over, whatever came meanwhile', async (url) => {
    const { timeoutMs } = findRequestLimits(url);
    for (const headers of [{ 'content-length': '1000' }, { 'transfer-encoding': 'chunked' }]) {
      const body = await startBody(url, headers);
      for (let step = 1; step < 10; step += 1) {
        body.write('x');
        jest.advanceTimersByTime(timeoutMs / 10);
      }
      expect(body.destroyed).toBe(false);
      jest.advanceTimersByTime(timeoutMs / 10);
      expect(body.destroyed).toBe(true);
    }
  });

  it('is none where all of it has come, or there is none', async () => {
    const whole = await startBody('/api/webhook/email', { 'content-length': '1' });
    whole.emit('end');
    const none = await startBody('/api/webhook/email', {});
    jest.advanceTimersByTime(600_000);
    expect([whole.destroyed, none.destroyed]).toEqual([false, false]);
  });
});
