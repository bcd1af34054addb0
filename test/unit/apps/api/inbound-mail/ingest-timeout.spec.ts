import { describe, expect, it } from '@jest/globals';
import { answerTo } from '../../../../../apps/api/http/all-exceptions.filter.js';
import { keptInTime, StoreTooSlow } from '../../../../../apps/api/inbound-mail/ingest-timeout.js';

describe('the patience of a mail door', () => {
  it('ends with "try later" where an email cannot be kept in time', async () => {
    const fault = await keptInTime(new Promise(() => undefined), 1).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(StoreTooSlow);
    expect(answerTo(fault)).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) });
  });

  it('hands on what was kept, and why it was not', async () => {
    await expect(keptInTime(Promise.resolve(7))).resolves.toBe(7);
    await expect(keptInTime(Promise.reject(new Error('full')))).rejects.toThrow('full');
  });
});
