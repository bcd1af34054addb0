import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_HITS_PER_GROUP, SearchAll, type SearchHits } from '../../../application/operations/search-all.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { findScreens } from './console-screens.js';

/** `GET /api/search`. */
export class SearchQueryDto {
  @IsOptional() @IsString() @MaxLength(200) q?: string;
}

/** The search box: a few of each kind, and where each is to be seen. */
@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly searchAll: SearchAll) {}

  @Get()
  async search(@Query() { q = '' }: SearchQueryDto) {
    const hits = await this.searchAll.execute(q);
    return {
      ...toSearchHitsView(hits),
      screens: findScreens(q, MAX_HITS_PER_GROUP).map(({ path, name }) => ({ name, link: path })),
    };
  }
}

function toSearchHitsView({ quotations, senders: domains, rates, emails }: SearchHits) {
  return {
    quotations: quotations.map(({ id, clientEmail, airportCode, status, quoteAmount, createdAt }) => ({
      ...{ id, quotationNumber: formatQuotationNumber(id), clientEmail, destinationAirport: airportCode, status },
      quoteAmount: Number(quoteAmount),
      createdAt: createdAt.toISOString(),
      link: `/quotations?open=${id}`,
    })),
    domains: domains.map(({ id, mailDomain, companyName, isApproved }) => ({
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
