import { countExtractedValues } from '../../../../domain/quoting/correction/value-origin.js';
import { DISMISSAL_RENAMES, DISMISSAL_TABLES } from '../migrations/1797000000020-rename-decline-to-dismissal.js';
import { TABLE_RENAMES } from '../migrations/standard-terms/renames.js';
import { toQuotationContent } from '../quotations/quotation-document.mapper.js';
import type { StoredQuotationDocument } from '../quotations/quotation-document.upcaster.js';
import type { BackupManifest, TableHeader } from './backup-format.js';

/** The format whose tables and columns have the names of before; its quotations come without the counts of their values. */
const FORMAT_WITH_EARLIER_NAMES = 1;
const QUOTATION_TABLE = 'quotation';
const VALUE_COUNTS = ['values_read', 'values_corrected'];
/** Before there were roles, everybody who could sign in could do everything. */
const STAFF_TABLE = 'administrator';
const ROLE = 'role';

/** A table of a backup under the names of this version. */
export interface TranslatedTable extends TableHeader {
  /** What the columns are called in the rows, in the same order. */
  readonly rowColumns: readonly string[];
  /** A row with what this version keeps beside what the backup holds. */
  readonly completeRow: (row: string) => string;
}

/** A table as a backup of this format names it, under the names of this version. */
export function translateTable(format: number, { table, columns }: TableHeader): TranslatedTable {
  const isEarlier = format <= FORMAT_WITH_EARLIER_NAMES;
  const rename = isEarlier ? TABLE_RENAMES.find(({ from }) => from === table) : undefined;
  const storedTable = rename?.to ?? table;
  const columnRenames = [
    ...(rename?.columns ?? []),
    ...(DISMISSAL_TABLES.includes(storedTable) ? DISMISSAL_RENAMES : []),
  ];
  const renamed = columns.map((column) => columnRenames.find(([before]) => before === column)?.[1] ?? column);
  const asStored = { table: storedTable, columns: renamed, rowColumns: columns };
  if (isEarlier && table === QUOTATION_TABLE) return addColumns(asStored, VALUE_COUNTS, addValueCounts);
  if (storedTable === STAFF_TABLE && !columns.includes(ROLE)) return addColumns(asStored, [ROLE], addFullRole);
  return { ...asStored, completeRow: (row) => row };
}

function addColumns(
  table: Omit<TranslatedTable, 'completeRow'>,
  added: readonly string[],
  completeRow: TranslatedTable['completeRow'],
): TranslatedTable {
  const { columns, rowColumns } = table;
  return { ...table, columns: [...columns, ...added], rowColumns: [...rowColumns, ...added], completeRow };
}

/** Where the counting of columns stands, under the names of this version. */
export function translateSequences(format: number, { counters }: BackupManifest): BackupManifest['counters'] {
  return counters.map((counter) => {
    const { table } = translateTable(format, { table: counter.table, columns: [] });
    return { ...counter, table };
  });
}

/** The row's own text stays as it is: numbers keep their digits. */
function addValueCounts(row: string): string {
  const { document }: { document: StoredQuotationDocument } = JSON.parse(row);
  const { read, corrected } = countExtractedValues(toQuotationContent(document).request);
  return `${row.slice(0, row.lastIndexOf('}'))},"values_read":${read},"values_corrected":${corrected}}`;
}

function addFullRole(row: string): string {
  return `${row.slice(0, row.lastIndexOf('}'))},"${ROLE}":"administrator"}`;
}
