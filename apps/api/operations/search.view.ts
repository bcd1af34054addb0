import type { SearchHits } from '../../../application/operations/search-all.js';
import type { InboundEmailStatus } from '../../../domain/inbound-mail/inbound-email.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import type { QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import type { ConsoleScreen } from './console-screens.js';

/** A record that was found. */
export class SearchHitView {
  readonly id!: number;
  /** Where in the console it is to be seen. */
  readonly link!: string;
}

/** A quotation that was found. */
export class QuotationHitView extends SearchHitView {
  readonly quotationNumber!: string;
  readonly clientEmail!: string;
  readonly destinationAirport!: string;
  readonly status!: QuotationStatus;
  /** US dollars. */
  readonly quoteAmount!: number;
  /** ISO moment. */
  readonly createdAt!: string;
}

/** A recognized domain that was found. */
export class RecognizedDomainHitView extends SearchHitView {
  readonly domain!: string;
  readonly companyName!: string;
  readonly isApproved!: boolean;
}

/** A rate that was found. */
export class RateHitView extends SearchHitView {
  readonly airportCode!: string;
  readonly serviceCode!: string;
  readonly serviceName!: string;
}

/** A received email that was found. */
export class InboundEmailHitView extends SearchHitView {
  readonly from!: string;
  readonly subject!: string;
  readonly state!: InboundEmailStatus;
  /** ISO moment. */
  readonly receivedAt!: string;
}

/** A screen whose name was found. */
export class ScreenHitView {
  readonly name!: string;
  readonly link!: string;
}

/** What was found, a few of each kind. */
export class SearchHitsView {
  readonly quotations!: QuotationHitView[];
  readonly domains!: RecognizedDomainHitView[];
  readonly rates!: RateHitView[];
  readonly emails!: InboundEmailHitView[];
  readonly screens!: ScreenHitView[];
}

/** What was found, for the wire. */
export function toSearchHitsView(
  { quotations, senders: domains, rates, emails }: SearchHits,
  screens: readonly ConsoleScreen[],
): SearchHitsView {
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
    screens: screens.map(({ path, name }) => ({ name, link: path })),
  };
}
