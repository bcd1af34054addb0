/** The structure of a MIME message, as far as its boundaries show it. */
export interface MimeStructure {
  readonly parts: number;
  /** Multiparts within multiparts. */
  readonly depth: number;
  readonly lines: number;
}

const BOUNDARY = /\bboundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;
const DASHES = Buffer.from('\n--');
const NEWLINE = 0x0a;
/** A boundary line is no longer (RFC 2046: 70 characters and the dashes); what is longer is text. */
const MAX_BOUNDARY_LINE_LENGTH = 220;

/** Bytes in which boundaries are looked for at once, and those behind them that a boundary may go on in. */
const WINDOW_BYTES = 256 * 1024;
const MAX_PARAMETER_LENGTH = 64 * 1024;
/** Boundaries that are tracked; a message with more of them has too many parts anyway. */
const MAX_BOUNDARIES = 5_000;

/**
 * Counts the parts and the nesting of a raw message in one pass over its boundary lines, without decoding anything: cheap
 * enough to be done before a parser is trusted with it.
 */
export function measureMime(raw: Uint8Array): MimeStructure {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const boundaries = findBoundaries(bytes);
  const open: string[] = [];
  let parts = 0;
  let depth = 0;
  for (let at = bytes.indexOf(DASHES); at >= 0; at = bytes.indexOf(DASHES, at + 1)) {
    const start = at + DASHES.length;
    const end = bytes.indexOf(NEWLINE, start);
    const stop = end < 0 ? bytes.length : end;
    if (stop === start || stop - start > MAX_BOUNDARY_LINE_LENGTH) continue;
    const text = bytes.toString('latin1', start, stop).trimEnd();
    const closing = text.endsWith('--') && boundaries.has(text.slice(0, -2));
    const name = closing ? text.slice(0, -2) : text;
    if (!boundaries.has(name)) continue;
    const level = open.lastIndexOf(name);
    if (level >= 0) open.length = closing ? level : level + 1;
    else if (!closing) open.push(name);
    if (!closing) parts += 1;
    depth = Math.max(depth, open.length);
  }
  return { parts, depth, lines: countLines(bytes) };
}

function countLines(bytes: Buffer): number {
  let lines = 1;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

function findBoundaries(bytes: Buffer): Set<string> {
  const found = new Set<string>();
  // Window by window, not the whole message as one text: a boundary that one window cuts off stands whole in the next.
  for (let at = 0; at < bytes.length; at += WINDOW_BYTES) {
    const text = bytes.toString('latin1', at, at + WINDOW_BYTES + MAX_PARAMETER_LENGTH);
    for (const match of text.matchAll(BOUNDARY)) {
      if (match.index >= WINDOW_BYTES) break;
      found.add((match[1] ?? match[2] ?? '').trimEnd());
      if (found.size >= MAX_BOUNDARIES) return found;
    }
  }
  return found;
}
