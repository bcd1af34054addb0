import type { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { mailboxOf } from '../../../domain/inbound-mail/mailbox.js';
import type { MailForm } from './provider-form.js';
import { headersOfPairs, pairsOfBlock, referencesOf } from './mail-headers.js';
import { authenticationResults } from './provider-auth-results.js';

/** The email that a form with parsed fields hands in, as SendGrid's Inbound Parse posts it. */
export function emailOfSendgrid({ fields, files }: MailForm, bodyText: BodyText): IncomingEmail {
  const headers = headersOfPairs(pairsOfBlock(fields.headers ?? ''));
  const fromHeader = fields.from ?? headers.from ?? '';
  const mailbox = mailboxOf(fromHeader);
  const html = fields.html || undefined;
  return {
    door: 'sendgrid',
    fromHeader,
    fromAddress: mailbox?.address,
    fromName: mailbox?.name,
    to: fields.to ?? headers.to ?? '',
    subject: fields.subject ?? headers.subject ?? '',
    text: bodyText.of(fields.text ?? '', html),
    html,
    messageId: headers['message-id'] || undefined,
    inReplyTo: headers['in-reply-to'] || undefined,
    references: referencesOf(headers.references),
    headers,
    attachments: files.map(({ filename, contentType, sizeBytes, content }) => ({
      filename,
      contentType,
      sizeBytes,
      contentBase64: content?.toString('base64'),
    })),
    authenticationResults: sendgridVerdicts(fields),
  };
}

/** What SendGrid says in its `SPF` and `dkim` fields, for instance `pass` and `{@norte.example : pass}`. */
export function sendgridVerdicts(fields: MailForm['fields']): string | undefined {
  const signatures = [...(fields.dkim ?? '').matchAll(/@([^\s:{},]+)\s*:\s*([a-z]+)/gi)];
  return authenticationResults('sendgrid', {
    spf: fields.SPF === undefined ? undefined : { result: fields.SPF, mailFrom: envelopeFrom(fields.envelope) },
    dkim: signatures.map(([, domain = '', result = '']) => ({ domain, result })),
  });
}

function envelopeFrom(envelope: string | undefined): string {
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
