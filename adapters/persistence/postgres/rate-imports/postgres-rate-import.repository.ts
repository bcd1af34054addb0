import type { EntityManager } from 'typeorm';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import {
  type RateImportContent,
  RateImportRepository,
  type RememberedColumns,
  SheetMappingRepository,
  type StoredRateImport,
} from '../../../../domain/tariff/rate-import/rate-import.repository.js';
import { query } from '../query.js';
import { sanitizeText } from '../sanitize.js';
import { type RateImportRow, RateImportTable, SheetMappingTable } from './rate-import.table.js';

/** The imports of the tariff in PostgreSQL. */
export class PostgresRateImportRepository extends RateImportRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async findRecent(limit: number): Promise<readonly StoredRateImport[]> {
    const rows = await this.manager.find(RateImportTable, { order: { id: 'DESC' }, take: limit });
    return rows.map(toStoredImport);
  }

  async findForUpdate(id: number): Promise<StoredRateImport | undefined> {
    await query(this.manager, 'SELECT FROM rate_import WHERE id = $1 FOR UPDATE', [id]);
    // Read afterwards: whoever held the lock before may have changed it.
    const row = await this.manager.findOneBy(RateImportTable, { id });
    return row ? toStoredImport(row) : undefined;
  }

  async add(content: RateImportContent): Promise<StoredRateImport> {
    const insert = this.manager.createQueryBuilder().insert().into(RateImportTable).values(content).returning('id');
    const [row]: Array<{ id: number }> = (await insert.updateEntity(false).execute()).raw;
    return this.get(row?.id ?? 0);
  }

  async markUndone(id: number, at: Date, by: string): Promise<StoredRateImport> {
    await this.manager.update(RateImportTable, { id }, { undoneAt: at, undoneBy: by });
    return this.get(id);
  }

  private async get(id: number): Promise<StoredRateImport> {
    const row = await this.manager.findOneBy(RateImportTable, { id });
    if (!row) throw createNotFoundError('import', id);
    return toStoredImport(row);
  }
}

/** What staff have said of the columns of files, in PostgreSQL. */
export class PostgresSheetMappingRepository extends SheetMappingRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async find(headings: string): Promise<RememberedColumns | undefined> {
    const row = await this.manager.findOneBy(SheetMappingTable, { headings: sanitizeText(headings) });
    return row?.mapping;
  }

  async save(headings: string, mapping: RememberedColumns): Promise<void> {
    await this.manager.upsert(SheetMappingTable, { headings, mapping }, ['headings']);
  }
}

function toStoredImport({ undoneAt, undoneBy, ...row }: RateImportRow): StoredRateImport {
  return { ...row, undoneAt: undoneAt ?? undefined, undoneBy: undoneBy ?? undefined };
}
