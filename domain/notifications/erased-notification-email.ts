import { CUSTOMER_MESSAGES } from '../customers/customers.messages.js';
import type { NotificationEmail } from './notification-email.js';

/** What of a mail to the staff may hold a customer's words. */
export type NotificationWords = Pick<NotificationEmail, 'subject' | 'text'>;

/**
 * A mail to the staff without what it says of a customer; what it says of others stays.
 * @param concerns whether a paragraph, or a line of a list, is about the customer
 */
export function eraseFromNotification(
  { text }: NotificationWords,
  concerns: (words: string) => boolean,
): NotificationWords {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    if (!concerns(paragraph)) return paragraph;
    const lines = paragraph.split('\n');
    if (!lines.some((line) => line.startsWith('- '))) return CUSTOMER_MESSAGES.erased;
    return lines.map((line) => (concerns(line) ? `- ${CUSTOMER_MESSAGES.erased}` : line)).join('\n');
  });
  return { subject: CUSTOMER_MESSAGES.erased, text: paragraphs.join('\n\n') };
}

/** The place in the console that a line of a mail to the staff leads to; undefined where it leads nowhere. */
export function extractConsoleLink(line: string): string | undefined {
  return /\/(?:email-monitoring\?email|quotations\?open)=\d+$/.exec(line)?.[0];
}

/** Where the console shows emails and quotations, as mails to the staff name it. */
export function listConsoleLinks(
  emailIds: Iterable<number | string>,
  quotationIds: Iterable<number | string>,
): ReadonlySet<string> {
  return new Set([
    ...[...emailIds].map((id) => `/email-monitoring?email=${id}`),
    ...[...quotationIds].map((id) => `/quotations?open=${id}`),
  ]);
}

/** Whether a line of words leads to one of these places. */
export function leadsTo(links: ReadonlySet<string>, words: string): boolean {
  return words.split('\n').some((line) => links.has(extractConsoleLink(line) ?? ''));
}
