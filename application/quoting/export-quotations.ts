import type { Clock } from '../../domain/clock.port.js';
import { formatOfficeMinute } from '../../domain/office-day.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { SheetCell, SpreadsheetCodec } from '../tariff/spreadsheet-codec.port.js';
import type { QuotationExportQuery, QuotationExportRow } from './quotation-export.port.js';
import { listQuotationHeadings, toCells } from './quotation-export-columns.js';
import { QUOTATION_EXPORT_TEXTS } from './quoting.messages.js';

/** Rows that an export holds at most. */
export const MAX_EXPORTED_ROWS = 50_000;

/** Exports the quotations that match a filter; the export is logged. */
export class ExportQuotations {
  constructor(
    private readonly exportQuery: QuotationExportQuery,
    private readonly spreadsheets: Pick<SpreadsheetCodec, 'write'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** In portions, the newest first, `MAX_EXPORTED_ROWS` at most; what comes in meanwhile is left out. */
  async execute(filter: QuotationFilter, actor: string): Promise<AsyncIterable<readonly QuotationExportRow[]>> {
    const at = this.clock.now();
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    const filters = given.map(
      ([name, value]) => `${name} ${value instanceof Date ? formatOfficeMinute(value) : value}`,
    );
    await this.unitOfWork.run(({ events }) => events.publish({ type: 'quotations-exported', at, actor, filters }));
    return this.exportQuery.stream({ ...filter, to: filter.to ?? at }, MAX_EXPORTED_ROWS);
  }

  /** The same list as an XLSX file. */
  async exportSpreadsheet(filter: QuotationFilter, actor: string): Promise<Uint8Array> {
    const rows: SheetCell[][] = [];
    for await (const portion of await this.execute(filter, actor)) rows.push(...portion.map(toCells));
    return this.spreadsheets.write('xlsx', listQuotationHeadings(), rows, QUOTATION_EXPORT_TEXTS.sheet);
  }
}
