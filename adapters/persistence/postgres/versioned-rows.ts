import type { EntityManager, EntitySchema, QueryDeepPartialEntity } from 'typeorm';
import { changedMeanwhile, duplicateRecord, unknownRecord } from '../../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { isBroken } from './query.js';

/** A table of records that staff edit, and what people call them. */
export interface VersionedTable<Row extends { readonly id: number; readonly version: number }> {
  readonly manager: EntityManager;
  readonly table: EntitySchema<Row>;
  /** For instance `rate`. */
  readonly thing: string;
  /** What is said of a second record with the same key. */
  readonly duplicate: string;
  /** What is said where the record names an airport or a country that is none of the desk's. */
  readonly unserved: string;
}

/** Adds a row as version 1. @throws RuleViolation `conflict` for a duplicate, `invalid` for a place that is not served. */
export async function addRow<Row extends { readonly id: number; readonly version: number }>(
  { manager, table, duplicate, unserved }: VersionedTable<Row>,
  values: QueryDeepPartialEntity<Row>,
): Promise<number> {
  // A conflict is skipped instead of raised, so that the transaction that it happens in stays usable.
  const insert = manager.createQueryBuilder().insert().into(table).values(values).orIgnore().returning('id');
  const result = await refusingForeignPlaces(unserved, () => insert.updateEntity(false).execute());
  const [row]: Array<{ id: number }> = result.raw;
  if (!row) throw duplicateRecord(duplicate);
  return row.id;
}

/**
 * Replaces a row's content.
 * @param version the version that was edited; undefined overwrites whatever stands there
 * @throws RuleViolation `missing`, `conflict` or `invalid`
 */
export async function replaceRow<Row extends { readonly id: number; readonly version: number }>(
  versioned: VersionedTable<Row>,
  id: number,
  values: QueryDeepPartialEntity<Row>,
  version: number | undefined,
): Promise<void> {
  const { manager, table, thing, duplicate, unserved } = versioned;
  const update = manager
    .createQueryBuilder()
    .update(table)
    .set({ ...values, version: () => 'version + 1' })
    .where('id = :id', { id });
  if (version !== undefined) update.andWhere('version = :version', { version });
  try {
    const { affected } = await refusingForeignPlaces(unserved, () => update.execute());
    if (affected) return;
  } catch (fault) {
    if (isBroken('unique', fault)) throw duplicateRecord(duplicate);
    throw fault;
  }
  const isThere = await manager.createQueryBuilder(table, 'row').where('row.id = :id', { id }).getExists();
  throw isThere ? changedMeanwhile(thing) : unknownRecord(thing, id);
}

/** Removes a row. @throws RuleViolation `missing` */
export async function removeRow<Row extends { readonly id: number; readonly version: number }>(
  { manager, table, thing }: Pick<VersionedTable<Row>, 'manager' | 'table' | 'thing'>,
  id: number,
): Promise<void> {
  const { affected } = await manager.createQueryBuilder().delete().from(table).where('id = :id', { id }).execute();
  if (!affected) throw unknownRecord(thing, id);
}

async function refusingForeignPlaces<T>(sentence: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (fault) {
    if (isBroken('foreignKey', fault)) throw new RuleViolation('invalid', sentence);
    throw fault;
  }
}
