import type { EntityManager, EntitySchema, QueryDeepPartialEntity } from 'typeorm';
import { DomainError } from '../../../domain/errors/domain-error.js';
import {
  createConflictError,
  createNotFoundError,
  createStaleVersionError,
} from '../../../domain/errors/repository-errors.js';
import { isConstraintError, query } from './query.js';

/** A table of records that staff edit, and their display name. */
export interface VersionedTable<Row extends { readonly id: number; readonly version: number }> {
  readonly manager: EntityManager;
  readonly table: EntitySchema<Row>;
  /** For instance `rate`. */
  readonly thing: string;
  /** The message for a second record with the same key. */
  readonly duplicateMessage: string;
  /** The message for an airport or a country that is not served. */
  readonly unservedMessage: string;
}

/** Adds a row as version 1. @throws DomainError `conflict` for a duplicate, `invalid` for a place that is not served. */
export async function addRow<Row extends { readonly id: number; readonly version: number }>(
  { manager, table, duplicateMessage, unservedMessage }: VersionedTable<Row>,
  values: QueryDeepPartialEntity<Row>,
): Promise<number> {
  // A conflict is skipped instead of raised, so that the transaction that it happens in stays usable.
  const insert = manager.createQueryBuilder().insert().into(table).values(values).orIgnore().returning('id');
  const result = await translateForeignKeyErrors(unservedMessage, () => insert.updateEntity(false).execute());
  const [row]: Array<{ id: number }> = result.raw;
  if (!row) throw createConflictError(duplicateMessage);
  return row.id;
}

/**
 * Replaces a row's content.
 * @param version the version that was edited; undefined overwrites any version
 * @throws DomainError `missing`, `conflict` or `invalid`
 */
export async function replaceRow<Row extends { readonly id: number; readonly version: number }>(
  versioned: VersionedTable<Row>,
  id: number,
  values: QueryDeepPartialEntity<Row>,
  version: number | undefined,
): Promise<void> {
  const { manager, table, thing, duplicateMessage, unservedMessage } = versioned;
  const update = manager
    .createQueryBuilder()
    .update(table)
    .set({ ...values, version: () => 'version + 1' })
    .where('id = :id', { id });
  if (version !== undefined) update.andWhere('version = :version', { version });
  try {
    const { affected } = await translateForeignKeyErrors(unservedMessage, () => update.execute());
    if (affected) return;
  } catch (error) {
    if (isConstraintError('unique', error)) throw createConflictError(duplicateMessage);
    throw error;
  }
  const isThere = await manager.createQueryBuilder(table, 'row').where('row.id = :id', { id }).getExists();
  throw isThere ? createStaleVersionError(thing) : createNotFoundError(thing, id);
}

/**
 * Removes a row.
 * @param version the version that was seen; undefined removes any version
 * @throws DomainError `missing` or `conflict`
 */
export async function removeRow<Row extends { readonly id: number; readonly version: number }>(
  { manager, table, thing }: Pick<VersionedTable<Row>, 'manager' | 'table' | 'thing'>,
  id: number,
  version: number | undefined,
): Promise<void> {
  const removal = manager.createQueryBuilder().delete().from(table).where('id = :id', { id });
  if (version !== undefined) removal.andWhere('version = :version', { version });
  const { affected } = await removal.execute();
  if (affected) return;
  const isThere = await manager.createQueryBuilder(table, 'row').where('row.id = :id', { id }).getExists();
  throw isThere ? createStaleVersionError(thing) : createNotFoundError(thing, id);
}

/** Locks a row against other changes until the open transaction ends; a row that is not there is none to lock. */
export async function lockRow<Row extends { readonly id: number; readonly version: number }>(
  { manager, table }: Pick<VersionedTable<Row>, 'manager' | 'table'>,
  id: number,
): Promise<void> {
  const { tablePath } = manager.connection.getMetadata(table);
  await query(manager, `SELECT FROM ${manager.connection.driver.escape(tablePath)} WHERE id = $1 FOR UPDATE`, [id]);
}

async function translateForeignKeyErrors<T>(message: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isConstraintError('foreignKey', error)) throw new DomainError('invalid', message);
    throw error;
  }
}
