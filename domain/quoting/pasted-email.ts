import type { ExtractionInput } from './shipment-extractor.port.js';
import type { EmailPart } from './shipment-request.js';

const HEADER_NAMES: Readonly<Record<string, 'from' | 'to' | 'subject' | 'other'>> = {
  from: 'from',
  de: 'from',
  to: 'to',
  para: 'to',
  subject: 'subject',
  asunto: 'subject',
  date: 'other',
  fecha: 'other',
  sent: 'other',
  enviado: 'other',
  'enviado el': 'other',
  cc: 'other',
  bcc: 'other',
  cco: 'other',
  importance: 'other',
  importancia: 'other',
  received: 'other',
};

/** Names that only a mail header has: hyphenated ones of the standards and the `X-` names of mail systems. */
const TECHNICAL_NAME =
  /^(?:x-[\w-]+|message-id|mime-version|content-(?:type|transfer-encoding|language)|return-path|reply-to|in-reply-to|references|delivered-to|dkim-signature|authentication-results|received-spf|list-[\w-]+|thread-(?:topic|index)|auto-submitted|precedence)$/;

/** A pasted email taken apart, and where each part starts in what was pasted. */
export interface PastedEmail {
  readonly email: ExtractionInput;
  /** Offset of each part in the pasted text; 0 for a part that is not there. */
  readonly offsets: Readonly<Record<EmailPart, number>>;
}

/**
 * Splits a pasted email into headers and body. A header block is at the top, contains a mailbox or a subject, and ends
 * with an empty line; without one everything is body (`De: Miami` alone is a route, not a sender).
 */
export function parsePastedEmail(pasted: string): PastedEmail {
  const found: { from?: string; to?: string; subject?: string } = {};
  const offsets: Record<EmailPart, number> = { from: 0, subject: 0, body: 0, attachment: 0 };
  let at = pasted.length - pasted.replace(/^\s*\n/, '').length;
  let headers = 0;
  while (at < pasted.length) {
    const header = parseHeaderAt(pasted, at);
    if (!header) break;
    if (header.kind !== 'other') {
      found[header.kind] = pasted.slice(header.start, header.end);
      if (header.kind !== 'to') offsets[header.kind] = header.start;
    }
    headers += 1;
    at = header.next;
  }
  const { line, next } = readLineAt(pasted, at);
  const named = found.subject !== undefined || (found.from ?? '').includes('@');
  if (headers === 0 || !named || line.trim() !== '') {
    const nothing = { from: undefined, to: undefined, subject: undefined };
    return { email: { ...nothing, body: pasted }, offsets: { from: 0, subject: 0, body: 0, attachment: 0 } };
  }
  const email = { from: found.from, to: found.to, subject: found.subject, body: pasted.slice(next) };
  return { email, offsets: { ...offsets, body: next } };
}

/**
 * An email as a person would paste it: its headers on top, an empty line, its text.
 * @returns the whole, and where each part starts in it
 */
export function composePastedEmail(email: ExtractionInput): { readonly content: string } & PastedEmail {
  const offsets: Record<EmailPart, number> = { from: 0, subject: 0, body: 0, attachment: 0 };
  let content = '';
  for (const [name, part, value] of [
    ['From', 'from', email.from],
    ['To', undefined, email.to],
    ['Subject', 'subject', email.subject],
  ] as const) {
    if (!value) continue;
    content += `${name}: `;
    if (part) offsets[part] = content.length;
    content += `${value}\n`;
  }
  if (content !== '') content += '\n';
  offsets.body = content.length;
  return { content: content + email.body, email, offsets };
}

/** Whether what was pasted is an email as it travels, with its parts and their encodings, and not its words alone. */
export function isMessageSource(pasted: string): boolean {
  const head =
    pasted
      .trimStart()
      .slice(0, MAX_SOURCE_HEAD)
      .split(/\r?\n\r?\n/)[0] ?? '';
  return MIME_HEADER.test(head) && /^(?:from|subject|received|message-id):/im.test(head);
}

/** Characters in which a message names how it is encoded. */
const MAX_SOURCE_HEAD = 64_000;
const MIME_HEADER = /^(?:mime-version:|content-type:\s*(?:multipart|text)\/|content-transfer-encoding:)/im;

interface HeaderLine {
  readonly kind: 'from' | 'to' | 'subject' | 'other';
  /** Where the value starts and ends, without the blanks around it. */
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** The header that starts here, its folded lines included; undefined where the line is none. */
function parseHeaderAt(text: string, at: number): HeaderLine | undefined {
  let { line, next } = readLineAt(text, at);
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
  const known = Object.hasOwn(HEADER_NAMES, name) ? HEADER_NAMES[name] : undefined;
  const kind = known ?? (TECHNICAL_NAME.test(name) ? 'other' : undefined);
  if (!kind) return undefined;
  let stop = at + line.length;
  while (/^[ \t]+\S/.test(readLineAt(text, next).line)) {
    ({ line } = readLineAt(text, next));
    stop = next + line.length;
    ({ next } = readLineAt(text, next));
  }
  const value = text.slice(at + colon + 1, stop);
  const start = at + colon + 1 + (value.length - value.trimStart().length);
  return { kind, start, end: start + value.trim().length, next };
}

function readLineAt(text: string, start: number): { line: string; next: number } {
  const end = text.indexOf('\n', start);
  const stop = end < 0 ? text.length : end;
  return { line: text.slice(start, stop).replace(/\r$/, ''), next: end < 0 ? text.length : end + 1 };
}
