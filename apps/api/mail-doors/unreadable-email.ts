import type { Door, IncomingEmail } from '../../../domain/incoming-email/incoming-email.js';

/**
 * What is kept of a raw email that cannot be taken apart, where the provider has accepted it long ago: a person finds it
 * among the received mail, with the message as a file.
 * @param reason why it could not be read, one sentence
 */
export function unreadableEmail(door: Door, raw: Buffer, to: string, reason: string): IncomingEmail {
  return {
    door,
    fromHeader: '',
    fromAddress: undefined,
    fromName: undefined,
    to,
    subject: `(unreadable email) ${reason}`,
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
