import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresQuotationAnalytics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresBackupArchive } from '../../../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { PostgresJobNotifier } from '../../../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { PostgresUnitOfWork } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { seedSampleData } from '../../../../../adapters/seed/seed-sample-data.js';
import { FULL_ACCESS } from '../../../../../application/identity/administrator.js';
import { RestoreBackup } from '../../../../../application/operations/backup/restore-backup.js';
import { createEventPublisher } from '../../../../../apps/api/infrastructure/event-publisher.js';
import { eventually, matchDomainError, NASTY_TEXT } from '../../../../contracts/contract-context.js';
import { changeQuotationStatus } from '../../../../support/change-quotation.js';
import { anInboundEmail } from '../../../../support/fixtures/inbound-email.js';
import { aQuotation } from '../../../../support/fixtures/quotations.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const CLOCK = { now: () => new Date('2026-05-04T12:34:56.789Z') };
const EVERYTHING = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

async function readBytes(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return Buffer.concat(pieces);
}

function createBackupStream(bytes: Buffer) {
  return async function* () {
    // In small pieces, so that lines and letters are cut anywhere.
    for (let at = 0; at < bytes.length; at += 1_001) yield bytes.subarray(at, at + 1_001);
  };
}

/** A backup whose plain checksums are made anew after an edit, as somebody could do who wants it to pass. */
function signAnew(
  bytes: Buffer,
  edit = (line: string) => line.replace('ana@desk.example', 'eve@desk.example'),
): Buffer {
  const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n').map(edit);
  const manifest = JSON.parse((lines.pop() ?? '').slice(1));
  const rows = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of lines) {
    const table: unknown = line.startsWith('#') ? JSON.parse(line.slice(1)).table : undefined;
    if (typeof table === 'string') {
      current = [];
      rows.set(table, current);
    } else if (!line.startsWith('#')) current.push(line);
  }
  const hash = (texts: readonly string[]) =>
    createHash('sha256')
      .update(texts.map((line) => `${line}\n`).join(''))
      .digest('hex');
  const tables = manifest.manifest.map((one: { name: string }) => ({ ...one, sha256: hash(rows.get(one.name) ?? []) }));
  const end = `#${JSON.stringify({ ...manifest, manifest: tables, sha256: hash(lines) })}`;
  return gzipSync(`${[...lines, end].join('\n')}\n`);
}

const LEFT_OUT = [
  ...['session', 'migration', 'reference_data_version'],
  ...['quotation_daily_rollup', 'quotation_domain_monthly_rollup', 'quotation_rollup_delta'],
];

/** All rows of all tables but those that a backup leaves out, and the figures, which follow from the quotations. */
async function readContents({ dataSource }: MigratedDatabase): Promise<Record<string, unknown>> {
  const tables: Array<{ name: string }> = await dataSource.query(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relname = ANY($1)",
    [LEFT_OUT],
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    contents[name] = await dataSource.query(`SELECT t::text AS row FROM "${name}" AS t ORDER BY 1`);
  }
  const statistics = await new PostgresQuotationAnalytics(dataSource.manager).getStatistic(EVERYTHING, 5);
  return { ...contents, figures: statistics };
}

async function fillDatabase({ dataSource }: MigratedDatabase): Promise<void> {
  await new PostgresUnitOfWork(dataSource, createEventPublisher).run(async (repositories) => {
    await seedSampleData(repositories, CLOCK);
    const ana = { email: 'ana@desk.example', name: 'Ana', passwordHash: 'hash', ...FULL_ACCESS };
    await repositories.administrators.add(ana);
    for (let one = 1; one <= 3; one += 1) {
      const email = anInboundEmail({
        text: `${NASTY_TEXT} \u2028 ${one}\r\n#{"table":"x"}`,
        messageId: `<${one}@a.example>`,
      });
      const { id } = await repositories.emails.addIfAbsent(email, `key ${one}`, CLOCK.now());
      const { id: _id, revision: _revision, ...draft } = aQuotation({ emailId: id, description: NASTY_TEXT });
      const quotation = await repositories.quotations.add(draft);
      await changeQuotationStatus(repositories.quotations, quotation.id, 'sent');
      await repositories.queue.enqueue('answer-email', id, CLOCK.now());
      await repositories.activity.append({
        at: CLOCK.now(),
        category: 'quotation',
        action: 'Quotation sent',
        details: NASTY_TEXT,
        status: 'success',
        actor: 'system',
        emailId: id,
        quotationId: quotation.id,
        before: { rate: 1.25 },
        after: undefined,
      });
    }
  });
  await dataSource.query("INSERT INTO session (sid_hash, data, expires_at) VALUES ('\\x01', '{}', now())");
}

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
