import type { InboundEmailStatus } from '../../domain/inbound-mail/inbound-email.js';
import type { QuotationStatus } from '../../domain/quoting/quotation-status.js';

/** A quotation that was found. */
export interface QuotationHit {
  readonly id: number;
  readonly clientEmail: string;
  readonly airportCode: string;
  readonly status: QuotationStatus;
  /** US dollars, two decimals. */
  readonly quoteAmount: string;
  readonly createdAt: Date;
}

/** A received email that was found. */
export interface EmailHit {
  readonly id: number;
  readonly from: string;
  readonly subject: string;
  readonly state: InboundEmailStatus;
  readonly receivedAt: Date;
}

/** A recognized domain that was found. */
export interface RecognizedDomainHit {
  readonly id: number;
  /** The domain, or the one mailbox of it that is recognized. */
  readonly mailDomain: string;
  readonly companyName: string;
  readonly isApproved: boolean;
}

/** A rate that was found. */
export interface RateHit {
  readonly id: number;
  readonly airportCode: string;
  readonly serviceCode: string;
  readonly serviceName: string;
}

/**
 * Finds records by parts of words, ignoring case and accents; each word has to be found, in any order, and one of one or two
 * letters or digits at the beginning of a word.
 */
export abstract class GlobalSearch {
  /** By number, customer, subject of the email, goods, places or air waybill, the newest first. */
  abstract searchQuotations(text: string, atMost: number): Promise<readonly QuotationHit[]>;
  /** The one with this id, if the full number was entered. */
  abstract findQuotation(id: number): Promise<QuotationHit | undefined>;
  /** By sender, subject, beginning of the body or number of the quotation, the newest first. */
  abstract searchEmails(text: string, atMost: number): Promise<readonly EmailHit[]>;
  /** By domain or company, by domain. */
  abstract searchRecognizedDomains(text: string, atMost: number): Promise<readonly RecognizedDomainHit[]>;
  /** By airport, service code or service name, by airport and service. */
  abstract searchRates(text: string, atMost: number): Promise<readonly RateHit[]>;
}
