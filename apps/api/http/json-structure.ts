import type { RequestLimits } from './limits.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
/** Escaped quotation marks that are looked at: more of them than values may be, since an email's HTML has many. */
const MAX_ESCAPED_QUOTES = 500_000;
/** Bytes outside of texts that are looked at: numbers, names of values, blanks and signs. */
const MAX_BYTES_OUTSIDE_TEXTS = 2_000_000;
/** Keys of one object, of which each is compared with every other before their values are checked. */
const MAX_KEYS = 1_000;
/** Elements of one list: so many rates are changed at once. */
const MAX_ELEMENTS = 5_000;

/**
 * Whether a JSON text stays within its limits, found in one pass over its bytes before anything is built of it. Texts between
 * quotation marks are passed over, however long they are. Lists that directly hold lists are in no body, and refused. Whether it
 * is JSON at all is not judged.
 */
export function isWithinJsonLimits(body: Buffer, limits: Pick<RequestLimits, 'maxDepth' | 'maxValues'>): boolean {
  let depth = 0;
  let values = 0;
  let escapedQuotes = 0;
  let bytesOutside = 0;
  // Of what is open at each level: whether it is a list, and its keys or its commas so far.
  const isList: boolean[] = [];
  const counts: number[] = [];
  const countMember = (max: number): boolean => {
    const count = (counts[depth] ?? 0) + 1;
    counts[depth] = count;
    return count <= max;
  };
  for (let at = 0; at < body.length; at += 1) {
    switch (body[at]) {
      case QUOTE: {
        values += 1;
        let end = body.indexOf(QUOTE, at + 1);
        while (end !== -1 && isEscaped(body, end, at)) {
          escapedQuotes += 1;
          if (escapedQuotes > MAX_ESCAPED_QUOTES) return false;
          end = body.indexOf(QUOTE, end + 1);
        }
        if (end === -1) return true;
        at = end;
        break;
      }
      case OPEN_LIST:
      case OPEN_OBJECT: {
        const opensList = body[at] === OPEN_LIST;
        if (opensList && isList[depth]) return false;
        depth += 1;
        values += 1;
        isList[depth] = opensList;
        counts[depth] = 0;
        break;
      }
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        // No JSON from here on: its parser stops here, too.
        if (depth < 0) return true;
        break;
      case 0x3a: // :
        if (!countMember(MAX_KEYS)) return false;
        break;
      case 0x2c: // ,
        values += 1;
        if (isList[depth] && !countMember(MAX_ELEMENTS - 1)) return false;
        break;
    }
    bytesOutside += 1;
    if (depth > limits.maxDepth || values > limits.maxValues || bytesOutside > MAX_BYTES_OUTSIDE_TEXTS) return false;
  }
  return true;
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(body: Uint8Array, at: number, from: number): boolean {
  let first = at;
  while (first - 1 > from && body[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

/** Whether an urlencoded form has no more fields than it may. */
export function isWithinFormLimits(body: Buffer, { maxValues }: Pick<RequestLimits, 'maxValues'>): boolean {
  let fields = 1;
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > maxValues) return false;
  }
  return true;
}
