import type { Attachment, InboundEmail } from './inbound-email.js';

/**
 * An email whose attachments fit the setting: what goes beyond it keeps its name and loses its content, so that a provider
 * is told "accepted" and the release policy sees an attachment that nobody has read.
 * @param maxBytes content that is kept of all attachments together
 */
export function limitAttachmentSize(email: InboundEmail, maxBytes: number): InboundEmail {
  let remainingBytes = maxBytes;
  const attachments = email.attachments.map((one): Attachment => {
    if (one.contentBase64 === undefined || one.sizeBytes <= remainingBytes) {
      remainingBytes -= one.contentBase64 === undefined ? 0 : one.sizeBytes;
      return one;
    }
    return { ...one, contentBase64: undefined };
  });
  return { ...email, attachments };
}
