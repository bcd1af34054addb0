import type { ReadableEmail } from './shipment-reader.port.js';
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
  cc: 'other',
  'reply-to': 'other',
};

/** A pasted email taken apart, and where each part starts in what was pasted. */
export interface PastedEmail {
  readonly email: ReadableEmail;
  /** Offset of each part in the pasted text; 0 for a part that is not there. */
  readonly offsets: Readonly<Record<EmailPart, number>>;
}

/**
 * Takes a pasted email apart into headers and body. A header block stands on top, holds a mailbox or a subject, and ends
 * with an empty line; without one everything is body (`De: Miami` alone is a route, not a sender).
 */
export function pastedEmail(pasted: string): PastedEmail {
  const found: { from?: string; to?: string; subject?: string } = {};
  const offsets: Record<EmailPart, number> = { from: 0, subject: 0, body: 0, attachment: 0 };
  let at = 0;
  let headers = 0;
  while (at < pasted.length) {
    const { line, next } = lineAt(pasted, at);
    const colon = line.indexOf(':');
    const kind = colon < 0 ? undefined : HEADER_NAMES[line.slice(0, colon).trim().toLowerCase()];
    if (!kind) {
      const named = found.subject !== undefined || (found.from ?? '').includes('@');
      if (headers === 0 || !named || line.trim() !== '') break;
      offsets.body = next;
      return { email: { from: found.from, to: found.to, subject: found.subject, body: pasted.slice(next) }, offsets };
    }
    const value = line.slice(colon + 1);
    if (kind !== 'other') found[kind] = value.trim();
    if (kind === 'from' || kind === 'subject')
      offsets[kind] = at + colon + 1 + (value.length - value.trimStart().length);
    headers += 1;
    at = next;
  }
  const named = found.subject !== undefined || (found.from ?? '').includes('@');
  if (headers > 0 && named && at >= pasted.length) {
    return {
      email: { from: found.from, to: found.to, subject: found.subject, body: '' },
      offsets: { ...offsets, body: pasted.length },
    };
  }
  return {
    email: { from: undefined, to: undefined, subject: undefined, body: pasted },
    offsets: { from: 0, subject: 0, body: 0, attachment: 0 },
  };
}

function lineAt(text: string, start: number): { line: string; next: number } {
  const end = text.indexOf('\n', start);
  const stop = end < 0 ? text.length : end;
  return { line: text.slice(start, stop).replace(/\r$/, ''), next: end < 0 ? text.length : end + 1 };
}
