/** Lines of encoded bytes that make a block: a reference or a code stands on one or two. */
const MIN_ENCODED_LINES = 3;
/** Full lines of base64, as programs break them. */
const BASE64_LINE = /^[>\s]{0,8}[A-Za-z0-9+/]{56,}={0,2}\s*$/;
/** The last line of a block may be short. */
const BASE64_TAIL = /^[>\s]{0,8}[A-Za-z0-9+/]{2,75}={0,2}\s*$/;
/** Bytes without a line break, in the address of a picture for instance: no word and no link is so long. Looked for where a word begins. */
const LONG_RUN = /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/=_-]{300,}/g;
const UUENCODED_START = /^begin(?:-base64)? [0-7]{3,4} (\S.*)$/;
const UUENCODED_LINE = /^[M-`][ -`]{59,62}$/;
const ARMOR_START = /^[>\s]{0,8}-----BEGIN ([A-Z0-9 ]{3,40})-----\s*$/;
const ARMOR_END = /^[>\s]{0,8}-----END ([A-Z0-9 ]{3,40})-----\s*$/;
/** What stands in clear between this line and the signature below it. */
const CLEAR_SIGNED = 'PGP SIGNED MESSAGE';
const ENCRYPTED = 'PGP MESSAGE';
const ARMOR_HEADER = /^(?:Hash|Version|Comment|Charset|MessageID):/;

/** The words of a text, and what came in it that is none. */
export interface DecodableText {
  /** The text with blanks where encoded bytes were, so that offsets in it stay valid. */
  readonly text: string;
  /** Names of files that were written into the text, and of parts of it that are encrypted. */
  readonly filenames: readonly string[];
  /** Whether a part of it is encrypted. */
  readonly isEncrypted: boolean;
}

/**
 * Takes encoded bytes out of a text: signatures and keys of PGP, files in uuencode and base64. None of it is read by
 * people, and its digits and letters are no figures.
 */
export function blankEncodedText(text: string): DecodableText {
  const lines = text.split('\n');
  const filenames: string[] = [];
  let isEncrypted = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const armor = ARMOR_START.exec(line)?.[1];
    const filename = UUENCODED_START.exec(line)?.[1];
    let end = at;
    if (armor === CLEAR_SIGNED) end = findArmorHeaderEnd(lines, at);
    else if (armor !== undefined) end = findLine(lines, at, ARMOR_END);
    else if (filename !== undefined && isUuencoded(lines, at)) end = findLine(lines, at, /^end\s*$/);
    else end = findEncodedEnd(lines, at);
    if (end === at) continue;
    if (armor === ENCRYPTED) {
      isEncrypted = true;
      filenames.push(armor);
    }
    if (filename !== undefined) filenames.push(filename.trim());
    for (let k = at; k < end; k += 1) lines[k] = ' '.repeat(lines[k]?.length ?? 0);
    at = end - 1;
  }
  const words = lines.join('\n').replace(LONG_RUN, (run) => (isEncodedRun(run) ? ' '.repeat(run.length) : run));
  return { text: words, filenames, isEncrypted };
}

function findArmorHeaderEnd(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (ARMOR_HEADER.test(lines[end] ?? '')) end += 1;
  return end;
}

/** The line behind the first one that matches; the rest where none does, since a cut block goes on to the end. */
function findLine(lines: readonly string[], at: number, pattern: RegExp): number {
  const found = lines.findIndex((line, k) => k > at && pattern.test(line));
  return found < 0 ? lines.length : found + 1;
}

function isUuencoded(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1] ?? '';
  return UUENCODED_LINE.test(next) || BASE64_LINE.test(next) || /^[!-`][ -`]{2,60}$/.test(next);
}

function findEncodedEnd(lines: readonly string[], at: number): number {
  let end = at;
  while (BASE64_LINE.test(lines[end] ?? '') && isEncodedRun(lines[end] ?? '')) end += 1;
  if (end - at < MIN_ENCODED_LINES) return at;
  return BASE64_TAIL.test(lines[end] ?? '') ? end + 1 : end;
}

/** Encoded bytes mix capitals, small letters and digits; a rule of dashes and a long word do not. */
function isEncodedRun(run: string): boolean {
  return /[A-Z]/.test(run) && /[a-z]/.test(run) && /\d/.test(run);
}
