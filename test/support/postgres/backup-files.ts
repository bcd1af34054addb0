import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PostgresQuotationAnalytics } from '../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresUnitOfWork } from '../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { seedSampleData } from '../../../adapters/seed/seed-sample-data.js';
import { FULL_ACCESS } from '../../../application/identity/administrator.js';
import { createEventPublisher } from '../../../apps/api/infrastructure/event-publisher.js';
import { NASTY_TEXT } from '../../contracts/contract-context.js';
import { changeQuotationStatus } from '../change-quotation.js';
import { anInboundEmail } from '../fixtures/inbound-email.js';
import { aQuotation } from '../fixtures/quotations.js';
import type { MigratedDatabase } from './migrated-database.js';

/** When what the backups hold was made. */
export const CLOCK = { now: () => new Date('2026-05-04T12:34:56.789Z') };
/** The filter of figures that leaves everything. */
export const EVERYTHING = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

/** A file as a whole. */
export async function readBytes(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A file as it is read. */
export function createBackupStream(bytes: Buffer) {
  return async function* () {
    // In small pieces, so that lines and letters are cut anywhere.
    for (let at = 0; at < bytes.length; at += 1_001) yield bytes.subarray(at, at + 1_001);
  };
}

const hashLines = (lines: readonly string[]) =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');

/** The last line of a backup. */
interface Manifest {
  readonly counters: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

/** A backup of these lines, the last one without its `#`, whose counts and plain checksums fit, as somebody could make it who wants it to pass. */
export function signLines(lines: readonly string[], manifest: Manifest): Buffer {
  const tables: Array<{ readonly name: string; readonly rows: string[] }> = [];
  for (const line of lines) {
    const table: unknown = line.startsWith('#') ? JSON.parse(line.slice(1)).table : undefined;
    if (typeof table === 'string') tables.push({ name: table, rows: [] });
    else if (!line.startsWith('#')) tables.at(-1)?.rows.push(line);
  }
  const summaries = tables.map(({ name, rows }) => ({ name, rows: rows.length, sha256: hashLines(rows) }));
  const end = `#${JSON.stringify({ ...manifest, manifest: summaries, sha256: hashLines(lines) })}`;
  return gzipSync(`${[...lines, end].join('\n')}\n`);
}

/** The lines of a backup without its last one, and that one read. */
export function readBackupLines(bytes: Buffer): { readonly lines: readonly string[]; readonly manifest: Manifest } {
  const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
  return { lines: lines.slice(0, -1), manifest: JSON.parse((lines.at(-1) ?? '').slice(1)) };
}

/** A backup whose plain checksums are made anew after an edit of each line. */
export function signAnew(
  bytes: Buffer,
  edit = (line: string) => line.replace('ana@desk.example', 'eve@desk.example'),
): Buffer {
  const { lines, manifest } = readBackupLines(bytes);
  return signLines(lines.map(edit), manifest);
}

const LEFT_OUT = [
  ...['session', 'migration', 'reference_data_version'],
  ...['quotation_daily_rollup', 'quotation_domain_monthly_rollup', 'quotation_rollup_delta'],
];

/** All rows of all tables but those that a backup leaves out, and the figures, which follow from the quotations. */
export async function readContents({ dataSource }: MigratedDatabase): Promise<Record<string, unknown>> {
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

/** Three quotations with their mail, and what a new server comes with. */
export async function fillDatabase({ dataSource }: MigratedDatabase): Promise<void> {
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
