import { createReadStream } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresQuotationAnalytics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresBackupArchive } from '../../../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { PostgresLlmUsageRepository } from '../../../../../adapters/persistence/postgres/llm-calls/postgres-llm-usage.repository.js';
import { createPostgresRepositories } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import type { BackupContents } from '../../../../../application/operations/backup/backup-archive.port.js';
import { RestoreBackup } from '../../../../../application/operations/backup/restore-backup.js';
import type { Repositories } from '../../../../../application/persistence/unit-of-work.port.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const EVERYTHING = {
  ...{ country: undefined, domain: undefined, status: undefined },
  ...{ from: undefined, to: undefined, text: undefined },
};

/** Made by the release that wrote format 1, with five emails, a revision, a correction and a resent reply. */
const FILE = 'test/support/fixtures/backups/format-1.jsonl.gz';

/** As that release listed them. */
const QUOTATIONS = [
  { id: 1, revision: 2, emailId: 5, status: 'sent', clientEmail: 'clara5@cliente.example', amount: '233' },
  { id: 2, revision: 1, emailId: 2, status: 'sent', clientEmail: 'clara2@cliente.example', amount: '270' },
  { id: 3, revision: 2, emailId: 3, status: 'pending', clientEmail: 'clara3@desconocido.example', amount: '174.6' },
];

describe('a backup of format 1', () => {
  let database: MigratedDatabase;
  let contents: BackupContents;
  let repositories: Repositories;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    const archive = new PostgresBackupArchive(database.dataSource);
    contents = await new RestoreBackup(archive).execute(() => createReadStream(FILE), false);
    repositories = createPostgresRepositories(database.dataSource.manager);
  });
  afterAll(() => database.drop());

  it('restores every row', () => {
    expect(contents.tables).toHaveLength(26);
    expect(contents.tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(173);
  });

  it('yields the same quotations, revisions and corrections', async () => {
    const found = await Promise.all(QUOTATIONS.map(({ id }) => repositories.quotations.find(id)));
    const shown = found.map((quotation) => ({
      id: quotation?.id,
      revision: quotation?.revision,
      emailId: quotation?.emailId,
      status: quotation?.status,
      clientEmail: quotation?.clientEmail,
      amount: quotation?.charges.totals.finalTotal.toFixed(),
    }));
    expect(shown).toEqual(QUOTATIONS);
    const revisions = await repositories.quotations.findRevisions(1);
    expect(revisions.map(({ revision, emailId }) => ({ revision, emailId }))).toEqual([{ revision: 1, emailId: 1 }]);
    expect(await repositories.corrections.findByQuotation(3)).toMatchObject([{ revision: 2, field: 'incoterm' }]);
  });

  it('yields the same figures', async () => {
    const { totals } = await new PostgresQuotationAnalytics(database.dataSource.manager).getStatistic(EVERYTHING, 5);
    const { count, strictCount, valuesRead, valuesCorrected } = totals;
    expect({ count, strictCount, valuesRead, valuesCorrected }).toEqual({
      ...{ count: 3, strictCount: 3, valuesRead: 32, valuesCorrected: 1 },
    });
    expect(totals.valueUsd.toFixed()).toBe('677.6');
  });

  it('yields the same mail', async () => {
    expect(await repositories.emails.find(1)).toMatchObject({ channel: 'webhook', state: 'answered', quotationId: 1 });
    expect((await repositories.emails.findPage({ state: undefined, page: 1, pageSize: 10 })).total).toBe(5);
    const resent = await repositories.outboundEmails.findByQuotation(2);
    expect(resent).toMatchObject({ quotationId: 2, revision: 1, copy: 1 });
    expect((await repositories.outboundEmails.findPdf(1))?.bytes.length).toBeGreaterThan(1_000);
    expect((await repositories.notificationEmails.find(2))?.coveredUntil).toEqual(new Date('2026-05-04T09:00:00Z'));
    const [type] = await repositories.pendingNotifications.listTypes();
    const claimed = type && (await repositories.pendingNotifications.claim(type, 5));
    expect(claimed).toMatchObject([{ title: 'Quotation Q3', place: '/quotations/3' }]);
  });

  it('yields the same jobs', async () => {
    const [deadLetter] = await repositories.queue.findDeadLetters(100);
    expect(deadLetter).toMatchObject({ id: 11, kind: 'send-staff-mail', subjectId: 1, attempts: 3, reason: 'refused' });
    expect((await repositories.queue.backlog()).pending).toBe(1);
  });

  it('yields the same staff data', async () => {
    expect(await repositories.settings.getCurrent()).toMatchObject({ debugMode: true, retentionDays: undefined });
    expect(await repositories.consignments.findByAirport(2)).toMatchObject({ id: 9, taxId: 'RUC 1' });
    expect(await repositories.recognizedDomains.findByMailDomain('cliente.example')).toMatchObject({ country: 'CR' });
    expect((await repositories.notificationPreferences.get(1)).emailSummary).toBe(false);
    expect(await repositories.avatars.has(1)).toBe(true);
    expect(await repositories.idempotencyKeys.exists('mark of a test')).toBe(true);
    const calls = await new PostgresLlmUsageRepository(database.dataSource.manager).findPage(1, 5);
    expect(calls.rows).toMatchObject([{ id: 1, provider: 'openai', durationMs: 812 }]);
  });
});
