import {
  type RateImportContent,
  RateImportRepository,
  type RememberedColumns,
  SheetMappingRepository,
  type StoredRateImport,
} from '../../../domain/tariff/rate-import/rate-import.repository.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** The imports of the tariff in memory; what they changed is kept as JSON, as a database does. */
export class InMemoryRateImportRepository extends RateImportRepository {
  constructor(private readonly rows: Table<StoredRateImport> = Table.createEmpty()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryRateImportRepository {
    return new InMemoryRateImportRepository(this.rows.withUndoLog(undoLog));
  }

  async findRecent(limit: number): Promise<readonly StoredRateImport[]> {
    return this.rows.all().reverse().slice(0, limit);
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findForUpdate(id: number): Promise<StoredRateImport | undefined> {
    return this.rows.find(id);
  }

  async add(content: RateImportContent): Promise<StoredRateImport> {
    const { addedRates, changedRates } = JSON.parse(JSON.stringify(content)) as RateImportContent;
    return this.rows.add((id) => ({
      ...{ ...content, id, addedRates, changedRates },
      undoneAt: undefined,
      undoneBy: undefined,
    }));
  }

  async markUndone(id: number, at: Date, by: string): Promise<StoredRateImport> {
    return this.rows.put({ ...this.rows.get(id, 'import'), undoneAt: at, undoneBy: by });
  }
}

interface MappingRow {
  readonly id: number;
  readonly headings: string;
  readonly mapping: RememberedColumns;
}

/** What staff have said of the columns of files, in memory. */
export class InMemorySheetMappingRepository extends SheetMappingRepository {
  constructor(private readonly rows: Table<MappingRow> = Table.createEmpty()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemorySheetMappingRepository {
    return new InMemorySheetMappingRepository(this.rows.withUndoLog(undoLog));
  }

  async find(headings: string): Promise<RememberedColumns | undefined> {
    return this.rows.findFirst((row) => row.headings === headings)?.mapping;
  }

  async save(headings: string, mapping: RememberedColumns): Promise<void> {
    const known = this.rows.findFirst((row) => row.headings === headings);
    if (known) this.rows.put({ ...known, mapping });
    else this.rows.add((id) => ({ id, headings, mapping }));
  }
}
