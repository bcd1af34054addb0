import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresBackupArchive } from '../../../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { RestoreBackup } from '../../../../../application/operations/backup/restore-backup.js';
import {
  CLOCK,
  createBackupStream,
  fillDatabase,
  readBackupLines,
  readBytes,
  readContents,
  signLines,
} from '../../../../support/postgres/backup-files.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const MB = 1024 * 1024;
const READABLE_REFUSAL = /^The (?:backup|file) [\w ,:.()'-]+\.$/;

type Lines = readonly string[];
const isTable = (name: string) => (line: string) => line.startsWith(`#{"table":"${name}"`);
const findTable = (lines: Lines, name: string) => lines.findIndex(isTable(name));
/** The first row of a table in another form. */
const editRow = (table: string, edit: (row: string) => readonly string[]) => (lines: Lines) => {
  const at = findTable(lines, table) + 1;
  return [...lines.slice(0, at), ...edit(lines[at] ?? ''), ...lines.slice(at + 1)];
};
const editHeader = (table: string, edit: (header: string) => string) => (lines: Lines) =>
  lines.map((line) => (isTable(table)(line) ? edit(line) : line));
const editStart = (edit: (start: string) => string) => (lines: Lines) =>
  lines.map((line, at) => (at === 0 ? edit(line) : line));

/** Edits after which every count and every plain checksum was made anew. */
const EDITS: Readonly<Record<string, (lines: Lines) => Lines>> = {
  'a row that is cut': editRow('rate', (row) => [row.slice(0, -5)]),
  'a row of nothing': editRow('rate', () => ['null']),
  'a row that is a list': editRow('rate', () => ['[1,2]']),
  'a row that is a number': editRow('rate', () => ['7']),
  'a row that ends another statement': editRow('rate', (row) => [`${row}]'); DROP TABLE rate; --`]),
  'a row twice': editRow('quotation', (row) => [row, row]),
  'a row less that others need': editRow('inbound_email', () => []),
  'a word for a number': editRow('rate', (row) => [row.replace(/"id":\d+/, '"id":"one"')]),
  'a number out of range': editRow('rate', (row) => [row.replace(/"id":\d+/, '"id":99999999999999999999')]),
  'a text that no column takes': editRow('administrator', (row) => [row.replace('ana@', 'a\\u0000na@')]),
  'half a letter': editRow('administrator', (row) => [row.replace('ana@', '\\ud800ana@')]),
  'a value that is missing': editRow('administrator', (row) => [row.replace(/"email":"[^"]*",?/, '')]),
  'a role that nobody has': editRow('administrator', (row) => [row.replace(/"role":"[^"]*"/, '"role":"owner"')]),
  'the rows of one table beneath another': (lines) => {
    const [rates, countries] = [findTable(lines, 'rate'), findTable(lines, 'country')];
    return lines.map((line, at) => (at === rates + 1 ? (lines[countries + 1] ?? '') : line));
  },
  'a table twice': (lines) => {
    const at = findTable(lines, 'administrator');
    return [...lines, ...lines.slice(at, at + 2)];
  },
  'a table without columns': editHeader('rate', () => '#{"table":"rate","columns":[]}'),
  'a column twice': editHeader('rate', (header) => header.replace('"columns":[', '"columns":["id",')),
  'a format below all': editStart((start) => start.replace(/"format":\d+/, '"format":0')),
  'a format of the past whose names it has not': editStart((start) => start.replace(/"format":\d+/, '"format":-7')),
  'half a format': editStart((start) => start.replace(/"format":\d+/, '"format":1.5')),
  'the rows of today as those of format 1': (lines) =>
    editRow('quotation', (row) => [row.replace(/"document":\{/, '"document":{"request":7,"request":')])(
      editStart((start) => start.replace(/"format":\d+/, '"format":1'))(lines),
    ),
};

/** Edits of where the counting of rows stands. */
const COUNTERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'of a table that is none': { table: 'nowhere', column: 'id', lastValue: '7', isCalled: true },
  'of no table': { column: 'id', lastValue: '7', isCalled: true },
  'of a column that is none': { table: 'rate', column: 'nothing', lastValue: '7', isCalled: true },
  'below all': { table: 'rate', column: 'id', lastValue: '-5', isCalled: true },
  'that is a word': { table: 'rate', column: 'id', lastValue: 'seven', isCalled: true },
  'that is an object': { table: { toString: 1 }, column: [], lastValue: {}, isCalled: 'x' },
};

/** What is refused as another version's. */
const OF_ANOTHER_VERSION: Readonly<Record<string, (lines: Lines) => Lines>> = {
  'a format of the future': editStart((start) => start.replace(/"format":\d+/, '"format":999')),
  'a migration that nobody knows': editStart((start) => start.replace('"schema":[', '"schema":["Drop1",')),
  'two tables that changed places': (lines) =>
    lines.map((line) =>
      line.replace(/^#\{"table":"(rate|country)"/, (_, name) => `#{"table":"${name === 'rate' ? 'country' : 'rate'}"`),
    ),
  'a table that is kept out': (lines) => [...lines, '#{"table":"session","columns":["data"]}', '{"data":{}}'],
  'a table of the database itself': (lines) => [...lines, '#{"table":"pg_authid","columns":["rolname"]}'],
  'a column that nobody knows': editHeader('rate', (header) =>
    header.replace('"columns":[', '"columns":["id\\") SELECT 1; --",'),
  ),
};

describe('a backup that somebody has edited and made to fit', () => {
  let source: MigratedDatabase;
  let target: MigratedDatabase;
  let before: unknown;
  let backup: ReturnType<typeof readBackupLines>;
  beforeAll(async () => {
    source = await openMigratedDatabase();
    await fillDatabase(source);
    backup = readBackupLines(await readBytes(await new PostgresBackupArchive(source.dataSource).write(CLOCK.now())));
    target = await openMigratedDatabase();
    before = await readContents(target);
  });
  afterAll(async () => {
    await source.drop();
    await target.drop();
  });

  async function expectRefusal(file: Buffer, kind: string): Promise<void> {
    const restored = new RestoreBackup(new PostgresBackupArchive(target.dataSource)).execute(
      createBackupStream(file),
      false,
    );
    await expect(restored).rejects.toMatchObject({ kind, message: expect.stringMatching(READABLE_REFUSAL) });
    expect(await readContents(target)).toEqual(before);
  }

  it.each(Object.entries(EDITS))('is refused with %s, and nothing is touched', async (_, edit) => {
    await expectRefusal(signLines(edit(backup.lines), backup.manifest), 'invalid');
  });

  it.each(Object.entries(COUNTERS))('is refused with a counter %s, and nothing is touched', async (_, counter) => {
    await expectRefusal(signLines(backup.lines, { ...backup.manifest, counters: [counter] }), 'invalid');
  });

  it.each(Object.entries(OF_ANOTHER_VERSION))('is told as another version’s with %s', async (_, edit) => {
    await expectRefusal(signLines(edit(backup.lines), backup.manifest), 'conflict');
  });

  it('is refused where one line fills the memory', async () => {
    const before = process.memoryUsage.rss();
    let peak = before;
    const line = Buffer.alloc(MB, 'x');
    const file = async function* () {
      const gzip = createGzip({ level: 1 });
      gzip.write(`${backup.lines[0]}\n${backup.lines[findTable(backup.lines, 'rate')]}\n{"id":"`);
      const packing = (async () => {
        for (let written = 0; written < 2_048 && !gzip.destroyed; written += 1)
          if (!gzip.write(line)) await new Promise((resolve) => gzip.once('drain', resolve).once('close', resolve));
        gzip.end();
      })();
      try {
        for await (const chunk of gzip) {
          peak = Math.max(peak, process.memoryUsage.rss());
          yield chunk as Buffer;
        }
      } finally {
        gzip.destroy();
        await packing;
      }
    };
    await expect(new PostgresBackupArchive(target.dataSource).check(file)).rejects.toMatchObject({ kind: 'invalid' });
    expect((peak - before) / MB).toBeLessThan(900);
  });
});
