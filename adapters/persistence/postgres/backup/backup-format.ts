import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type {
  BackedUpTable,
  BackupContents,
  ReadableFile,
} from '../../../../application/operations/backup/backup-archive.port.js';
import { RuleViolation } from '../../../../domain/errors/domain-error.js';

/** Counts changes of the form below; a program reads the forms up to its own. */
export const FORMAT_VERSION = 1;

/** The first line. */
export interface Heading {
  readonly istmo: 'backup';
  readonly format: number;
  readonly madeAt: string;
  /** The migrations of the desk, the oldest first. */
  readonly schema: readonly string[];
}

/** Before a table's rows. */
export interface TableStart {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Where the counting of a column stands. */
export interface Counter {
  readonly table: string;
  readonly column: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** The last line. */
export interface Manifest {
  readonly manifest: readonly BackedUpTable[];
  readonly counters: readonly Counter[];
  /** SHA-256 of everything before this line. */
  readonly sha256: string;
}

/** A line that is no row is marked, so that no row can be taken for it. */
export const MARK = '#';

/** What somebody makes of a backup while it is read. */
export interface BackupReader {
  readonly onTable?: (table: TableStart) => Promise<void>;
  /** @param row one row as JSON */
  readonly onRow?: (row: string) => Promise<void>;
  readonly onHeading?: (heading: Heading) => Promise<void>;
  readonly onEnd?: (manifest: Manifest) => Promise<void>;
}

/** SHA-256 of lines as they come. */
export function lineHash() {
  const hash = createHash('sha256');
  return {
    add: (line: string) => {
      hash.update(line).update('\n');
    },
    hex: () => hash.digest('hex'),
  };
}

/**
 * Reads a backup line by line and compares every count and checksum with what was written.
 * @throws RuleViolation `invalid` where the file is cut, changed or no backup; by then rows may have been handed on
 */
export async function readBackup(file: ReadableFile, reader: BackupReader): Promise<BackupContents> {
  const all = lineHash();
  const tables: BackedUpTable[] = [];
  let heading: Heading | undefined;
  let manifest: Manifest | undefined;
  let current: { name: string; rows: number; hash: ReturnType<typeof lineHash> } | undefined;
  const endTable = () => {
    if (current) tables.push({ name: current.name, rows: current.rows, sha256: current.hash.hex() });
    current = undefined;
  };
  for await (const line of linesOf(file)) {
    if (manifest) throw damaged('it goes on after its end');
    if (!line.startsWith(MARK)) {
      if (!current) throw notOurs();
      current.rows += 1;
      current.hash.add(line);
      all.add(line);
      await reader.onRow?.(line);
      continue;
    }
    const marked = parsed(line.slice(MARK.length));
    if (!heading) {
      if (!isHeading(marked)) throw notOurs();
      heading = marked;
      await reader.onHeading?.(marked);
    } else if (isTableStart(marked)) {
      endTable();
      current = { name: marked.table, rows: 0, hash: lineHash() };
      await reader.onTable?.(marked);
    } else if (isManifest(marked)) {
      endTable();
      if (marked.sha256 !== all.hex()) throw damaged('its checksum does not fit');
      compare(tables, marked.manifest);
      manifest = marked;
      await reader.onEnd?.(marked);
    } else throw damaged('it holds a line that is none of its own');
    if (!manifest) all.add(line);
  }
  if (!heading) throw notOurs();
  if (!manifest) throw damaged('its end is missing');
  return { madeAt: new Date(heading.madeAt), schemaVersion: heading.schema.at(-1) ?? '', tables };
}

function compare(read: readonly BackedUpTable[], written: readonly BackedUpTable[]): void {
  for (const table of written) {
    const found = read.find((one) => one.name === table.name);
    if (found?.rows !== table.rows || found.sha256 !== table.sha256)
      throw damaged(`the table ${table.name} was changed`);
  }
  if (read.length !== written.length) throw damaged('a table was added');
}

async function* linesOf(file: ReadableFile): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const unpacked = pipeline(Readable.from(file()), gunzip);
  unpacked.catch(() => undefined);
  let rest: Buffer[] = [];
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
        rest = [];
        from = end + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (fault) {
    throw isOfZlib(fault) ? damaged('it does not unpack') : fault;
  } finally {
    gunzip.destroy();
  }
  if (rest.length > 0) throw damaged('its end is missing');
}

function isOfZlib(fault: unknown): boolean {
  return isRecord(fault) && /^(?:Z|ERR)_/.test(String(fault.code));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged('a line of it cannot be read');
  }
}

function isHeading(line: unknown): line is Heading {
  return isRecord(line) && line.istmo === 'backup' && typeof line.format === 'number' && Array.isArray(line.schema);
}

function isTableStart(line: unknown): line is TableStart {
  return isRecord(line) && typeof line.table === 'string' && Array.isArray(line.columns);
}

function isManifest(line: unknown): line is Manifest {
  return (
    isRecord(line) && Array.isArray(line.manifest) && Array.isArray(line.counters) && typeof line.sha256 === 'string'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function notOurs(): RuleViolation {
  return new RuleViolation('invalid', 'The file is no backup of this program.');
}

function damaged(what: string): RuleViolation {
  return new RuleViolation('invalid', `The backup is damaged: ${what}. Nothing was changed.`);
}
