import type { EntityManager } from 'typeorm';
import {
  DeskSearch,
  type FoundEmail,
  type FoundQuotation,
  type FoundRate,
  type FoundSender,
} from '../../../../application/operations/global-search.port.js';
import { run } from '../query.js';
import { wantedIn } from '../search-condition.js';

const QUOTATION = `
  SELECT id, client_email AS "clientEmail", airport AS "airportCode", status,
         round(quote_amount, 2)::text AS "quoteAmount", created_at AS "createdAt"
  FROM quotation`;

/** Records of one kind: what is read of them, which words are searched, and in which order they come. */
interface Searched {
  readonly select: string;
  readonly words: string;
  readonly isLower?: boolean;
  readonly order: string;
}

const QUOTATIONS: Searched = {
  select: QUOTATION,
  words: 'search_text',
  isLower: true,
  order: 'created_at DESC, id DESC',
};

const EMAILS: Searched = {
  select: `SELECT id, from_header AS "from", subject, state, received_at AS "receivedAt" FROM incoming_email`,
  words: "(from_header || ' ' || subject)",
  order: 'received_at DESC, id DESC',
};

const SENDERS: Searched = {
  select: `SELECT id, mail_domain AS "mailDomain", company_name AS "companyName", is_approved AS "isApproved"
           FROM recognized_sender`,
  words: "(mail_domain || ' ' || company_name)",
  order: 'mail_domain',
};

const RATES: Searched = {
  select: `SELECT rate.id, airport.code AS "airportCode", service_code AS "serviceCode", service_name AS "serviceName"
           FROM rate JOIN airport ON airport.id = rate.location_id`,
  words: "(airport.code || ' ' || service_code || ' ' || service_name)",
  order: 'airport.code, service_code',
};

/** Finds records in PostgreSQL. */
export class PostgresDeskSearch extends DeskSearch {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  quotations(text: string, atMost: number): Promise<readonly FoundQuotation[]> {
    return this.find<FoundQuotation>(QUOTATIONS, text, atMost);
  }

  async quotation(id: number): Promise<FoundQuotation | undefined> {
    return (await run<FoundQuotation>(this.manager, `${QUOTATION} WHERE id = $1`, [id])).rows[0];
  }

  emails(text: string, atMost: number): Promise<readonly FoundEmail[]> {
    return this.find<FoundEmail>(EMAILS, text, atMost);
  }

  senders(text: string, atMost: number): Promise<readonly FoundSender[]> {
    return this.find<FoundSender>(SENDERS, text, atMost);
  }

  rates(text: string, atMost: number): Promise<readonly FoundRate[]> {
    return this.find<FoundRate>(RATES, text, atMost);
  }

  private async find<Found>(searched: Searched, text: string, atMost: number): Promise<readonly Found[]> {
    const { select, words, isLower, order } = searched;
    const { condition, pattern } = wantedIn(words, text, '$1', isLower);
    const statement = `${select} WHERE ${condition} ORDER BY ${order} LIMIT $2`;
    return (await run<Found>(this.manager, statement, [pattern, atMost])).rows;
  }
}
