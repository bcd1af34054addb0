import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresQuotationAnalytics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresBackupArchive } from '../../../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { PostgresJobNotifier } from '../../../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { PostgresUnitOfWork } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { RestoreBackup } from '../../../../../application/operations/backup/restore-backup.js';
import { createEventPublisher } from '../../../../../apps/api/infrastructure/event-publisher.js';
import { eventually, matchDomainError } from '../../../../contracts/contract-context.js';
import { aQuotation } from '../../../../support/fixtures/quotations.js';
import {
  CLOCK,
  createBackupStream,
  EVERYTHING,
  fillDatabase,
  readBytes,
  readContents,
  signAnew,
} from '../../../../support/postgres/backup-files.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

describe('a backup of a server', () => {
  let source: MigratedDatabase;
  let bytes: Buffer;
  beforeAll(async () => {
    source = await openMigratedDatabase();
    await fillDatabase(source);
    bytes = await readBytes(await new PostgresBackupArchive(source.dataSource).write(CLOCK.now()));
  });
  afterAll(() => source.drop());

  const restoreInto = (database: MigratedDatabase, file: Buffer, overwrite = false) =>
    new RestoreBackup(new PostgresBackupArchive(database.dataSource)).execute(createBackupStream(file), overwrite);

  it('says what it holds', async () => {
    const contents = await new PostgresBackupArchive(source.dataSource).check(createBackupStream(bytes));
    expect(contents.madeAt).toEqual(CLOCK.now());
    const rows = new Map(contents.tables.map((table) => [table.name, table.rows]));
    expect(rows.get('quotation')).toBe(3);
    expect(rows.get('rate')).toBe(80);
    expect(rows.has('session')).toBe(false);
    expect(rows.has('migration')).toBe(false);
  });

  it('comes back in an empty server as it was, and the server counts on from there', async () => {
    const target = await openMigratedDatabase();
    try {
      await restoreInto(target, bytes);
      expect(await readContents(target)).toEqual(await readContents(source));
      expect(await target.dataSource.query('SELECT 1 FROM session')).toEqual([]);
      const { totals } = await new PostgresQuotationAnalytics(target.dataSource.manager).getStatistic(EVERYTHING, 5);
      expect(totals.count).toBe(3);
      await new PostgresUnitOfWork(target.dataSource, createEventPublisher).run(async ({ quotations, activity }) => {
        const { id: _id, revision: _revision, ...draft } = aQuotation({ emailId: 99 });
        expect((await quotations.add(draft)).id).toBe(4);
        expect(await activity.findByQuotation(1)).toHaveLength(1);
      });
      await expect(target.dataSource.query('DELETE FROM activity')).rejects.toThrow('append-only');
    } finally {
      await target.drop();
    }
  });

  it('is the server of one moment, whatever happens while it is being read', async () => {
    const database = await openMigratedDatabase();
    try {
      await fillDatabase(database);
      const before = await readContents(database);
      const file = await new PostgresBackupArchive(database.dataSource).write(CLOCK.now());
      await database.dataSource.query("DELETE FROM rate; UPDATE administrator SET name = 'Eva'");
      const backupBytes = await readBytes(file);
      await restoreInto(database, backupBytes, true);
      expect(await readContents(database)).toEqual(before);
    } finally {
      await database.drop();
    }
  });

  it('is not put over a server that somebody has worked at, unless that is wanted', async () => {
    const target = await openMigratedDatabase();
    try {
      await fillDatabase(target);
      await target.dataSource.query("UPDATE administrator SET name = 'Eva'");
      const before = await readContents(target);
      await expect(restoreInto(target, bytes)).rejects.toMatchObject(matchDomainError('refused'));
      expect(await readContents(target)).toEqual(before);
      await restoreInto(target, bytes, true);
      expect(await readContents(target)).toEqual(await readContents(source));
    } finally {
      await target.drop();
    }
  });

  it('is refused where it is cut or changed, and nothing is touched', async () => {
    const text = gunzipSync(bytes).toString('utf8');
    const lines = text.split('\n');
    const removeLines = (pattern: RegExp) => lines.filter((line) => !pattern.test(line)).join('\n');
    const twice = lines.flatMap((line) => (line.includes('<2@a.example>') ? [line, line] : [line]));
    const damaged = {
      'cut in the middle': bytes.subarray(0, Math.floor(bytes.length / 2)),
      'cut by its last bytes': bytes.subarray(0, bytes.length - 3),
      'without its end': gzipSync(removeLines(/^#\{"manifest"/)),
      'without a row': gzipSync(removeLines(/<2@a\.example>/)),
      'with a row twice': gzipSync(twice.join('\n')),
      'with another name': gzipSync(text.replace('ana@desk.example', 'eve@desk.example')),
      'with another moment': gzipSync(text.replace('2026-05-04', '2026-05-05')),
      'with more after its end': gzipSync(`${text}#{}\n`),
      'with its bytes turned': Buffer.from(bytes.map((byte, at) => (at === 2_000 ? byte ^ 0xff : byte))),
      'no backup': gzipSync('{"a":1}\n'),
      'not packed': Buffer.from(text),
      empty: Buffer.alloc(0),
    };
    const target = await openMigratedDatabase();
    try {
      const before = await readContents(target);
      for (const [name, file] of Object.entries(damaged)) {
        const outcome = await restoreInto(target, file).then(
          () => `${name}: restored`,
          (error: { kind?: string }) => `${name}: ${error.kind}`,
        );
        expect(outcome).toBe(`${name}: invalid`);
        // Also past the first check the server stays whole.
        const unchecked = new PostgresBackupArchive(target.dataSource).restore(createBackupStream(file));
        await expect(unchecked).rejects.toMatchObject({ message: expect.any(String) });
      }
      expect(await readContents(target)).toEqual(before);
    } finally {
      await target.drop();
    }
  });

  it('is refused while a server works on the database', async () => {
    const target = await openMigratedDatabase();
    const notifier = new PostgresJobNotifier(target.url, () => undefined);
    try {
      await notifier.waitForOutcome(1, 10);
      const archive = new PostgresBackupArchive(target.dataSource);
      expect(await eventually(async () => ((await archive.isInUse()) ? true : undefined))).toBe(true);
      await expect(restoreInto(target, bytes, true)).rejects.toMatchObject(matchDomainError('refused'));
    } finally {
      await notifier.close();
      await target.drop();
    }
  });

  it('that was edited passes for whole with new checksums, and is refused where it was signed', async () => {
    const secret = 'a secret of backups only';
    const archive = (key?: string) => new PostgresBackupArchive(source.dataSource, key);
    const signed = await readBytes(await archive(secret).write(CLOCK.now()));
    expect((await archive(secret).check(createBackupStream(signed))).madeAt).toEqual(CLOCK.now());
    expect((await archive().check(createBackupStream(signed))).madeAt).toEqual(CLOCK.now());
    const edited = signAnew(signed);
    expect((await archive().check(createBackupStream(edited))).madeAt).toEqual(CLOCK.now());
    for (const file of [edited, bytes]) {
      await expect(archive(secret).check(createBackupStream(file))).rejects.toMatchObject(matchDomainError('refused'));
    }
    const others = archive('another secret of backups').check(createBackupStream(signed));
    await expect(others).rejects.toMatchObject(matchDomainError('refused'));
  });

  it.each(['', 'yesterday', '2026-13-45T00:00:00Z'])(
    'is refused before anything is written where its date is %j',
    async (madeAt) => {
      const target = await openMigratedDatabase();
      try {
        const before = await readContents(target);
        const file = signAnew(bytes, (line) => line.replace(/"madeAt":"[^"]*"/, `"madeAt":"${madeAt}"`));
        await expect(restoreInto(target, file)).rejects.toMatchObject(matchDomainError('invalid'));
        const unchecked = new PostgresBackupArchive(target.dataSource).restore(createBackupStream(file));
        await expect(unchecked).rejects.toMatchObject(matchDomainError('invalid'));
        expect(await readContents(target)).toEqual(before);
      } finally {
        await target.drop();
      }
    },
  );

  it('is refused by an older version', async () => {
    const target = await openMigratedDatabase();
    try {
      await target.dataSource.query('DELETE FROM migration WHERE id = (SELECT max(id) FROM migration)');
      await expect(restoreInto(target, bytes)).rejects.toMatchObject(matchDomainError('conflict'));
    } finally {
      await target.drop();
    }
  });

  it('lets go of its snapshot where somebody stops taking it', async () => {
    const file = await new PostgresBackupArchive(source.dataSource).write(CLOCK.now());
    for await (const piece of file) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    const openBackup = async () => {
      const [row]: Array<{ open: number }> = await source.dataSource.query(
        "SELECT count(*)::integer AS open FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()",
      );
      return row?.open === 0 ? true : undefined;
    };
    expect(await eventually(openBackup)).toBe(true);
  });
});
