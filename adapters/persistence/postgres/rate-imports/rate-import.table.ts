import { EntitySchema } from 'typeorm';
import type {
  RateImportContent,
  RememberedColumns,
} from '../../../../domain/tariff/rate-import/rate-import.repository.js';
import { ID, JSON_VALUE, TEXT, TIMESTAMP } from '../column-types.js';

/** A row of `rate_import`. */
export interface RateImportRow {
  readonly id: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly importedAt: Date;
  readonly importedBy: string;
  readonly added: number;
  readonly changed: number;
  readonly ended: number;
  readonly same: number;
  readonly addedRates: RateImportContent['addedRates'];
  readonly changedRates: RateImportContent['changedRates'];
  readonly undoneAt: Date | null;
  readonly undoneBy: string | null;
}

/** The imports of the tariff. */
export const RateImportTable = new EntitySchema<RateImportRow>({
  name: 'rate_import',
  columns: {
    id: ID,
    fileName: { ...TEXT, name: 'file_name' },
    sha256: { type: 'text' },
    importedAt: { ...TIMESTAMP, name: 'imported_at' },
    importedBy: { ...TEXT, name: 'imported_by' },
    added: { type: 'integer' },
    changed: { type: 'integer' },
    ended: { type: 'integer' },
    same: { type: 'integer' },
    addedRates: { ...JSON_VALUE, name: 'added_rates' },
    changedRates: { ...JSON_VALUE, name: 'changed_rates' },
    undoneAt: { ...TIMESTAMP, name: 'undone_at', nullable: true },
    undoneBy: { ...TEXT, name: 'undone_by', nullable: true },
  },
});

/** A row of `sheet_mapping`. */
export interface SheetMappingRow {
  readonly headings: string;
  readonly mapping: RememberedColumns;
}

/** What staff have said of the columns of files: one row for each set of headings. */
export const SheetMappingTable = new EntitySchema<SheetMappingRow>({
  name: 'sheet_mapping',
  columns: {
    headings: { ...TEXT, primary: true },
    mapping: JSON_VALUE,
  },
});
