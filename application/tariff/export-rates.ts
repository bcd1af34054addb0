import type { Clock } from '../../domain/clock.port.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { RATE_COLUMNS } from './rate-columns.js';
import type { SheetFormat, SpreadsheetCodec } from './spreadsheet-codec.port.js';

/** Exports the tariff as a file that can be edited and imported again. */
export class ExportRates {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly reference: AirportDirectory,
    private readonly spreadsheets: SpreadsheetCodec,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param actor the administrator's email */
  async execute(format: SheetFormat, actor: string): Promise<Uint8Array> {
    const [rates, countries] = await Promise.all([this.rates.all(), this.reference.countries()]);
    const codes = new Map(countries.map((country) => [country.id, country.code]));
    const rows = rates.map((rate) =>
      RATE_COLUMNS.map((column) => column.cellOf(rate, codes.get(rate.countryId) ?? '')),
    );
    const headings = RATE_COLUMNS.map((column) => column.heading);
    const bytes = await this.spreadsheets.write(format, headings, rows, 'Rates');
    const at = this.clock.now();
    await this.unitOfWork.run(({ events }) =>
      events.publish({ type: 'rates-exported', at, actor, rates: rates.length, format }),
    );
    return bytes;
  }
}
