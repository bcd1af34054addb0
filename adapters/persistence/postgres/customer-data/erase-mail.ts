import { type EntityManager, In } from 'typeorm';
import { type Customer, isNamedIn } from '../../../../domain/customers/customer.js';
import { composeEmailSearchWords } from '../../../../domain/inbound-mail/email-search.js';
import { eraseEmail } from '../../../../domain/inbound-mail/erased-email.js';
import {
  eraseFromNotification,
  leadsTo,
  listConsoleLinks,
} from '../../../../domain/notifications/erased-notification-email.js';
import { eraseReply } from '../../../../domain/outbound-mail/erased-reply.js';
import { toContentColumns, toStoredEmail } from '../inbound-emails/inbound-email.mapper.js';
import { InboundEmailContentTable, InboundEmailTable } from '../inbound-emails/inbound-email.table.js';
import { NotificationEmailTable } from '../notification-emails/notification-email.table.js';
import { toOutboundEmail } from '../outbound-emails/outbound-email.mapper.js';
import { OutboundEmailTable } from '../outbound-emails/outbound-email.table.js';
import { query } from '../query.js';
import { type CustomerRecordIds, findNotificationEmailIds } from './customer-records.query.js';

type Ids = readonly (number | string)[];

/** Emails that no quotation rests on; the others stay without their words, since quotations name them. */
const DELETE_EMAILS = `
  DELETE FROM inbound_email WHERE id = ANY($1::integer[])
    AND id NOT IN (SELECT email_id FROM quotation) AND id NOT IN (SELECT email_id FROM quotation_revision)`;

/** Files may be long: as many emails are read at a time. */
const BATCH_SIZE = 20;

/** Takes sender, words and files out of emails, or the emails away. */
export async function eraseEmails(manager: EntityManager, ids: Ids): Promise<void> {
  await query(manager, DELETE_EMAILS, [ids]);
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const where = { id: In(ids.slice(from, from + BATCH_SIZE)) };
    for (const row of await manager.find(InboundEmailTable, { where, relations: { content: true } })) {
      const erased = eraseEmail(toStoredEmail(row));
      const { emailId, ...content } = toContentColumns(row.id, erased);
      await manager.update(InboundEmailContentTable, { emailId }, content);
      // Another delivery of the same email is a new one.
      const { fromHeader, subject, state } = erased;
      const searchWords = composeEmailSearchWords(erased);
      const change = { fromHeader, fromAddress: null, subject, searchWords, state, reasons: [], holdReasons: null };
      const gone = { ...change, lastError: null, identityKey: `erased ${row.id}` };
      await manager.update(InboundEmailTable, { id: row.id }, gone);
    }
  }
}

/** Takes recipient, words and documents out of replies. */
export async function eraseReplies(manager: EntityManager, ids: Ids): Promise<void> {
  await query(manager, 'DELETE FROM outbound_email_pdf WHERE outbound_email_id = ANY($1::integer[])', [ids]);
  for (const row of await manager.findBy(OutboundEmailTable, { id: In([...ids]) })) {
    const { messageId, to, subject, text, html, state } = eraseReply(toOutboundEmail(row));
    const change = { messageId, to, subject, text, html, inReplyTo: null, references: [], state, lastError: null };
    await manager.update(OutboundEmailTable, { id: row.id }, change);
  }
}

/**
 * Removes notifications that were not sent yet, and takes what they say of the customer out of mails to the staff.
 * A mail may be made of those notifications meanwhile: their removal waits for that, and the mails are looked up after it.
 * @returns the ids of the mails
 */
export async function eraseNotifications(
  manager: EntityManager,
  { emails, quotations, notifications }: CustomerRecordIds,
  customer: Customer,
): Promise<Ids> {
  await query(manager, 'DELETE FROM notification WHERE id = ANY($1::bigint[])', [notifications]);
  const links = listConsoleLinks(emails, quotations);
  const ids = await findNotificationEmailIds(manager, customer, [...links]);
  const concerns = (words: string) => isNamedIn(customer, words) || leadsTo(links, words);
  for (const row of await manager.findBy(NotificationEmailTable, { id: In([...ids]) })) {
    const change = { ...eraseFromNotification(row, concerns), lastError: null };
    await manager.update(NotificationEmailTable, { id: row.id }, change);
  }
  return ids;
}
