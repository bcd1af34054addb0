import type { EntityManager } from 'typeorm';
import { type Customer, getCustomerName, isNamedIn } from '../../../../domain/customers/customer.js';
import type { CustomerRecordKind } from '../../../../domain/customers/customer-data.repository.js';
import { listConsoleLinks } from '../../../../domain/notifications/erased-notification-email.js';
import { query } from '../query.js';

/** The ids of a customer's records; big ones as text. */
export type CustomerRecordIds = Readonly<Record<CustomerRecordKind, readonly (number | string)[]>>;

/** A row whose text may name the customer. */
interface NamingRow {
  readonly id: number | string;
  readonly text: string;
}

/** A condition on a column of addresses. The customer's name is $1. */
function buildAddressCondition(customer: Customer, column: string): string {
  if (customer.mailbox !== undefined) return `lower(${column}) = $1`;
  return `right(lower(${column}), length($1) + 1) IN ('@' || $1, '.' || $1)`;
}

/** Finds everything of a customer. */
export async function findCustomerRecordIds(manager: EntityManager, customer: Customer): Promise<CustomerRecordIds> {
  const name = getCustomerName(customer);
  const findIds = async (statement: string, ...parameters: unknown[]) =>
    (await query<{ id: number | string }>(manager, statement, parameters)).rows.map(({ id }) => id);
  const findNaming = (table: string, text: string, condition?: string) =>
    findNamingRows(manager, customer, table, text, condition);

  const written = [
    ...(await findIds(`SELECT id FROM inbound_email WHERE ${buildAddressCondition(customer, 'from_address')}`, name)),
    ...(await findNaming('inbound_email', 'from_header', 'from_address IS NULL')),
  ];
  const quotations = await findIds(
    `SELECT id FROM quotation
     WHERE ${buildAddressCondition(customer, 'client_email')} OR email_id = ANY($2::integer[])
       OR id IN (SELECT quotation_id FROM quotation_revision WHERE email_id = ANY($2::integer[]))
     ORDER BY id`,
    name,
    written,
  );
  const emails = await findIds(
    `SELECT id FROM inbound_email
     WHERE id = ANY($1::integer[]) OR quotation_id = ANY($2::integer[])
       OR id IN (SELECT email_id FROM quotation WHERE id = ANY($2::integer[]))
       OR id IN (SELECT email_id FROM quotation_revision WHERE quotation_id = ANY($2::integer[]))
     ORDER BY id`,
    written,
    quotations,
  );
  const replies = await findIds(
    `SELECT id FROM outbound_email
     WHERE quotation_id = ANY($2::integer[]) OR ${buildAddressCondition(customer, 'to_address')} ORDER BY id`,
    name,
    quotations,
  );
  const links = [...listConsoleLinks(emails, quotations)];
  const logged = "action || ' ' || details || ' ' || actor || coalesce(before::text, '') || coalesce(after::text, '')";
  return {
    recognitions: await findRecognitions(manager, customer),
    consignees: await findIds(`SELECT id FROM mawb_consignee WHERE ${buildAddressCondition(customer, 'email')}`, name),
    emails,
    quotations,
    corrections: await findIds(
      'SELECT id FROM quotation_correction WHERE quotation_id = ANY($1::integer[])',
      quotations,
    ),
    replies,
    jobs: await findIds(
      `SELECT id FROM job WHERE kind = 'answer-email' AND payload_id = ANY($1::integer[])
         OR kind IN ('send-reply', 'file-reply-copy') AND payload_id = ANY($2::integer[])`,
      emails,
      replies,
    ),
    activity: unite(
      await findIds(
        `SELECT id FROM activity WHERE email_id = ANY($1::integer[]) OR quotation_id = ANY($2::integer[])
           OR entity_type = 'quotation' AND entity_id = ANY($2::integer[])`,
        emails,
        quotations,
      ),
      await findNaming('activity', logged),
    ),
    notifications: unite(
      await findIds('SELECT id FROM notification WHERE link = ANY($1::text[])', links),
      await findNaming('notification', "title || ' ' || details"),
    ),
    notificationEmails: await findNotificationEmailIds(manager, customer, links),
  };
}

/**
 * Finds the mails to the staff that tell of a customer.
 * @param links where the console shows the customer's emails and quotations
 */
export async function findNotificationEmailIds(
  manager: EntityManager,
  customer: Customer,
  links: readonly string[],
): Promise<readonly (number | string)[]> {
  const naming = await findNamingRows(manager, customer, 'notification_email', "subject || ' ' || body_text");
  return unite<number | string>(await findLinkingMails(manager, links), naming);
}

/** Rows in whose text the name stands by itself: SQL finds the characters, the domain knows where a name ends. */
async function findNamingRows(
  manager: EntityManager,
  customer: Customer,
  table: string,
  text: string,
  condition = 'true',
): Promise<readonly (number | string)[]> {
  const statement = `SELECT id, ${text} AS text FROM ${table} WHERE ${condition} AND position($1 IN lower(${text})) > 0`;
  const { rows } = await query<NamingRow>(manager, statement, [getCustomerName(customer)]);
  return rows.filter((row) => isNamedIn(customer, row.text)).map(({ id }) => id);
}

async function findRecognitions(manager: EntityManager, { mailDomain, mailbox }: Customer): Promise<readonly number[]> {
  const condition =
    mailbox === undefined ? "mail_domain = $1 OR right(mail_domain, length($1) + 1) = '.' || $1" : 'mailbox = $1';
  const statement = `SELECT id FROM recognized_domain WHERE ${condition} ORDER BY id`;
  return (await query<{ id: number }>(manager, statement, [mailbox ?? mailDomain])).rows.map(({ id }) => id);
}

/** Mails to the staff with a line that ends in one of the links. */
async function findLinkingMails(manager: EntityManager, links: readonly string[]): Promise<readonly number[]> {
  const statement = `
    SELECT id FROM notification_email, LATERAL regexp_split_to_table(body_text, '\\n') AS line
    WHERE substring(line FROM '/(?:email-monitoring\\?email|quotations\\?open)=[0-9]+$') = ANY($1::text[])
    GROUP BY id`;
  return (await query<{ id: number }>(manager, statement, [links])).rows.map(({ id }) => id);
}

function unite<Id extends number | string>(first: readonly Id[], second: readonly Id[]): readonly Id[] {
  return [...new Set([...first, ...second])];
}
