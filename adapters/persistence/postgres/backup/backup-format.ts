import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type {
  BackedUpTable,
  BackupContents,
  ReadableFile,
} from '../../../../application/operations/backup/backup-archive.port.js';
import { DomainError } from '../../../../domain/errors/domain-error.js';
import { isRecord } from '../../../../domain/is-record.js';
import { BACKUP_DAMAGE_MESSAGES, BACKUP_MESSAGES } from './backup.messages.js';

/** Counts changes of the form below and of the names in it; a program reads the forms up to its own. */
export const BACKUP_FORMAT_VERSION = 2;

/** The earliest form. */
const FIRST_FORMAT = 1;
/** A row with the largest email is far below this; a longer line is there to fill the memory. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** The first line. */
export interface BackupHeader {
  readonly istmo: 'backup';
  readonly format: number;
  readonly madeAt: string;
  /** The migrations of the database, the oldest first. */
  readonly schema: readonly string[];
}

/** Before a table's rows. */
export interface TableHeader {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The sequence value of a column. */
export interface SequenceState {
  readonly table: string;
  readonly column: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** The last line. */
export interface BackupManifest {
  readonly manifest: readonly BackedUpTable[];
  readonly counters: readonly SequenceState[];
  /** SHA-256 of everything before this line: whoever edits a file can make it anew. */
  readonly sha256: string;
  /** The same with the secret of backups, which an editor does not know; absent where there was none. */
  readonly hmacSha256?: string | undefined;
}

/** A line that is no row is marked, so that no row can be taken for it. */
export const CONTROL_PREFIX = '#';

/** Receives the content of a backup while it is read. */
export interface BackupReader {
  readonly onTable?: (table: TableHeader) => Promise<void>;
  /** @param row one row as JSON */
  readonly onRow?: (row: string) => Promise<void>;
  readonly onHeader?: (header: BackupHeader) => Promise<void>;
  readonly onEnd?: (manifest: BackupManifest) => Promise<void>;
}

/** SHA-256 of lines as they come. @param secret makes it a keyed one */
export function createLineHash(secret?: string) {
  const hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret);
  return {
    add: (line: string) => {
      hash.update(line).update('\n');
    },
    hex: () => hash.digest('hex'),
  };
}

/**
 * Reads a backup line by line and compares every count and checksum with what was written.
 * @param secret with it a file is refused whose keyed checksum is missing or was made with another one
 * @throws DomainError `invalid` if the file is truncated, changed or no backup; by then rows may have been passed on
 */
export async function readBackup(file: ReadableFile, reader: BackupReader, secret?: string): Promise<BackupContents> {
  const all = createLineHash();
  const keyed = secret === undefined ? undefined : createLineHash(secret);
  const tables: BackedUpTable[] = [];
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  let current: { name: string; rows: number; hash: ReturnType<typeof createLineHash> } | undefined;
  const endTable = () => {
    if (current) tables.push({ name: current.name, rows: current.rows, sha256: current.hash.hex() });
    current = undefined;
  };
  for await (const line of readLines(file)) {
    if (manifest) throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.goesOnAfterEnd);
    if (!line.startsWith(CONTROL_PREFIX)) {
      if (!current) throw createForeignFileError();
      current.rows += 1;
      current.hash.add(line);
      all.add(line);
      keyed?.add(line);
      await reader.onRow?.(line);
      continue;
    }
    const marked = parseLine(line.slice(CONTROL_PREFIX.length));
    if (!header) {
      if (!isBackupHeader(marked)) throw createForeignFileError();
      header = marked;
      await reader.onHeader?.(marked);
    } else if (isTableHeader(marked)) {
      endTable();
      current = { name: marked.table, rows: 0, hash: createLineHash() };
      await reader.onTable?.(marked);
    } else if (isManifest(marked)) {
      endTable();
      if (marked.sha256 !== all.hex()) throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.wrongChecksum);
      assertSameTables(tables, marked.manifest);
      if (keyed !== undefined) assertGenuine(marked.hmacSha256, keyed.hex());
      manifest = marked;
      await reader.onEnd?.(marked);
    } else throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.unknownLine);
    if (!manifest) {
      all.add(line);
      keyed?.add(line);
    }
  }
  if (!header) throw createForeignFileError();
  if (!manifest) throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.endMissing);
  return { madeAt: new Date(header.madeAt), schemaVersion: header.schema.at(-1) ?? '', tables };
}

function assertGenuine(given: string | undefined, expected: string): void {
  if (given === undefined) throw new DomainError('refused', BACKUP_MESSAGES.unsigned);
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) {
    throw new DomainError('refused', BACKUP_MESSAGES.notGenuine);
  }
}

function assertSameTables(read: readonly BackedUpTable[], written: readonly BackedUpTable[]): void {
  for (const table of written) {
    const found = read.find((one) => one.name === table.name);
    if (found?.rows !== table.rows || found.sha256 !== table.sha256)
      throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.changedTable(table.name));
  }
  if (read.length !== written.length) throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.addedTable);
}

async function* readLines(file: ReadableFile): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const unpacked = pipeline(Readable.from(file()), gunzip);
  unpacked.catch(() => undefined);
  let rest: Buffer[] = [];
  let restBytes = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
        rest = [];
        restBytes = 0;
        from = end + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
      restBytes += chunk.length - from;
      if (restBytes > MAX_LINE_BYTES) throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.lineTooLong);
    }
  } catch (error) {
    throw isZlibError(error) ? createDamagedFileError(BACKUP_DAMAGE_MESSAGES.notUnpackable) : error;
  } finally {
    gunzip.destroy();
  }
  if (rest.length > 0) throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.endMissing);
}

function isZlibError(error: unknown): boolean {
  return isRecord(error) && /^(?:Z|ERR)_/.test(String(error.code));
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.unreadableLine);
  }
}

function isBackupHeader(line: unknown): line is BackupHeader {
  if (!isRecord(line) || line.istmo !== 'backup') return false;
  if (!Number.isInteger(line.format) || Number(line.format) < FIRST_FORMAT) return false;
  const isDated = typeof line.madeAt === 'string' && !Number.isNaN(Date.parse(line.madeAt));
  return isDated && Array.isArray(line.schema) && line.schema.every((name) => typeof name === 'string');
}

function isTableHeader(line: unknown): line is TableHeader {
  if (!isRecord(line) || typeof line.table !== 'string' || !Array.isArray(line.columns)) return false;
  const { columns } = line;
  return columns.every((column) => typeof column === 'string') && columns.length > 0 && isWithoutRepetition(columns);
}

function isManifest(line: unknown): line is BackupManifest {
  return (
    isRecord(line) &&
    Array.isArray(line.manifest) &&
    line.manifest.every(isRecord) &&
    Array.isArray(line.counters) &&
    line.counters.every(isSequenceState) &&
    typeof line.sha256 === 'string' &&
    ['string', 'undefined'].includes(typeof line.hmacSha256)
  );
}

function isSequenceState(value: unknown): value is SequenceState {
  if (!isRecord(value) || typeof value.table !== 'string' || typeof value.column !== 'string') return false;
  return (
    typeof value.lastValue === 'string' && /^\d{1,19}$/.test(value.lastValue) && typeof value.isCalled === 'boolean'
  );
}

function isWithoutRepetition(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function createForeignFileError(): DomainError {
  return new DomainError('invalid', BACKUP_MESSAGES.noBackup);
}

/** The error of a file that is not as it was written. @param what one of the damages */
export function createDamagedFileError(what: string): DomainError {
  return new DomainError('invalid', BACKUP_MESSAGES.damaged(what));
}
