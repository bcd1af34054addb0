import type { Clock } from '../../domain/clock.port.js';
import type { LedgerRow, QuotationLedger } from './quotation-export.port.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { RateSheets, SheetCell } from '../tariff/spreadsheet-codec.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { cellsOf, LEDGER_HEADINGS } from './quotation-export-columns.js';

/** Rows that an export holds at most. */
export const LONGEST_EXPORT = 50_000;

/** Hands out the quotations of a filter as one list, and logs who took it. */
export class ExportQuotations {
  constructor(
    private readonly ledger: QuotationLedger,
    private readonly sheets: Pick<RateSheets, 'write'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** In portions, the newest first, `LONGEST_EXPORT` at most; what comes in meanwhile is left out. */
  async execute(filter: QuotationFilter, actor: string): Promise<AsyncIterable<readonly LedgerRow[]>> {
    const at = this.clock.now();
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    const words = given.map(([name, value]) => `${name} ${value instanceof Date ? value.toISOString() : value}`);
    const entry = changeNote({
      at,
      action: 'Quotations exported',
      details: words.length === 0 ? 'All quotations' : words.join(', '),
      actor,
      before: undefined,
      after: undefined,
    });
    await this.unitOfWork.run((desk) => desk.activity.append({ ...entry, category: 'quotation', status: 'info' }));
    return this.ledger.read({ ...filter, to: filter.to ?? at }, LONGEST_EXPORT);
  }

  /** The same list as an XLSX file. */
  async asSpreadsheet(filter: QuotationFilter, actor: string): Promise<Uint8Array> {
    const rows: SheetCell[][] = [];
    for await (const portion of await this.execute(filter, actor)) rows.push(...portion.map(cellsOf));
    return this.sheets.write('xlsx', LEDGER_HEADINGS, rows, 'Quotations');
  }
}
