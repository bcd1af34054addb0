/** Characters of one text, and of an email's body, that are searched. */
const [TEXT, BODY] = [300, 2000];

const cut = (expression: string, length = TEXT) => `left(${expression}, ${length})`;

/** What each shipment of a quotation is found by. */
const SHIPMENT_WORDS = [
  ...["request #>> '{sender,name}'", "request #>> '{sender,company}'", "request #>> '{goods,description}'"],
  ...["request ->> 'origin'", "shipment ->> 'originAirport'", "shipment #>> '{charges,airport}'"],
  ...["request #>> '{destination,city}'", "request #>> '{destination,address}'"],
].map((expression) => cut(expression));

/**
 * Search words for quotations that have none: of the quotation's document, its email, its recognized sender and its airport.
 * A migration runs it once, and a restore runs it for what an old backup brought.
 */
const BACKFILL_QUOTATIONS = `
  UPDATE quotation SET search_words = fold_search_text(concat_ws(' ',
    ${cut('client_email')}, found.sender_name, found.company, found.subject, found.shipments, found.places))
  FROM (
    SELECT one.id, ${cut('email.subject')} AS subject, ${cut('content.from_name')} AS sender_name,
      (SELECT ${cut('company_name')} FROM recognized_domain
       WHERE mailbox = lower(one.client_email) OR mailbox IS NULL AND
         (mail_domain = one.client_domain OR right(one.client_domain, length(mail_domain) + 1) = '.' || mail_domain)
       ORDER BY mailbox IS NULL, length(mail_domain) DESC LIMIT 1) AS company,
      shipments.words AS shipments, shipments.places
    FROM quotation one
    LEFT JOIN inbound_email email ON email.id = one.email_id
    LEFT JOIN inbound_email_content content ON content.email_id = one.email_id
    CROSS JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', ${SHIPMENT_WORDS.join(', ')}), ' ') AS words,
             string_agg(DISTINCT airport.city || ' ' || airport.name, ' ') AS places
      FROM (SELECT one.document AS shipment UNION ALL
            SELECT jsonb_array_elements(coalesce(one.document -> 'furtherShipments', '[]'))) AS parts
      CROSS JOIN LATERAL (SELECT parts.shipment -> 'request' AS request) AS requests
      LEFT JOIN airport ON airport.code = parts.shipment #>> '{charges,airport}'
    ) AS shipments
    WHERE one.search_words = ''
  ) AS found
  WHERE found.id = quotation.id`;

/** The same for emails: of the sender, the subject and the beginning of the body. */
const BACKFILL_EMAILS = `
  UPDATE inbound_email SET search_words = ${cut(
    `fold_search_text(concat_ws(' ', ${cut('from_header')}, ${cut('content.from_name')}, ${cut('from_address')},
      ${cut('subject')}, ${cut('content.body_text', BODY)}))`,
    4 * TEXT + BODY,
  )}
  FROM inbound_email_content content
  WHERE content.email_id = inbound_email.id AND inbound_email.search_words = ''`;

export const BACKFILL_SEARCH_WORDS: readonly string[] = [BACKFILL_QUOTATIONS, BACKFILL_EMAILS];
