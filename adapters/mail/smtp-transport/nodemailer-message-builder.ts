import { createHash } from 'node:crypto';
import NodeMail from 'nodemailer/lib/mail-composer';
import { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../../domain/outbound-mail/outbound-email.js';
import { toSendableMail } from '../../../domain/outbound-mail/sendable-mail.js';

/** The equivalent of Auto-Submitted (RFC 3834) for Exchange: suppresses automatic replies to an automated email. */
const SUPPRESS_HEADERS = { 'X-Auto-Response-Suppress': 'All' } as const;

/** Writes mail as plain text, with HTML beside it where there is some, in UTF-8 on seven-bit lines, with their files behind them. */
export class NodemailerMessageBuilder extends MimeMessageBuilder {
  /** @throws Error if the email must not be sent (see `sendable`). */
  async build(outgoing: OutgoingMail): Promise<Uint8Array> {
    const { mail, error: reason } = toSendableMail(outgoing);
    if (mail === undefined) throw new Error(reason);
    const message = new NodeMail({
      // Addresses as objects: a text would be parsed as a list.
      from: { name: '', address: mail.from },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      date: mail.createdAt,
      messageId: mail.messageId,
      inReplyTo: mail.inReplyTo,
      references: [...mail.references],
      headers: { 'Auto-Submitted': mail.autoSubmitted, ...SUPPRESS_HEADERS },
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content: Buffer.from(content),
        contentDisposition: 'attachment',
      })),
      textEncoding: 'quoted-printable',
      newline: '\r\n',
      baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 24),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return new Promise((resolve, reject) => {
      message.compile().build((error, bytes) => (error ? reject(error) : resolve(bytes)));
    });
  }
}
