import { DeskSearch, type FoundQuotation } from '../../../application/operations/global-search.port.js';
import { holdsWanted } from '../../../domain/operations/search-text.js';
import type { QuotationSummary } from '../../../domain/quoting/quotation.repository.js';
import type { InMemoryDesk } from './in-memory-repositories.js';
import { byCode } from './table.js';

const NO_FILTER = {
  ...{ country: undefined, domain: undefined, status: undefined },
  ...{ from: undefined, to: undefined, text: undefined },
};

type Searched = Pick<InMemoryDesk, 'quotations' | 'emails' | 'senders' | 'rates'>;

/** Finds records in memory. */
export class InMemoryDeskSearch extends DeskSearch {
  constructor(private readonly desk: Searched) {
    super();
  }

  async quotations(text: string, atMost: number) {
    const { rows } = await this.desk.quotations.page({ ...NO_FILTER, text }, 1, atMost);
    return rows.map(foundQuotation);
  }

  async quotation(id: number) {
    const { rows } = await this.desk.quotations.page(NO_FILTER, 1, Number.MAX_SAFE_INTEGER);
    const row = rows.find((one) => one.id === id);
    return row && foundQuotation(row);
  }

  async emails(text: string, atMost: number) {
    const { rows } = await this.desk.emails.page({ state: undefined, page: 1, pageSize: Number.MAX_SAFE_INTEGER });
    return rows
      .filter(({ from, subject }) => holdsWanted(`${from} ${subject}`, text))
      .slice(0, atMost)
      .map(({ id, from, subject, state, receivedAt }) => ({ id, from, subject, state, receivedAt }));
  }

  async senders(text: string, atMost: number) {
    return (await this.desk.senders.all())
      .filter(({ mailDomain, companyName }) => holdsWanted(`${mailDomain} ${companyName}`, text))
      .slice(0, atMost)
      .map(({ id, mailDomain, companyName, isApproved }) => ({ id, mailDomain, companyName, isApproved }));
  }

  async rates(text: string, atMost: number) {
    return [...(await this.desk.rates.all())]
      .filter((rate) => holdsWanted(`${rate.airportCode} ${rate.serviceCode} ${rate.serviceName}`, text))
      .sort((a, b) => byCode(a.airportCode, b.airportCode) || byCode(a.serviceCode, b.serviceCode))
      .slice(0, atMost)
      .map(({ id, airportCode, serviceCode, serviceName }) => ({ id, airportCode, serviceCode, serviceName }));
  }
}

function foundQuotation({ destinationAirport: airportCode, ...row }: QuotationSummary): FoundQuotation {
  const { id, clientEmail, status, quoteAmount, createdAt } = row;
  return { id, clientEmail, airportCode, status, quoteAmount, createdAt };
}
