import type { EntityManager } from 'typeorm';
import type { Consignment, ConsignmentDraft } from '../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { Consignments } from '../../../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { RECORD_SENTENCES, unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type ConsignmentRow, ConsignmentTable } from './mawb-consignee.table.js';

/** The consignment addresses in PostgreSQL. */
export class PostgresConsignments extends Consignments {
  private readonly consignments: VersionedTable<ConsignmentRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.consignments = {
      manager,
      table: ConsignmentTable,
      thing: 'consignment',
      duplicate: RECORD_SENTENCES.airport,
      unserved: RECORD_SENTENCES.airport,
    };
  }

  async all(): Promise<readonly Consignment[]> {
    const rows = await this.manager.find(ConsignmentTable, {
      relations: { airport: { country: true } },
      order: { airport: { country: { name: 'ASC' }, code: 'ASC' }, id: 'ASC' },
    });
    return rows.map(consignmentOf);
  }

  async forAirport(airportId: number): Promise<Consignment | undefined> {
    const where = { locationId: airportId };
    const row = await this.manager.findOne(ConsignmentTable, { where, order: { id: 'DESC' } });
    return row ? consignmentOf(row) : undefined;
  }

  async find(id: number): Promise<Consignment | undefined> {
    const row = await this.manager.findOneBy(ConsignmentTable, { id });
    return row ? consignmentOf(row) : undefined;
  }

  async add(draft: ConsignmentDraft): Promise<Consignment> {
    return this.get(await addRow(this.consignments, { ...columnsOf(draft), version: 1 }));
  }

  async replace(id: number, draft: ConsignmentDraft, version?: number): Promise<Consignment> {
    await replaceRow(this.consignments, id, columnsOf(draft), version);
    return this.get(id);
  }

  remove(id: number): Promise<void> {
    return removeRow(this.consignments, id);
  }

  private async get(id: number): Promise<Consignment> {
    const consignment = await this.find(id);
    if (!consignment) throw unknownRecord('consignment', id);
    return consignment;
  }
}

function columnsOf(draft: ConsignmentDraft): ConsignmentDraft {
  const { countryId, locationId, stationLegalName, taxId, address1, address2 } = draft;
  const { customsCode, cityCountry, telephone, email } = draft;
  return {
    ...{ countryId, locationId, stationLegalName, taxId, address1, address2 },
    ...{ customsCode, cityCountry, telephone, email },
  };
}

function consignmentOf(row: ConsignmentRow): Consignment {
  return { id: row.id, version: row.version, ...columnsOf(row) };
}
