import type { EntityManager } from 'typeorm';
import { CONFLICT_MESSAGES, createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type { MawbConsignee, NewMawbConsignee } from '../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { MawbConsigneeRepository } from '../../../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { addRow, lockRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type MawbConsigneeRow, MawbConsigneeTable } from './mawb-consignee.table.js';

/** The consignment addresses in PostgreSQL. */
export class PostgresMawbConsigneeRepository extends MawbConsigneeRepository {
  private readonly mawbConsignees: VersionedTable<MawbConsigneeRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.mawbConsignees = {
      manager,
      table: MawbConsigneeTable,
      thing: 'consignment',
      duplicateMessage: CONFLICT_MESSAGES.airport,
      unservedMessage: CONFLICT_MESSAGES.airport,
    };
  }

  async all(): Promise<readonly MawbConsignee[]> {
    const rows = await this.manager.find(MawbConsigneeTable, {
      relations: { airport: { country: true } },
      order: { airport: { country: { name: 'ASC' }, code: 'ASC' }, id: 'ASC' },
    });
    return rows.map(toMawbConsignee);
  }

  async findByAirport(airportId: number): Promise<MawbConsignee | undefined> {
    const where = { locationId: airportId };
    const row = await this.manager.findOne(MawbConsigneeTable, { where, order: { id: 'DESC' } });
    return row ? toMawbConsignee(row) : undefined;
  }

  async find(id: number): Promise<MawbConsignee | undefined> {
    const row = await this.manager.findOneBy(MawbConsigneeTable, { id });
    return row ? toMawbConsignee(row) : undefined;
  }

  async findForUpdate(id: number): Promise<MawbConsignee | undefined> {
    await lockRow(this.mawbConsignees, id);
    // Read afterwards: whoever held the lock before may have changed it.
    return this.find(id);
  }

  async add(draft: NewMawbConsignee): Promise<MawbConsignee> {
    return this.get(await addRow(this.mawbConsignees, { ...toColumns(draft), version: 1 }));
  }

  async replace(id: number, draft: NewMawbConsignee, version?: number): Promise<MawbConsignee> {
    await replaceRow(this.mawbConsignees, id, toColumns(draft), version);
    return this.get(id);
  }

  remove(id: number, version?: number): Promise<void> {
    return removeRow(this.mawbConsignees, id, version);
  }

  private async get(id: number): Promise<MawbConsignee> {
    const mawbConsignee = await this.find(id);
    if (!mawbConsignee) throw createNotFoundError('consignment', id);
    return mawbConsignee;
  }
}

function toColumns(draft: NewMawbConsignee): NewMawbConsignee {
  const { countryId, locationId, stationLegalName, taxId, address1, address2 } = draft;
  const { customsCode, cityCountry, telephone, email } = draft;
  return {
    ...{ countryId, locationId, stationLegalName, taxId, address1, address2 },
    ...{ customsCode, cityCountry, telephone, email },
  };
}

function toMawbConsignee(row: MawbConsigneeRow): MawbConsignee {
  return { id: row.id, version: row.version, ...toColumns(row) };
}
