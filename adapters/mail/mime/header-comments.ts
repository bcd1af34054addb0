/** What a header is made of: escaped characters, quotation marks, brackets, and all between them. */
const PIECE = /\\.|["()]|[^\\"()]+|\\/gs;

/**
 * A header without its comments in round brackets (RFC 5322, section 3.2.2), a blank in place of each; what is quoted is none
 * of them. One with a bracket or a quotation mark that is never closed stays as it is.
 */
export function removeComments(header: string): string {
  let result = '';
  let depth = 0;
  let isQuoted = false;
  for (const [piece] of header.matchAll(PIECE)) {
    if (piece === '(' && !isQuoted) {
      if (depth === 0) result += ' ';
      depth += 1;
    } else if (piece === ')' && depth > 0) depth -= 1;
    else if (depth === 0) {
      if (piece === '"') isQuoted = !isQuoted;
      result += piece;
    }
  }
  return isQuoted || depth > 0 ? header : result;
}
