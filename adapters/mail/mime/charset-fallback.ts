import { isUtf8 } from 'node:buffer';

/** What a decoder puts where bytes are none of the declared charset. */
const REPLACEMENT = '\uFFFD';
const NEWLINE = 0x0a;
/** Lines over which the header of a part may be folded. */
const MAX_FOLDED_LINES = 8;
const TEXT_PART = /^content-type:[ \t]*text\/(?:plain|html)\b/i;
/** Charsets that are declared where the writer's program did not know which it used. */
const DOUBTFUL_CHARSET = /\bcharset[ \t]*=[ \t]*"?(?:utf-?8|us-ascii|ascii|unknown-8bit|x-unknown|default)\b"?/gi;
const DOUBTFUL_WORD = /=\?(?:utf-?8|us-ascii|unknown-8bit)\?/gi;

/** Whether a text was decoded in a charset that it is not in. */
export function isMisdecoded(text: string | undefined): boolean {
  return text?.includes(REPLACEMENT) ?? false;
}

/**
 * The message with its bytes that are no UTF-8 taken for Western Windows, line by line: for bodies and headers that were
 * sent as they are, without a charset or with a wrong one.
 */
export function transcodeRawLines(raw: Uint8Array): Buffer {
  const decoder = new TextDecoder('windows-1252');
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const lines: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, at);
    const line = bytes.subarray(at, end < 0 ? bytes.length : end + 1);
    lines.push(isUtf8(line) ? line : Buffer.from(decoder.decode(line)));
    at += line.length;
  }
  return Buffer.concat(lines);
}

/**
 * The message with Western Windows declared where a text declares no charset or a doubtful one: for texts that came as
 * quoted-printable or base64.
 */
export function declareWesternWindows(raw: Uint8Array): Buffer {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  const lines = text
    .replace(DOUBTFUL_CHARSET, 'charset=windows-1252')
    .replace(DOUBTFUL_WORD, '=?windows-1252?')
    .split('\n');
  for (const [k, line] of lines.entries()) {
    if (!TEXT_PART.test(line) || hasCharset(lines, k)) continue;
    lines[k] = line.replace(TEXT_PART, '$&; charset=windows-1252');
  }
  return Buffer.from(lines.join('\n'), 'latin1');
}

function hasCharset(lines: readonly string[], first: number): boolean {
  for (let k = first; k < lines.length && k - first < MAX_FOLDED_LINES; k += 1) {
    const line = lines[k] ?? '';
    if (k > first && !/^[ \t]/.test(line)) return false;
    if (/charset/i.test(line)) return true;
  }
  return false;
}
