import { createNotFoundError, createStaleVersionError } from '../../../domain/errors/repository-errors.js';
import type { UndoLog } from './undo-log.js';

interface TableData<Row> {
  readonly rows: Map<number, Row>;
  lastId: number;
}

/** Records by their id. Several views share one map; a view with an undo log records how to undo its writes. */
export class Table<Row extends { readonly id: number }> {
  private constructor(
    private readonly data: TableData<Row>,
    private readonly undoLog: UndoLog | undefined,
  ) {}

  static createEmpty<Row extends { readonly id: number }>(): Table<Row> {
    return new Table<Row>({ rows: new Map(), lastId: 0 }, undefined);
  }

  /** The same records, written under a journal. */
  withUndoLog(undoLog: UndoLog): Table<Row> {
    return new Table(this.data, undoLog);
  }

  /** In the order in which they were added. */
  all(): Row[] {
    return [...this.data.rows.values()];
  }

  find(id: number): Row | undefined {
    return this.data.rows.get(id);
  }

  findFirst(matches: (row: Row) => boolean): Row | undefined {
    for (const row of this.data.rows.values()) if (matches(row)) return row;
    return undefined;
  }

  /** @throws DomainError `missing` @param recordName its display name, for instance `rate` */
  get(id: number, recordName: string): Row {
    const row = this.data.rows.get(id);
    if (!row) throw createNotFoundError(recordName, id);
    return row;
  }

  /** Adds a record under the next id. */
  add(make: (id: number) => Row): Row {
    this.data.lastId += 1;
    return this.put(make(this.data.lastId));
  }

  /** Puts a record in the place of the one with its id, or adds it. */
  put(row: Row): Row {
    const before = this.data.rows.get(row.id);
    this.data.rows.set(row.id, row);
    this.undoLog?.addUndo(() => {
      if (before) this.data.rows.set(row.id, before);
      else this.data.rows.delete(row.id);
    });
    return row;
  }

  remove(id: number): void {
    const before = this.data.rows.get(id);
    if (!before) return;
    this.data.rows.delete(id);
    this.undoLog?.addUndo(() => this.data.rows.set(id, before));
  }

  /** After the commit of the current unit of work; at once outside of one. */
  afterCommit(callback: () => void): void {
    if (this.undoLog) this.undoLog.addCommitCallback(callback);
    else callback();
  }
}

/**
 * The record that an edit starts from.
 * @param version the version that was edited; undefined overwrites any version
 * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
 */
export function getRowToReplace<Row extends { readonly id: number; readonly version: number }>(
  rows: Table<Row>,
  recordName: string,
  id: number,
  version: number | undefined,
): Row {
  const row = rows.get(id, recordName);
  if (version !== undefined && version !== row.version) throw createStaleVersionError(recordName);
  return row;
}

/** Compares texts by their characters' codes, as the database's indexes do. */
export function compareByCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One page of a list. @param page counted from 1 */
export function slicePage<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}
