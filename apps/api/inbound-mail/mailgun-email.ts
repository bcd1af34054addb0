import type { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { mailboxOf } from '../../../domain/inbound-mail/mailbox.js';
import type { MailForm } from './provider-form.js';
import { headersOfPairs, isUnique, referencesOf } from './mail-headers.js';
import { authenticationResults } from './provider-auth-results.js';

type HeaderPairs = ReadonlyArray<readonly [string, string]>;

/** The email that a form hands in, as Mailgun's routes post it. */
export function emailOfMailgun({ fields, files }: MailForm, bodyText: BodyText): IncomingEmail {
  const pairs = pairsOf(fields['message-headers']);
  const headers = headersOfPairs(pairs);
  const fromHeader = fields.from ?? headers.from ?? fields.sender ?? '';
  const mailbox = mailboxOf(fromHeader);
  const html = fields['body-html'] || undefined;
  return {
    door: 'mailgun',
    fromHeader,
    fromAddress: mailbox?.address,
    fromName: mailbox?.name,
    to: fields.recipient ?? fields.To ?? headers.to ?? '',
    subject: fields.subject ?? headers.subject ?? '',
    text: bodyText.of(fields['body-plain'] ?? '', html),
    html,
    messageId: (fields['Message-Id'] ?? headers['message-id'])?.trim() || undefined,
    inReplyTo: (fields['In-Reply-To'] ?? headers['in-reply-to'])?.trim() || undefined,
    references: referencesOf(fields.References ?? headers.references),
    headers: replyToIn(headers, fields['Reply-To']),
    attachments: files.map(({ filename, contentType, sizeBytes, content }) => ({
      filename,
      contentType,
      sizeBytes,
      contentBase64: content?.toString('base64'),
    })),
    authenticationResults: mailgunVerdicts(pairs, fields.sender ?? ''),
  };
}

/**
 * What Mailgun's check says: its headers, where each stands once, and for DKIM the domains that signed, where they are one.
 * @param mailFrom the envelope's sender
 */
export function mailgunVerdicts(pairs: HeaderPairs, mailFrom: string): string | undefined {
  const headers = headersOfPairs(pairs);
  const spf = isUnique(pairs, 'x-mailgun-spf') ? headers['x-mailgun-spf'] : undefined;
  const dkim = isUnique(pairs, 'x-mailgun-dkim-check-result') ? headers['x-mailgun-dkim-check-result'] : undefined;
  const signers = pairs
    .filter(([name]) => name.trim().toLowerCase() === 'dkim-signature')
    .map(([, value]) => /(?:^|;)\s*d\s*=\s*([^;\s]+)/i.exec(value)?.[1]?.toLowerCase() ?? '');
  const [signer = ''] = signers;
  return authenticationResults('mailgun', {
    spf: spf === undefined ? undefined : { result: spf, mailFrom },
    dkim: dkim === undefined || new Set(signers).size !== 1 ? [] : [{ result: dkim, domain: signer }],
  });
}

/** `message-headers`: a JSON list of names and values; nothing where it is none. */
export function pairsOf(json: string | undefined): HeaderPairs {
  let list: unknown;
  try {
    list = JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap((pair: unknown): Array<readonly [string, string]> => {
    const [name, value]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof name === 'string' && typeof value === 'string' ? [[name, value]] : [];
  });
}

function replyToIn(headers: Record<string, string>, replyTo: string | undefined): Record<string, string> {
  return replyTo === undefined ? headers : { 'reply-to': replyTo, ...headers };
}
