import { changedMeanwhile, unknownRecord } from '../../../domain/errors/repository-errors.js';
import type { Journal } from './undo-log.js';

interface Shelf<Row> {
  readonly rows: Map<number, Row>;
  lastId: number;
}

/** Records by their id. Several views share one shelf; a view with a journal notes how to undo what it does. */
export class Rows<Row extends { readonly id: number }> {
  private constructor(
    private readonly shelf: Shelf<Row>,
    private readonly journal: Journal | undefined,
  ) {}

  static empty<Row extends { readonly id: number }>(): Rows<Row> {
    return new Rows<Row>({ rows: new Map(), lastId: 0 }, undefined);
  }

  /** The same records, written under a journal. */
  within(journal: Journal): Rows<Row> {
    return new Rows(this.shelf, journal);
  }

  /** In the order in which they were added. */
  all(): Row[] {
    return [...this.shelf.rows.values()];
  }

  find(id: number): Row | undefined {
    return this.shelf.rows.get(id);
  }

  first(matches: (row: Row) => boolean): Row | undefined {
    for (const row of this.shelf.rows.values()) if (matches(row)) return row;
    return undefined;
  }

  /** @throws RuleViolation `missing` @param thing as people call it, for instance `rate` */
  get(id: number, thing: string): Row {
    const row = this.shelf.rows.get(id);
    if (!row) throw unknownRecord(thing, id);
    return row;
  }

  /** Adds a record under the next id. */
  add(make: (id: number) => Row): Row {
    this.shelf.lastId += 1;
    return this.put(make(this.shelf.lastId));
  }

  /** Puts a record in the place of the one with its id, or adds it. */
  put(row: Row): Row {
    const before = this.shelf.rows.get(row.id);
    this.shelf.rows.set(row.id, row);
    this.journal?.noteUndo(() => {
      if (before) this.shelf.rows.set(row.id, before);
      else this.shelf.rows.delete(row.id);
    });
    return row;
  }

  remove(id: number): void {
    const before = this.shelf.rows.get(id);
    if (!before) return;
    this.shelf.rows.delete(id);
    this.journal?.noteUndo(() => this.shelf.rows.set(id, before));
  }

  /** Once what was written is kept for good; at once outside a unit of work. */
  afterwards(tell: () => void): void {
    if (this.journal) this.journal.noteTelling(tell);
    else tell();
  }
}

/**
 * The record that an edit starts from.
 * @param version the version that was edited; undefined overwrites whatever stands there
 * @throws RuleViolation `missing` for an unknown id, `conflict` for a stale version
 */
export function rowToReplace<Row extends { readonly id: number; readonly version: number }>(
  rows: Rows<Row>,
  thing: string,
  id: number,
  version: number | undefined,
): Row {
  const row = rows.get(id, thing);
  if (version !== undefined && version !== row.version) throw changedMeanwhile(thing);
  return row;
}

/** Compares texts by their characters' codes, as the database's indexes do. */
export function byCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One page of a list. @param page counted from 1 */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}
