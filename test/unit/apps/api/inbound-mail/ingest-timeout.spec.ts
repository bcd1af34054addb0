import { describe, expect, it } from '@jest/globals';
import { toErrorResponse } from '../../../../../apps/api/http/all-exceptions.filter.js';
import { IngestTimeoutError, withIngestTimeout } from '../../../../../apps/api/inbound-mail/ingest-timeout.js';

describe('the patience of a mail door', () => {
  it('ends with "try later" where an email cannot be kept in time', async () => {
    const error = await withIngestTimeout(new Promise(() => undefined), 1).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(IngestTimeoutError);
    expect(toErrorResponse(error)).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) });
  });

  it('hands on what was kept, and why it was not', async () => {
    await expect(withIngestTimeout(Promise.resolve(7))).resolves.toBe(7);
    await expect(withIngestTimeout(Promise.reject(new Error('full')))).rejects.toThrow('full');
  });
});
