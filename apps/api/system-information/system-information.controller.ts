import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReferenceData } from '../../../domain/geography/reference-data.port.js';
import { RateBook } from '../../../domain/tariff/rate-book.port.js';
import { DeskMailbox } from './desk-mailbox.js';

/** What the home page tells of the desk. */
@ApiTags('system-information')
@Controller('api/system-information')
export class SystemInformationController {
  constructor(
    private readonly mailbox: DeskMailbox,
    private readonly rates: RateBook,
    private readonly reference: ReferenceData,
  ) {}

  @Get()
  async information() {
    const [rates, countries] = await Promise.all([this.rates.all(), this.reference.countries()]);
    return {
      mailbox: this.mailbox.address,
      processingMode: 'Webhook-based',
      incoterms: 'CPT, DAP',
      coverage:
        countries.length > 0 ? COVERAGE_ORDER.filter((code) => countries.some((c) => c.code === code)).join(', ') : '',
      sampleTariff: rates.some((rate) => rate.isSample),
    };
  }
}

/** The order in which section 1 of the specification names the countries. */
const COVERAGE_ORDER = ['CR', 'PA', 'NI', 'HN', 'SV', 'GT'];
