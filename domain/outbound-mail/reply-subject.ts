import { reduceToWords } from '../reduce-to-words.js';

/** Maximum characters of the original subject that are repeated. */
const MAX_ORIGINAL_SUBJECT_LENGTH = 300;

/**
 * The subject of a reply (section 9 of the specification): `Re: {original subject}`, or a default if the request had
 * none. The reference in brackets ties the customer's answer to the quotation (rule 18).
 * @param reference the quotation's number, for instance `Q12`
 */
export function formatReplySubject(originalSubject: string, reference: string): string {
  const original = reduceToWords(originalSubject, MAX_ORIGINAL_SUBJECT_LENGTH);
  const tag = `[${reference}]`;
  if (original === '') return `RE: Freight Quotation Request - Quote ${reference.replace(/^Q/, '')} ${tag}`;
  const bare = original.replace(/^(?:re\s*:\s*)+/i, '');
  return bare.includes(tag) ? `Re: ${bare}` : `Re: ${bare} ${tag}`;
}
