import msgReader, { type FieldsData } from '@kenjiuno/msgreader';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { checkCompoundFile } from '../../runtime/compound-file/check-compound-file.js';

/** The compound file of Microsoft, which a message saved by Outlook (.msg) is. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Files of a message that are taken out. */
const MAX_FILES = 200;
/** Headers of the transport that tell of the message, not of the form in which it travelled. */
const KEPT_HEADERS: ReadonlySet<string> = new Set(
  'message-id in-reply-to references date reply-to auto-submitted precedence list-id list-unsubscribe x-autoreply'.split(
    ' ',
  ),
);

/** Whether bytes are a message that Outlook saved, or another compound file. */
export function isOutlookMessage(bytes: Uint8Array): boolean {
  return SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length));
}

/**
 * A message that Outlook saved (.msg) as a message that travels (RFC 5322), with its files; one within it is a file of
 * the same kind.
 * @throws Error where it is damaged, or no message
 */
export async function convertOutlookMessage(bytes: Uint8Array): Promise<Buffer> {
  checkCompoundFile(bytes);
  const reader = new msgReader.default(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const fields = reader.getFileData();
  if (fields.dataType !== 'msg' || isEmpty(fields)) throw new Error('The file is no message.');
  const attachments = (fields.attachments ?? []).slice(0, MAX_FILES).map((file) => {
    const { fileName, content } = reader.getAttachment(file);
    return {
      filename: file.fileName ?? fileName,
      content: Buffer.from(content),
      contentType: file.innerMsgContent ? 'application/vnd.ms-outlook' : file.attachMimeTag,
      ...(file.pidContentId ? { cid: file.pidContentId } : {}),
    };
  });
  return new MailComposer({
    from: formatSender(fields),
    to: (fields.recipients ?? []).filter(({ recipType }) => recipType !== 'bcc').map(formatRecipient),
    subject: fields.subject ?? '',
    ...(fields.body ? { text: fields.body } : {}),
    ...readHtml(fields),
    headers: listHeaders(fields.headers ?? ''),
    attachments,
  })
    .compile()
    .build();
}

/** What the library makes of bytes that are no message. */
function isEmpty({ subject, body, html, bodyHtml, attachments = [] }: FieldsData): boolean {
  return !subject && !body && !html && !bodyHtml && attachments.length === 0;
}

function readHtml({ bodyHtml, html }: FieldsData): { html?: string } {
  const text = bodyHtml ?? (html && new TextDecoder().decode(html));
  return text ? { html: text } : {};
}

function formatSender(fields: FieldsData): { name: string; address: string } {
  const addresses = [fields.senderSmtpAddress, fields.sentRepresentingSmtpAddress, fields.senderEmail];
  return { name: fields.senderName ?? '', address: addresses.find((one) => one?.includes('@')) ?? '' };
}

function formatRecipient({ name = '', smtpAddress, email }: FieldsData): { name: string; address: string } {
  return { name, address: smtpAddress ?? (email?.includes('@') ? email : '') };
}

function listHeaders(text: string): { key: string; value: string }[] {
  return text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => ({ key: line.slice(0, line.indexOf(':')).trim(), value: line.slice(line.indexOf(':') + 1).trim() }))
    .filter(({ key }) => KEPT_HEADERS.has(key.toLowerCase()));
}
