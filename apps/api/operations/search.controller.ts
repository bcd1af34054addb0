import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { type FoundRecords, MOST_FOUND, SearchDesk } from '../../../application/operations/search-all.js';
import { quotationNumber } from '../../../domain/quoting/quotation.js';
import { screensNamed } from './console-screens.js';

/** `GET /api/search`. */
export class SearchQuery {
  @IsOptional() @IsString() @MaxLength(200) q?: string;
}

/** The search box: a few of each kind, and where each is to be seen. */
@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly searchDesk: SearchDesk) {}

  @Get()
  async search(@Query() { q = '' }: SearchQuery) {
    const found = await this.searchDesk.execute(q);
    return {
      ...foundView(found),
      screens: screensNamed(q, MOST_FOUND).map(({ path, name }) => ({ name, link: path })),
    };
  }
}

function foundView({ quotations, senders, rates, emails }: FoundRecords) {
  return {
    quotations: quotations.map(({ id, clientEmail, airportCode, status, quoteAmount, createdAt }) => ({
      ...{ id, quotationNumber: quotationNumber(id), clientEmail, destinationAirport: airportCode, status },
      quoteAmount: Number(quoteAmount),
      createdAt: createdAt.toISOString(),
      link: `/quotations?open=${id}`,
    })),
    domains: senders.map(({ id, mailDomain, companyName, isApproved }) => ({
      ...{ id, domain: mailDomain, companyName, isApproved },
      link: `/domains-management?q=${encodeURIComponent(mailDomain)}`,
    })),
    rates: rates.map(({ id, airportCode, serviceCode, serviceName }) => ({
      ...{ id, airportCode, serviceCode, serviceName },
      link: `/air-freight-rates?airport=${airportCode}&service=${encodeURIComponent(serviceCode)}`,
    })),
    emails: emails.map(({ id, from, subject, state, receivedAt }) => ({
      ...{ id, from, subject, state, receivedAt: receivedAt.toISOString() },
      link: `/email-monitoring?email=${id}`,
    })),
  };
}
