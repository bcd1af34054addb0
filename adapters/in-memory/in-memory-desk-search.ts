import { DeskSearch } from '../../domain/desk-search/desk-search.port.js';
import type { InMemoryDesk } from './in-memory-desk.js';
import { byCode } from './rows.js';

type Searched = Pick<InMemoryDesk, 'quotations' | 'emails' | 'senders' | 'rates'>;

/** Finds records in memory. */
export class InMemoryDeskSearch extends DeskSearch {
  constructor(private readonly desk: Searched) {
    super();
  }

  async quotations(text: string, atMost: number) {
    const nothing = { country: undefined, domain: undefined, status: undefined, from: undefined, to: undefined };
    const { rows } = await this.desk.quotations.page({ ...nothing, text }, 1, atMost);
    return rows.map(({ id, clientEmail, destinationAirport: airportCode, status, quoteAmount, createdAt }) => ({
      ...{ id, clientEmail, airportCode, status, quoteAmount, createdAt },
    }));
  }

  async emails(text: string, atMost: number) {
    const { rows } = await this.desk.emails.page({ state: undefined, page: 1, pageSize: Number.MAX_SAFE_INTEGER });
    return rows
      .filter(({ from, subject }) => holds(`${from} ${subject}`, text))
      .slice(0, atMost)
      .map(({ id, from, subject, state, receivedAt }) => ({ id, from, subject, state, receivedAt }));
  }

  async senders(text: string, atMost: number) {
    return (await this.desk.senders.all())
      .filter(({ mailDomain, companyName }) => holds(`${mailDomain} ${companyName}`, text))
      .slice(0, atMost)
      .map(({ id, mailDomain, companyName, isApproved }) => ({ id, mailDomain, companyName, isApproved }));
  }

  async rates(text: string, atMost: number) {
    return [...(await this.desk.rates.all())]
      .filter((rate) => holds(`${rate.airportCode} ${rate.serviceCode} ${rate.serviceName}`, text))
      .sort((a, b) => byCode(a.airportCode, b.airportCode) || byCode(a.serviceCode, b.serviceCode))
      .slice(0, atMost)
      .map(({ id, airportCode, serviceCode, serviceName }) => ({ id, airportCode, serviceCode, serviceName }));
  }
}

function holds(words: string, text: string): boolean {
  return words.toLowerCase().includes(text.toLowerCase());
}
