import { GlobalSearch, type QuotationHit } from '../../../application/operations/global-search.port.js';
import { getRecognizedName } from '../../../domain/customers/recognized-domain.js';
import type { QuotationSummary } from '../../../domain/quoting/quotation.repository.js';
import { matchesSearch } from '../../../domain/search-text.js';
import type { InMemoryRepositories } from './in-memory-repositories.js';
import { compareByCode } from './table.js';

const NO_FILTER = {
  ...{ country: undefined, domain: undefined, status: undefined },
  ...{ from: undefined, to: undefined, text: undefined },
};

type SearchedRepositories = Pick<InMemoryRepositories, 'quotations' | 'emails' | 'recognizedDomains' | 'rates'>;

/** Finds records in memory. */
export class InMemoryGlobalSearch extends GlobalSearch {
  constructor(private readonly repositories: SearchedRepositories) {
    super();
  }

  async searchQuotations(text: string, atMost: number) {
    const { rows } = await this.repositories.quotations.findPage({ ...NO_FILTER, text }, 1, atMost);
    return rows.map(toQuotationHit);
  }

  async findQuotation(id: number) {
    const { rows } = await this.repositories.quotations.findPage(NO_FILTER, 1, Number.MAX_SAFE_INTEGER);
    const row = rows.find((one) => one.id === id);
    return row && toQuotationHit(row);
  }

  async searchEmails(text: string, atMost: number) {
    const { rows } = await this.repositories.emails.findPage({ state: undefined, text, page: 1, pageSize: atMost });
    return rows.map(({ id, from, subject, state, receivedAt }) => ({ id, from, subject, state, receivedAt }));
  }

  async searchRecognizedDomains(text: string, atMost: number) {
    return (await this.repositories.recognizedDomains.all())
      .map((entry) => ({ ...entry, mailDomain: getRecognizedName(entry) }))
      .filter(({ mailDomain, companyName }) => matchesSearch(`${mailDomain} ${companyName}`, text))
      .slice(0, atMost)
      .map(({ id, mailDomain, companyName, isApproved }) => ({ id, mailDomain, companyName, isApproved }));
  }

  async searchRates(text: string, atMost: number) {
    return [...(await this.repositories.rates.all())]
      .filter((rate) => matchesSearch(`${rate.airportCode} ${rate.serviceCode} ${rate.serviceName}`, text))
      .sort((a, b) => compareByCode(a.airportCode, b.airportCode) || compareByCode(a.serviceCode, b.serviceCode))
      .slice(0, atMost)
      .map(({ id, airportCode, serviceCode, serviceName }) => ({ id, airportCode, serviceCode, serviceName }));
  }
}

function toQuotationHit({ destinationAirport: airportCode, ...row }: QuotationSummary): QuotationHit {
  const { id, clientEmail, status, quoteAmount, createdAt } = row;
  return { id, clientEmail, airportCode, status, quoteAmount, createdAt };
}
