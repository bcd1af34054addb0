import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { parseMailbox } from '../../../domain/inbound-mail/mailbox.js';
import { isUniqueHeader, parseReferences, toHeaders } from './mail-headers.js';
import { formatAuthenticationResults } from './provider-authentication-results.js';
import type { ProviderForm } from './provider-form.js';

type HeaderPairs = ReadonlyArray<readonly [string, string]>;

/** The email that a form hands in, as Mailgun's routes post it. */
export async function parseMailgunEmail(
  { fields, files }: ProviderForm,
  htmlToText: HtmlToText,
): Promise<InboundEmail> {
  const pairs = parseHeaderPairs(fields['message-headers']);
  const headers = toHeaders(pairs);
  const fromHeader = fields.from ?? headers.from ?? fields.sender ?? '';
  const mailbox = parseMailbox(fromHeader);
  const html = fields['body-html'] || undefined;
  return {
    channel: 'mailgun',
    fromHeader,
    fromAddress: mailbox?.address,
    fromName: mailbox?.name,
    to: fields.recipient ?? fields.To ?? headers.to ?? '',
    subject: fields.subject ?? headers.subject ?? '',
    text: await htmlToText.convert(fields['body-plain'] ?? '', html),
    html,
    messageId: (fields['Message-Id'] ?? headers['message-id'])?.trim() || undefined,
    inReplyTo: (fields['In-Reply-To'] ?? headers['in-reply-to'])?.trim() || undefined,
    references: parseReferences(fields.References ?? headers.references),
    headers: addReplyTo(headers, fields['Reply-To']),
    attachments: files.map(({ filename, contentType, sizeBytes, content }) => ({
      filename,
      contentType,
      sizeBytes,
      contentBase64: content?.toString('base64'),
    })),
    authenticationResults: buildMailgunAuthenticationResults(pairs, fields.sender ?? ''),
  };
}

/**
 * What Mailgun's check says: its headers, where each stands once, and for DKIM the domains that signed, where they are one.
 * @param mailFrom the envelope's sender
 */
export function buildMailgunAuthenticationResults(pairs: HeaderPairs, mailFrom: string): string | undefined {
  const headers = toHeaders(pairs);
  const spf = isUniqueHeader(pairs, 'x-mailgun-spf') ? headers['x-mailgun-spf'] : undefined;
  const dkim = isUniqueHeader(pairs, 'x-mailgun-dkim-check-result')
    ? headers['x-mailgun-dkim-check-result']
    : undefined;
  const signers = pairs
    .filter(([name]) => name.trim().toLowerCase() === 'dkim-signature')
    .map(([, value]) => /(?:^|;)\s*d\s*=\s*([^;\s]+)/i.exec(value)?.[1]?.toLowerCase() ?? '');
  const [signer = ''] = signers;
  return formatAuthenticationResults('mailgun', {
    spf: spf === undefined ? undefined : { result: spf, mailFrom },
    dkim: dkim === undefined || new Set(signers).size !== 1 ? [] : [{ result: dkim, domain: signer }],
  });
}

/** `message-headers`: a JSON list of names and values; nothing where it is none. */
export function parseHeaderPairs(json: string | undefined): HeaderPairs {
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

function addReplyTo(headers: Record<string, string>, replyTo: string | undefined): Record<string, string> {
  return replyTo === undefined ? headers : { 'reply-to': replyTo, ...headers };
}
