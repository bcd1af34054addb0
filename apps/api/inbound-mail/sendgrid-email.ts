import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { parseMailbox } from '../../../domain/inbound-mail/mailbox.js';
import { parseHeaderBlock, parseReferences, toHeaders } from './mail-headers.js';
import { formatAuthenticationResults } from './provider-authentication-results.js';
import type { ProviderForm } from './provider-form.js';

/** A domain that signed, and the verdict: `@norte.example : pass`. The domain begins an item, so that none can bring another. */
const SIGNATURE = /(?<![^\s{,])@([^\s:{},@]+)\s*:\s*([a-z]+)/gi;

/** The email that a form with parsed fields hands in, as SendGrid's Inbound Parse posts it. */
export async function parseSendgridEmail(
  { fields, files }: ProviderForm,
  htmlToText: HtmlToText,
): Promise<InboundEmail> {
  const headers = toHeaders(parseHeaderBlock(fields.headers ?? ''));
  const fromHeader = fields.from ?? headers.from ?? '';
  const mailbox = parseMailbox(fromHeader);
  const html = fields.html || undefined;
  return {
    channel: 'sendgrid',
    fromHeader,
    fromAddress: mailbox?.address,
    fromName: mailbox?.name,
    to: fields.to ?? headers.to ?? '',
    subject: fields.subject ?? headers.subject ?? '',
    text: await htmlToText.convert(fields.text ?? '', html),
    html,
    messageId: headers['message-id'] || undefined,
    inReplyTo: headers['in-reply-to'] || undefined,
    references: parseReferences(headers.references),
    headers,
    attachments: files.map(({ filename, contentType, sizeBytes, content }) => ({
      filename,
      contentType,
      sizeBytes,
      contentBase64: content?.toString('base64'),
    })),
    authenticationResults: buildSendgridAuthenticationResults(fields),
  };
}

/** What SendGrid says in its `SPF` and `dkim` fields, for instance `pass` and `{@norte.example : pass}`. */
export function buildSendgridAuthenticationResults(fields: ProviderForm['fields']): string | undefined {
  const signatures = [...(fields.dkim ?? '').matchAll(SIGNATURE)];
  return formatAuthenticationResults('sendgrid', {
    spf: fields.SPF === undefined ? undefined : { result: fields.SPF, mailFrom: parseEnvelopeFrom(fields.envelope) },
    dkim: signatures.map(([, domain = '', result = '']) => ({ domain, result })),
  });
}

function parseEnvelopeFrom(envelope: string | undefined): string {
  try {
    const parsed: unknown = JSON.parse(envelope ?? '{}');
    if (typeof parsed === 'object' && parsed !== null && 'from' in parsed && typeof parsed.from === 'string') {
      return parsed.from;
    }
  } catch {
    // An envelope that is no JSON names nobody.
  }
  return '';
}
