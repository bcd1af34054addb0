import type { InboundChannel, InboundEmail } from './inbound-email.js';

const UNPARSABLE_PREFIX = '(unreadable email) ';

/**
 * What is kept of a raw email that cannot be taken apart, where the provider has accepted it long ago: a person finds it
 * among the received mail, with the message as a file.
 * @param reason why it could not be read, one sentence
 */
export function createUnparsableEmail(channel: InboundChannel, raw: Buffer, to: string, reason: string): InboundEmail {
  return {
    door: channel,
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

/** Why nobody could take an email apart; undefined where it was read. Only a door writes such a subject without a From. */
export function getUnparsableReason(email: Pick<InboundEmail, 'fromHeader' | 'subject'>): string | undefined {
  return email.fromHeader === '' && email.subject.startsWith(UNPARSABLE_PREFIX)
    ? email.subject.slice(UNPARSABLE_PREFIX.length)
    : undefined;
}
