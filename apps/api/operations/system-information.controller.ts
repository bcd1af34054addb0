import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OperationsReport } from '../../../application/operations/operations-report.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { DAY_MS } from '../../../domain/durations.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { Configuration } from '../config/configuration.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { LlmStatus } from './llm-status.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';
import { SystemInformationView, toKpisView } from './system-information.view.js';

/** What the home page tells of the server. */
@ApiTags('system-information')
@Controller('api/system-information')
export class SystemInformationController {
  constructor(
    private readonly configuration: Configuration,
    private readonly rates: RateRepository,
    private readonly reference: AirportDirectory,
    private readonly operationsReport: OperationsReport,
    private readonly clock: Clock,
    private readonly llmStatus: LlmStatus,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async getSystemInformation(): Promise<SystemInformationView> {
    const since = new Date(this.clock.now().getTime() - MEASURED_DAYS * DAY_MS);
    const [rates, countries, kpis, llm] = await Promise.all([
      this.rates.all(),
      this.reference.countries(),
      this.operationsReport.getKpisSince(since),
      this.llmStatus.toView(since),
    ]);
    return {
      mailbox: this.configuration.mailbox,
      processingMode: OPERATIONS_MESSAGES.webhookBased,
      incoterms: 'CPT, DAP',
      coverage:
        countries.length > 0 ? COVERAGE_ORDER.filter((code) => countries.some((c) => c.code === code)).join(', ') : '',
      sampleTariff: rates.some((rate) => rate.isSample),
      model: llm,
      last30Days: toKpisView(kpis),
    };
  }
}

const MEASURED_DAYS = 30;

/** The order in which section 1 of the specification names the countries. */
const COVERAGE_ORDER = ['CR', 'PA', 'NI', 'HN', 'SV', 'GT'];
