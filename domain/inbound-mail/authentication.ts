import { normalMailDomain } from '../customers/mail-domain.js';

/** Whether the From of an email is who it says, as far as the door can tell (decision 17). */
export const AUTHENTICITY = ['verified', 'unverified', 'failed'] as const;
export type Authenticity = (typeof AUTHENTICITY)[number];

interface Verdict {
  readonly method: string;
  readonly result: string;
  /** The domain that the method vouches for; empty where it names none. */
  readonly domain: string;
}

/**
 * Reads the receiving server's Authentication-Results (RFC 8601). Only a DMARC pass, or an SPF or DKIM pass whose domain is
 * aligned with the From, counts as that domain; a DMARC fail, or failures without any aligned pass, count as forged.
 * @param results the header's value; undefined where the door brings none
 * @param fromDomain the domain of the From mailbox
 */
export function authenticityOf(results: string | undefined, fromDomain: string | undefined): Authenticity {
  if (!results?.trim() || !fromDomain) return 'unverified';
  const verdicts = verdictsOf(results);
  const dmarc = verdicts.find((verdict) => verdict.method === 'dmarc');
  // A pass for another From than this one says nothing of this one.
  if (dmarc?.result === 'pass' && (dmarc.domain === '' || aligned(dmarc.domain, fromDomain))) return 'verified';
  if (dmarc?.result === 'fail') return 'failed';
  const carriers = verdicts.filter((verdict) => verdict.method === 'spf' || verdict.method === 'dkim');
  if (carriers.some((verdict) => verdict.result === 'pass' && aligned(verdict.domain, fromDomain))) return 'verified';
  const failed = carriers.some((verdict) => ['fail', 'softfail', 'permerror'].includes(verdict.result));
  return failed ? 'failed' : 'unverified';
}

/**
 * The Authentication-Results that our own border has put on an email. A sender can write such a header, too, so only the
 * topmost one counts; where the border's name is known, the topmost one of that name (RFC 8601, sections 2.5 and 5).
 * @param headers values of all headers of that name, from the top
 * @param border the border's authserv-id, lower case; undefined where nobody has told it
 */
export function resultsOfBorder(headers: readonly string[], border: string | undefined): string | undefined {
  return border === undefined ? headers[0] : headers.find((value) => authservIdOf(value) === border);
}

/** The name in front of the verdicts, without a version behind it. */
function authservIdOf(results: string): string {
  const [name = ''] = withoutComments(results).trim().split(/[\s;]/, 1);
  return name.replace(/^"|"$/g, '').toLowerCase();
}

function verdictsOf(results: string): Verdict[] {
  return results.split(';').flatMap((part) => {
    const words = withoutComments(part).trim().split(/\s+/);
    const [method = '', result = ''] = (words[0] ?? '').toLowerCase().split('=');
    if (!['dmarc', 'spf', 'dkim'].includes(method)) return [];
    const property = words.find((word) => /^(?:header\.d|header\.i|smtp\.mailfrom|header\.from)=/i.test(word)) ?? '';
    const value = property.slice(property.indexOf('=') + 1);
    return [{ method, result, domain: normalMailDomain(value.slice(value.lastIndexOf('@') + 1)) }];
  });
}

function withoutComments(text: string): string {
  let depth = 0;
  let kept = '';
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (depth === 0) kept += sign;
    if (sign === ')' && depth > 0) depth -= 1;
  }
  return kept;
}

function aligned(domain: string, fromDomain: string): boolean {
  const from = normalMailDomain(fromDomain);
  // One label alone would be a public suffix such as "com": it vouches for nobody.
  if (!domain.includes('.')) return false;
  return domain === from || from.endsWith(`.${domain}`) || domain.endsWith(`.${from}`);
}
