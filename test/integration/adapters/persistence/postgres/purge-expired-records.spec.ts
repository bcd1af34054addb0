import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PurgeExpiredRecords } from '../../../../../application/operations/purge-expired-records.js';
import type { ContractContext } from '../../../../contracts/contract-context.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';

const NOW = new Date('2026-07-01T00:00:00Z');
const OLD = new Date('2026-05-01T00:00:00Z');
const EVERYTHING = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };

describe('forgetting old records in PostgreSQL', () => {
  let context: ContractContext;
  beforeAll(async () => {
    context = await openPostgresContext();
    await context.activity.append({
      ...{ at: OLD, category: 'system', action: 'Old', details: '', status: 'info', actor: 'system' },
      ...{ emailId: undefined, quotationId: undefined, before: undefined, after: undefined },
    });
    const { id } = await context.emails.addIfAbsent(
      {
        ...{ channel: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: '', text: '', html: undefined, messageId: undefined, inReplyTo: undefined },
        ...{ references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      'old',
      OLD,
    );
    await context.emails.recordOutcome(id, {
      state: 'ignored',
      reasons: [],
      quotationId: undefined,
      lastError: undefined,
    });
  });
  afterAll(() => context.close());

  it('removes them in transactions of its own, and writes that down', async () => {
    const { settings, sessions, unitOfWork, activity, emails } = context;
    const purge = new PurgeExpiredRecords(settings, sessions, unitOfWork, { now: () => NOW });
    expect(await purge.execute()).toEqual({ activity: 1, emails: 1, staffMails: 0 });
    expect((await activity.findPage(EVERYTHING, 'newest-first', 1, 5)).map(({ action }) => action)).toEqual([
      'Old records deleted',
    ]);
    expect((await emails.findPage({ state: undefined, page: 1, pageSize: 5 })).total).toBe(0);
  });

  it('keeps the log closed again for the rest of its transaction, and undoes with it', async () => {
    const undone = context.unitOfWork.run(async ({ activity }) => {
      expect(await activity.deleteOlderThan(new Date('2026-08-01T00:00:00Z'), 10)).toBe(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await context.activity.getCounts(EVERYTHING)).total).toBe(1);
  });
});
