import type { EmailState } from '../../domain/inbound-mail/inbound-email.js';
import type { QuotationStatus } from '../../domain/quoting/quotation-status.js';

/** A quotation that was found. */
export interface FoundQuotation {
  readonly id: number;
  readonly clientEmail: string;
  readonly airportCode: string;
  readonly status: QuotationStatus;
  /** US dollars, two decimals. */
  readonly quoteAmount: string;
  readonly createdAt: Date;
}

/** A received email that was found. */
export interface FoundEmail {
  readonly id: number;
  readonly from: string;
  readonly subject: string;
  readonly state: EmailState;
  readonly receivedAt: Date;
}

/** A recognized domain that was found. */
export interface FoundSender {
  readonly id: number;
  readonly mailDomain: string;
  readonly companyName: string;
  readonly isApproved: boolean;
}

/** A rate that was found. */
export interface FoundRate {
  readonly id: number;
  readonly airportCode: string;
  readonly serviceCode: string;
  readonly serviceName: string;
}

/** Finds the desk's records by parts of words, in any case; one or two letters or digits only where a word begins. */
export abstract class DeskSearch {
  /** By number, address or airport, the newest first. */
  abstract quotations(text: string, atMost: number): Promise<readonly FoundQuotation[]>;
  /** The one of this id, whose number a person has typed whole. */
  abstract quotation(id: number): Promise<FoundQuotation | undefined>;
  /** By sender or subject, the newest first. */
  abstract emails(text: string, atMost: number): Promise<readonly FoundEmail[]>;
  /** By domain or company, by domain. */
  abstract senders(text: string, atMost: number): Promise<readonly FoundSender[]>;
  /** By airport, service code or service name, by airport and service. */
  abstract rates(text: string, atMost: number): Promise<readonly FoundRate[]>;
}
