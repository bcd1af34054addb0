import { type CollectedMail, collectMail, type MailFile } from './collect-mail.js';
import { extractSignedContent } from './signed-message.js';
import { parseTnef, type TnefContent } from './tnef.js';

/** Messages that were signed in one piece, within each other. */
const MAX_DEPTH = 3;
const SIGNED_TYPE = /^application\/(?:x-)?pkcs7-mime$/i;
const SIGNED_NAME = /\.p7m$/i;
const TNEF_TYPE = /^application\/(?:vnd\.)?ms-tnef$/i;
const TNEF_NAME = /^winmail\.dat$/i;

/** The words and files of a message. */
type MailContent = Pick<CollectedMail, 'text' | 'html' | 'files'>;

/**
 * A message with what is packed into one file of it in its place: a package of Outlook (winmail.dat), and a message that
 * was signed in one piece. What cannot be unpacked stays a file.
 * @param checkStructure throws where a message has more parts than one that is read
 */
export async function expandMail(
  mail: CollectedMail,
  checkStructure: (raw: Uint8Array) => void,
  depth = 0,
): Promise<CollectedMail> {
  let { text, html } = mail;
  const files: MailFile[] = [];
  for (const file of mail.files) {
    const content = await expandFile(file, checkStructure, depth);
    if (!content) {
      files.push(file);
      continue;
    }
    if (!hasWords({ text, html })) ({ text, html } = content);
    files.push(...content.files);
  }
  return { ...mail, text, html, files };
}

function hasWords({ text, html }: Pick<MailContent, 'text' | 'html'>): boolean {
  return /\S/.test(text ?? '') || /\S/.test(html ?? '');
}

async function expandFile(
  file: MailFile,
  checkStructure: (raw: Uint8Array) => void,
  depth: number,
): Promise<MailContent | undefined> {
  if (isOfKind(file, TNEF_TYPE, TNEF_NAME)) return expandTnef(file);
  if (!isOfKind(file, SIGNED_TYPE, SIGNED_NAME) || depth >= MAX_DEPTH) return undefined;
  const inner = extractSignedContent(file.content);
  if (!inner) return undefined;
  checkStructure(inner);
  return expandMail(await collectMail(inner), checkStructure, depth + 1);
}

function isOfKind({ contentType, filename = '' }: MailFile, type: RegExp, name: RegExp): boolean {
  return (typeof contentType === 'string' && type.test(contentType)) || name.test(filename);
}

/** The words and files of a package; undefined where it is damaged, or has a text in a form that is not read. */
function expandTnef({ content }: MailFile): MailContent | undefined {
  const packed = tryParse(content);
  if (!packed) return undefined;
  const { text, html, hasUnreadText, files } = packed;
  if (hasUnreadText && files.length === 0 && !hasWords({ text, html })) return undefined;
  return {
    text,
    html,
    files: files.map((file) => ({ ...file, contentType: undefined, contentId: undefined })),
  };
}

function tryParse(content: Buffer): TnefContent | undefined {
  try {
    return parseTnef(content);
  } catch {
    return undefined;
  }
}
