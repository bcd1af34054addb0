import type { InboundChannel, InboundEmail } from './inbound-email.js';

const UNPARSABLE_PREFIX = '(unreadable email) ';

/**
 * The email stored for a raw message that cannot be parsed but that the provider has accepted already: staff find it
 * among the received mail, with the message as an attachment.
 * @param reason why it could not be read, one sentence
 */
export function createUnparsableEmail(channel: InboundChannel, raw: Buffer, to: string, reason: string): InboundEmail {
  return {
    channel: channel,
    fromHeader: '',
    fromAddress: undefined,
    fromName: undefined,
    to,
    subject: `${UNPARSABLE_PREFIX}${reason}`,
    text: '',
    html: undefined,
    messageId: undefined,
    inReplyTo: undefined,
    references: [],
    headers: {},
    attachments: [
      {
        filename: 'message.eml',
        contentType: 'message/rfc822',
        sizeBytes: raw.length,
        contentBase64: raw.toString('base64'),
      },
    ],
    authenticationResults: undefined,
  };
}

/**
 * The email stored where the HTML of its body could not be read: staff find it among the received mail, with that HTML as
 * an attachment and its sender, subject and plain text as its words.
 * @param reason why it could not be read, one sentence
 */
export function createUnreadableBodyEmail(email: InboundEmail, reason: string): InboundEmail {
  const html = Buffer.from(email.html ?? '', 'utf8');
  const body = {
    filename: 'body.html',
    contentType: 'text/html',
    sizeBytes: html.length,
    contentBase64: html.toString('base64'),
  };
  return {
    ...createUnparsableEmail(email.channel, Buffer.alloc(0), email.to, reason),
    text: `From: ${email.fromHeader}\nSubject: ${email.subject}\n\n${email.text}`,
    messageId: email.messageId,
    headers: email.headers,
    attachments: [...email.attachments, body],
  };
}

/** Why an email could not be parsed; undefined if it was. Only a receiver writes such a subject without a From. */
export function getUnparsableReason(email: Pick<InboundEmail, 'fromHeader' | 'subject'>): string | undefined {
  return email.fromHeader === '' && email.subject.startsWith(UNPARSABLE_PREFIX)
    ? email.subject.slice(UNPARSABLE_PREFIX.length)
    : undefined;
}
