import type { EntityManager } from 'typeorm';
import {
  DeskSearch,
  type FoundEmail,
  type FoundQuotation,
  type FoundRate,
  type FoundSender,
} from '../../../domain/desk-search/desk-search.port.js';
import { containing } from '../like-pattern.js';
import { run } from '../sql.js';

const QUOTATION = `
  SELECT id, client_email AS "clientEmail", airport AS "airportCode", status,
         round(quote_amount, 2)::text AS "quoteAmount", created_at AS "createdAt"
  FROM quotation`;

const QUOTATIONS = `${QUOTATION} WHERE search_text ILIKE $1 ORDER BY created_at DESC, id DESC LIMIT $2`;

// An index holds the same words, so they must not be said otherwise.
const EMAILS = `
  SELECT id, from_header AS "from", subject, state, received_at AS "receivedAt"
  FROM incoming_email WHERE (from_header || ' ' || subject) ILIKE $1
  ORDER BY received_at DESC, id DESC LIMIT $2`;

const SENDERS = `
  SELECT id, mail_domain AS "mailDomain", company_name AS "companyName", is_approved AS "isApproved"
  FROM recognized_sender WHERE (mail_domain || ' ' || company_name) ILIKE $1
  ORDER BY mail_domain LIMIT $2`;

const RATES = `
  SELECT rate.id, airport.code AS "airportCode", service_code AS "serviceCode", service_name AS "serviceName"
  FROM rate JOIN airport ON airport.id = rate.location_id
  WHERE (airport.code || ' ' || service_code || ' ' || service_name) ILIKE $1
  ORDER BY airport.code, service_code LIMIT $2`;

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

  private async find<Found>(select: string, text: string, atMost: number): Promise<readonly Found[]> {
    return (await run<Found>(this.manager, select, [containing(text), atMost])).rows;
  }
}
