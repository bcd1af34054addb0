import { isUtf8 } from 'node:buffer';

/** What a decoder puts where bytes are none of the declared charset. */
const REPLACEMENT = '\uFFFD';
const NEWLINE = 0x0a;
/** Lines over which the header of a part may be folded. */
const MAX_FOLDED_LINES = 8;
/** Headers that a part is looked through for how it is encoded, up and down. */
const MAX_HEADER_LINES = 200;
const ENCODED = /^content-transfer-encoding:[ \t]*"?(?:quoted-printable|base64)\b/i;
const TEXT_PART = /^content-type:[ \t]*text\/(?:plain|html)\b/i;
/** Charsets that are declared where the writer's program did not know which it used. */
const DOUBTFUL_CHARSET = /\bcharset[ \t]*=[ \t]*"?(?:utf-?8|us-ascii|ascii|unknown-8bit|x-unknown|default)\b"?/gi;
const DOUBTFUL_WORD = /=\?(?:utf-?8|us-ascii|unknown-8bit)\?/gi;

/** Whether a text was decoded in a charset that it is not in. */
export function isMisdecoded(text: string | undefined): boolean {
  return text?.includes(REPLACEMENT) ?? false;
}

/**
 * The message as it reads where its doubtful charsets are Western Windows: bytes that are no UTF-8, line by line, and texts
 * in quoted-printable or base64 and encoded words that name no charset or one that their writer did not know. Everything
 * else is as it was.
 * @returns undefined where nothing of it is doubtful
 */
export function reviseCharsets(raw: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const text = (isUtf8(bytes) ? bytes : transcodeRawLines(bytes)).toString('latin1');
  const revised = Buffer.from(declareWesternWindows(text), 'latin1');
  return revised.equals(bytes) ? undefined : revised;
}

function transcodeRawLines(bytes: Buffer): Buffer {
  const decoder = new TextDecoder('windows-1252');
  const lines: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, at);
    const line = bytes.subarray(at, end < 0 ? bytes.length : end + 1);
    lines.push(isUtf8(line) ? line : Buffer.from(decoder.decode(line)));
    at += line.length;
  }
  return Buffer.concat(lines);
}

/** Bytes that came as they are were put right before: only an encoded text is still in its writer's charset. */
function declareWesternWindows(text: string): string {
  const lines = text.replace(DOUBTFUL_WORD, '=?windows-1252?').split('\n');
  for (const [k, line] of lines.entries()) {
    if (!TEXT_PART.test(line)) continue;
    const { from, to } = findHeaderBlock(lines, k);
    if (!lines.slice(from, to).some((header) => ENCODED.test(header))) continue;
    const end = findHeaderEnd(lines, k);
    if (!lines.slice(k, end).some((part) => /charset/i.test(part))) {
      lines[k] = line.replace(TEXT_PART, '$&; charset=windows-1252');
      continue;
    }
    for (let at = k; at < end; at += 1) {
      lines[at] = (lines[at] ?? '').replace(DOUBTFUL_CHARSET, 'charset=windows-1252');
    }
  }
  return lines.join('\n');
}

/** The lines of the headers that a line is among, up to empty lines. */
function findHeaderBlock(lines: readonly string[], at: number): { readonly from: number; readonly to: number } {
  const isEmpty = (k: number) => (lines[k] ?? '').trim() === '';
  let from = at;
  while (from > 0 && at - from < MAX_HEADER_LINES && !isEmpty(from - 1)) from -= 1;
  let to = at + 1;
  while (to < lines.length && to - at < MAX_HEADER_LINES && !isEmpty(to)) to += 1;
  return { from, to };
}

/** The line behind a header that may be folded. */
function findHeaderEnd(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end < lines.length && end - at < MAX_FOLDED_LINES && /^[ \t]/.test(lines[end] ?? '')) end += 1;
  return end;
}
