import type { Attachment, InboundEmail } from './inbound-email.js';

/** An email that came as a file of another one, opened. */
export interface AttachedMessage {
  /** The name of the file. */
  readonly filename: string;
  readonly email: Pick<InboundEmail, 'fromHeader' | 'subject' | 'text'>;
}

const MESSAGE_TYPE = /^(?:message\/(?:rfc822|global)|application\/vnd\.ms-outlook)\b/i;

/** What a mail program writes above a message that it passes on. */
const DIVIDER = '---------- Forwarded message ----------';

/** Whether a file is an email, as it travels or as Outlook saves it; names and media types are untrusted. */
export function isAttachedMessage({ filename, contentType }: Pick<Attachment, 'filename' | 'contentType'>): boolean {
  return /\.(?:eml|msg)$/i.test(filename) || MESSAGE_TYPE.test(contentType.trim());
}

/** A body with attached messages below it, as if its writer had forwarded them in line. */
export function appendForwarded(body: string, messages: readonly AttachedMessage[]): string {
  return [body, ...messages.map(formatForwarded)].join('\n\n');
}

function formatForwarded({ email: { fromHeader, subject, text } }: AttachedMessage): string {
  const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
  return [DIVIDER, `From: ${oneLine(fromHeader)}`, `Subject: ${oneLine(subject)}`, '', text].join('\n');
}
