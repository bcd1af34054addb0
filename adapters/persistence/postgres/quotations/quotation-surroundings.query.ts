import type { EntityManager } from 'typeorm';
import { extractMailDomain, listParentDomains, normalizeMailbox } from '../../../../domain/customers/mail-domain.js';
import type { QuotationDraft } from '../../../../domain/quoting/quotation.js';
import { listDestinationAirports, type QuotationSurroundings } from '../../../../domain/quoting/quotation-search.js';
import { prepareStatement, query } from '../query.js';
import { sanitizeText } from '../sanitize.js';

/** $1: email, $2: mailbox, $3: its domain and the parents of that, $4: airports. The closest recognized sender counts. */
const SURROUNDINGS = prepareStatement(`
  SELECT (SELECT subject FROM inbound_email WHERE id = $1) AS subject,
         (SELECT from_name FROM inbound_email_content WHERE email_id = $1) AS "senderName",
         (SELECT company_name FROM recognized_domain
          WHERE mailbox = $2 OR mailbox IS NULL AND mail_domain = ANY($3::text[])
          ORDER BY mailbox IS NULL, length(mail_domain) DESC LIMIT 1) AS "companyName",
         EXISTS (SELECT FROM quotation_revision WHERE email_id = $1) AS "isRevised",
         ARRAY(SELECT city || ' ' || name FROM airport WHERE code = ANY($4::text[]) ORDER BY id) AS places`);

interface SurroundingsRow {
  readonly subject: string | null;
  readonly senderName: string | null;
  readonly companyName: string | null;
  readonly isRevised: boolean;
  readonly places: string[];
}

/**
 * What a quotation is found by beside what it holds itself, as it stands now, and whether its email has made an earlier revision
 * of a quotation.
 */
export async function findSurroundings(
  manager: EntityManager,
  draft: Pick<QuotationDraft, 'emailId' | 'clientEmail' | 'charges' | 'furtherShipments'>,
): Promise<QuotationSurroundings & { readonly isRevised: boolean }> {
  const { emailId, clientEmail } = draft;
  const domains = listParentDomains(extractMailDomain(clientEmail) ?? '').map(sanitizeText);
  const mailbox = sanitizeText(normalizeMailbox(clientEmail) ?? '');
  const parameters = [emailId, mailbox, domains, listDestinationAirports(draft)];
  const { rows } = await query<SurroundingsRow>(manager, SURROUNDINGS, parameters);
  const [row] = rows;
  return {
    subject: row?.subject ?? undefined,
    senderName: row?.senderName ?? undefined,
    companyName: row?.companyName ?? undefined,
    isRevised: row?.isRevised ?? false,
    places: row?.places ?? [],
  };
}
