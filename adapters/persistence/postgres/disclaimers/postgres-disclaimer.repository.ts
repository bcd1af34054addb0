import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../../domain/errors/domain-error.js';
import { CONFLICT_MESSAGES, createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type {
  Disclaimer,
  DisclaimerDraft,
  DisclaimerPosition,
} from '../../../../domain/tariff/airport-terms/disclaimer.js';
import { DisclaimerRepository } from '../../../../domain/tariff/airport-terms/disclaimer.repository.js';
import { isConstraintError, query } from '../query.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type DisclaimerRow, DisclaimerTable } from './disclaimer.table.js';

const SELECT = `
  SELECT d.id, d.version, d.title, d.content, d.priority, d.position AS place,
         coalesce(array_agg(a.airport_id ORDER BY a.airport_id) FILTER (WHERE a.airport_id IS NOT NULL), '{}') AS "airportIds"
  FROM disclaimer d LEFT JOIN disclaimer_airport a ON a.disclaimer_id = d.id`;

/** The disclaimers in PostgreSQL. */
export class PostgresDisclaimerRepository extends DisclaimerRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async all(): Promise<readonly Disclaimer[]> {
    const list = `${SELECT} GROUP BY d.id ORDER BY d.priority DESC, d.position, d.id`;
    return (await query<Disclaimer>(this.manager, list)).rows;
  }

  async find(id: number): Promise<Disclaimer | undefined> {
    const { rows } = await query<Disclaimer>(this.manager, `${SELECT} WHERE d.id = $1 GROUP BY d.id`, [id]);
    return rows[0];
  }

  async add(draft: DisclaimerDraft, place?: number): Promise<Disclaimer> {
    const { title, content, priority } = draft;
    return this.manager.transaction(async (manager) => {
      const id = await addRow(createVersionedTable(manager), {
        ...{ title, content, priority, version: 1 },
        place: place ?? (() => '(SELECT coalesce(max(position), 0) + 1 FROM disclaimer)'),
      });
      return assignAirports(manager, id, draft.airportIds);
    });
  }

  async replace(id: number, draft: DisclaimerDraft, version?: number): Promise<Disclaimer> {
    const { title, content, priority } = draft;
    return this.manager.transaction(async (manager) => {
      await replaceRow(createVersionedTable(manager), id, { title, content, priority }, version);
      await query(manager, 'DELETE FROM disclaimer_airport WHERE disclaimer_id = $1', [id]);
      return assignAirports(manager, id, draft.airportIds);
    });
  }

  async reorder(places: readonly DisclaimerPosition[]): Promise<void> {
    await query(
      this.manager,
      `UPDATE disclaimer AS d
       SET priority = p.priority, position = p.position, version = d.version + (d.priority <> p.priority)::integer
       FROM unnest($1::integer[], $2::integer[], $3::integer[]) AS p (id, priority, position) WHERE d.id = p.id`,
      [places.map(({ id }) => id), places.map(({ priority }) => priority), places.map(({ place }) => place)],
    );
  }

  remove(id: number): Promise<void> {
    return removeRow(createVersionedTable(this.manager), id);
  }
}

function createVersionedTable(manager: EntityManager): VersionedTable<DisclaimerRow> {
  return {
    manager,
    table: DisclaimerTable,
    thing: 'disclaimer',
    duplicateMessage: CONFLICT_MESSAGES.airport,
    unservedMessage: CONFLICT_MESSAGES.airport,
  };
}

async function assignAirports(manager: EntityManager, id: number, airportIds: readonly number[]): Promise<Disclaimer> {
  try {
    await query(
      manager,
      'INSERT INTO disclaimer_airport (disclaimer_id, airport_id) SELECT DISTINCT $1::integer, unnest($2::integer[])',
      [id, airportIds],
    );
  } catch (error) {
    if (isConstraintError('foreignKey', error)) throw new DomainError('invalid', CONFLICT_MESSAGES.airport);
    throw error;
  }
  const disclaimer = await new PostgresDisclaimerRepository(manager).find(id);
  if (!disclaimer) throw createNotFoundError('disclaimer', id);
  return disclaimer;
}
