import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../domain/clock.port.js';
import { type DeskFigures, DeskRecords } from '../../../application/operations/operations-report.port.js';
import { DAY_MS } from '../../../domain/durations.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { RateBook } from '../../../domain/tariff/rate.repository.js';
import { DeskMailbox } from './quotation-mailbox.js';
import { ModelInUse } from './llm-status.js';

/** What the home page tells of the desk. */
@ApiTags('system-information')
@Controller('api/system-information')
export class SystemInformationController {
  constructor(
    private readonly mailbox: DeskMailbox,
    private readonly rates: RateBook,
    private readonly reference: ReferenceData,
    private readonly records: DeskRecords,
    private readonly clock: Clock,
    private readonly model: ModelInUse,
  ) {}

  @Get()
  async information() {
    const since = new Date(this.clock.now().getTime() - MEASURED_DAYS * DAY_MS);
    const [rates, countries, figures, model] = await Promise.all([
      this.rates.all(),
      this.reference.countries(),
      this.records.figuresSince(since),
      this.model.view(since),
    ]);
    return {
      mailbox: this.mailbox.address,
      processingMode: 'Webhook-based',
      incoterms: 'CPT, DAP',
      coverage:
        countries.length > 0 ? COVERAGE_ORDER.filter((code) => countries.some((c) => c.code === code)).join(', ') : '',
      sampleTariff: rates.some((rate) => rate.isSample),
      model,
      last30Days: figuresView(figures),
    };
  }
}

const MEASURED_DAYS = 30;

function figuresView({ answeredShare, medianSeconds, countries, strictPercent, lastMailAt }: DeskFigures) {
  return {
    answeredShare: answeredShare ?? null,
    medianSeconds: medianSeconds ?? null,
    countries,
    strictPercent: strictPercent ?? null,
    lastMailAt: lastMailAt?.toISOString() ?? null,
  };
}

/** The order in which section 1 of the specification names the countries. */
const COVERAGE_ORDER = ['CR', 'PA', 'NI', 'HN', 'SV', 'GT'];
