import type { EntityManager } from 'typeorm';
import {
  type EmailHit,
  GlobalSearch,
  type QuotationHit,
  type RateHit,
  type RecognizedDomainHit,
} from '../../../../application/operations/global-search.port.js';
import { EMAIL_SEARCH_TEXT } from '../inbound-emails/email-list.query.js';
import { query } from '../query.js';
import { QUOTATION_SEARCH_TEXT } from '../quotations/quotation-conditions.js';
import { buildSearchCondition, foldExpression } from '../search-condition.js';

const QUOTATION = `
  SELECT id, client_email AS "clientEmail", airport AS "airportCode", status,
         round(quote_amount, 2)::text AS "quoteAmount", created_at AS "createdAt"
  FROM quotation`;

/** Records of one kind: what is read of them, which words are searched, and in which order they come. */
interface SearchSource {
  readonly select: string;
  readonly expression: string;
  readonly order: string;
}

const QUOTATIONS: SearchSource = {
  select: QUOTATION,
  expression: QUOTATION_SEARCH_TEXT,
  order: 'created_at DESC, id DESC',
};

const EMAILS: SearchSource = {
  select: `SELECT id, from_header AS "from", subject, state, received_at AS "receivedAt" FROM inbound_email`,
  expression: EMAIL_SEARCH_TEXT,
  order: 'received_at DESC, id DESC',
};

const DOMAINS: SearchSource = {
  select: `SELECT id, coalesce(mailbox, mail_domain) AS "mailDomain", company_name AS "companyName", is_approved AS "isApproved"
           FROM recognized_domain`,
  expression: foldExpression("coalesce(mailbox, mail_domain) || ' ' || company_name"),
  order: "mail_domain, coalesce(mailbox, '')",
};

const RATES: SearchSource = {
  select: `SELECT rate.id, airport.code AS "airportCode", service_code AS "serviceCode", service_name AS "serviceName"
           FROM rate JOIN airport ON airport.id = rate.location_id`,
  expression: foldExpression("airport.code || ' ' || service_code || ' ' || service_name"),
  order: 'airport.code, service_code',
};

/** Finds records in PostgreSQL. */
export class PostgresGlobalSearch extends GlobalSearch {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  searchQuotations(text: string, atMost: number): Promise<readonly QuotationHit[]> {
    return this.find<QuotationHit>(QUOTATIONS, text, atMost);
  }

  async findQuotation(id: number): Promise<QuotationHit | undefined> {
    return (await query<QuotationHit>(this.manager, `${QUOTATION} WHERE id = $1`, [id])).rows[0];
  }

  searchEmails(text: string, atMost: number): Promise<readonly EmailHit[]> {
    return this.find<EmailHit>(EMAILS, text, atMost);
  }

  searchRecognizedDomains(text: string, atMost: number): Promise<readonly RecognizedDomainHit[]> {
    return this.find<RecognizedDomainHit>(DOMAINS, text, atMost);
  }

  searchRates(text: string, atMost: number): Promise<readonly RateHit[]> {
    return this.find<RateHit>(RATES, text, atMost);
  }

  private async find<Found>(source: SearchSource, text: string, atMost: number): Promise<readonly Found[]> {
    const { select, expression, order } = source;
    const { condition, patterns } = buildSearchCondition(expression, text, 2);
    const statement = `${select} WHERE ${condition} ORDER BY ${order} LIMIT $1`;
    return (await query<Found>(this.manager, statement, [atMost, ...patterns])).rows;
  }
}
