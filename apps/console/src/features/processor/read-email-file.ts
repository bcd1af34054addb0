import { getMessages } from '../../i18n/messages.js';
import { processorMessages } from './processor.messages.js';

/** Emails are short; anything larger was picked by mistake. */
const MAX_BYTES = 10_000_000;

/** A file that holds no email text that could be read. */
export class UnreadableFileError extends Error {}

/**
 * The text of a saved email (.eml) with its headers on top, or of a text file as it is.
 * @throws UnreadableFileError with a sentence for people
 */
export async function readEmailFile(file: File): Promise<string> {
  const messages = getMessages(processorMessages);
  if (file.size > MAX_BYTES) throw new UnreadableFileError(messages.fileTooLarge);
  const isEmail = /\.eml$/i.test(file.name) || file.type === 'message/rfc822';
  const isText = /\.(?:txt|text)$/i.test(file.name) || file.type === 'text/plain';
  if (!isEmail && !isText) throw new UnreadableFileError(messages.unreadableFile);
  const text = isEmail ? await extractEmailText(await file.arrayBuffer()) : await file.text();
  if (text.trim() === '') throw new UnreadableFileError(messages.theFileHoldsNoText);
  return text;
}

async function extractEmailText(raw: ArrayBuffer): Promise<string> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(raw);
  const from = email.from?.address
    ? `${email.from.name ? `${email.from.name} ` : ''}<${email.from.address}>`
    : undefined;
  const to = email.to?.flatMap(({ address }) => (address ? [address] : [])).join(', ');
  const headers = [from && `From: ${from}`, to && `To: ${to}`, email.subject && `Subject: ${email.subject}`];
  const body = email.text?.trim() ? email.text : extractHtmlText(email.html ?? '');
  const head = headers.filter(Boolean).join('\n');
  return head === '' ? body : `${head}\n\n${body}`;
}

/** The words of an HTML body, each block on a line of its own. */
function extractHtmlText(html: string): string {
  const broken = html.replace(/<br\b|<\/(?:p|div|tr|li|h[1-6]|table)>/gi, '\n$&').replace(/<\/t[dh]>/gi, ' $&');
  const parsed = new DOMParser().parseFromString(broken, 'text/html');
  for (const unread of parsed.querySelectorAll('style, script, title')) unread.remove();
  return (parsed.body.textContent ?? '').replace(/\n\s*\n\s*/g, '\n\n').trim();
}
