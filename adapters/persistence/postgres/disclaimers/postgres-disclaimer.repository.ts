import type { EntityManager, FindOptionsWhere } from 'typeorm';
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
import { DisclaimerAirportTable, type DisclaimerRow, DisclaimerTable } from './disclaimer.table.js';

/** The disclaimers in PostgreSQL. */
export class PostgresDisclaimerRepository extends DisclaimerRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  all(): Promise<readonly Disclaimer[]> {
    return this.list({});
  }

  async find(id: number): Promise<Disclaimer | undefined> {
    return (await this.list({ id }))[0];
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

  async allForUpdate(): Promise<readonly Disclaimer[]> {
    await query(this.manager, 'SELECT id FROM disclaimer ORDER BY id FOR UPDATE');
    return this.all();
  }

  async replace(id: number, draft: DisclaimerDraft, version?: number): Promise<Disclaimer> {
    const { title, content, priority } = draft;
    return this.manager.transaction(async (manager) => {
      await replaceRow(createVersionedTable(manager), id, { title, content, priority }, version);
      await manager.delete(DisclaimerAirportTable, { disclaimerId: id });
      return assignAirports(manager, id, draft.airportIds);
    });
  }

  reorder(places: readonly DisclaimerPosition[]): Promise<void> {
    return this.manager.transaction(async (manager) => {
      // In one order, so that two who reorder at once do not wait for each other.
      for (const { id, priority, place } of [...places].sort((one, other) => one.id - other.id)) {
        await manager
          .createQueryBuilder()
          .update(DisclaimerTable)
          .set({ priority, place, version: () => 'version + (priority <> :newPriority)::integer' })
          .where('id = :id', { id })
          .setParameter('newPriority', priority)
          .execute();
      }
    });
  }

  remove(id: number, version?: number): Promise<void> {
    return removeRow(createVersionedTable(this.manager), id, version);
  }

  private async list(where: FindOptionsWhere<DisclaimerRow>): Promise<readonly Disclaimer[]> {
    const rows = await this.manager.find(DisclaimerTable, {
      where,
      relations: { airports: true },
      order: { priority: 'DESC', place: 'ASC', id: 'ASC', airports: { airportId: 'ASC' } },
    });
    return rows.map(toDisclaimer);
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
    const rows = [...new Set(airportIds)].map((airportId) => ({ disclaimerId: id, airportId }));
    if (rows.length > 0) await manager.insert(DisclaimerAirportTable, rows);
  } catch (error) {
    if (isConstraintError('foreignKey', error)) throw new DomainError('invalid', CONFLICT_MESSAGES.airport);
    throw error;
  }
  const disclaimer = await new PostgresDisclaimerRepository(manager).find(id);
  if (!disclaimer) throw createNotFoundError('disclaimer', id);
  return disclaimer;
}

function toDisclaimer({ airports, ...row }: DisclaimerRow): Disclaimer {
  return { ...row, airportIds: airports.map(({ airportId }) => airportId) };
}
