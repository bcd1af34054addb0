import { normalizeMailDomain } from '../customers/mail-domain.js';

/** Whether the From of an email is authentic, as far as the inbound channel can verify it (decision 17). */
export const AUTHENTICITY = ['verified', 'unverified', 'failed'] as const;
export type Authenticity = (typeof AUTHENTICITY)[number];

interface AuthResult {
  readonly method: string;
  readonly result: string;
  /** The domain that the method vouches for; empty where it names none. */
  readonly domain: string;
}

/**
 * Reads the receiving server's Authentication-Results (RFC 8601). Only a DMARC pass, or an SPF or DKIM pass whose
 * domain is aligned with the From, counts as that domain; a DMARC fail, or failures without any aligned pass, count as
 * forged.
 * @param results the header's value; undefined if the inbound channel provides none
 * @param fromDomain the domain of the From mailbox
 */
export function evaluateAuthenticity(results: string | undefined, fromDomain: string | undefined): Authenticity {
  if (!results?.trim() || !fromDomain) return 'unverified';
  const authResults = parseAuthResults(results);
  const dmarc = authResults.find((authResult) => authResult.method === 'dmarc');
  // A pass for another From does not authenticate this one.
  if (dmarc?.result === 'pass' && (dmarc.domain === '' || isAligned(dmarc.domain, fromDomain))) return 'verified';
  if (dmarc?.result === 'fail') return 'failed';
  const carriers = authResults.filter((authResult) => authResult.method === 'spf' || authResult.method === 'dkim');
  if (carriers.some((authResult) => authResult.result === 'pass' && isAligned(authResult.domain, fromDomain)))
    return 'verified';
  const failed = carriers.some((authResult) => ['fail', 'softfail', 'permerror'].includes(authResult.result));
  return failed ? 'failed' : 'unverified';
}

/**
 * The Authentication-Results that our own receiving server has added to an email. A sender can write such a header,
 * too, so only the topmost one counts; if the server's name is known, the topmost one of that name (RFC 8601, sections
 * 2.5 and 5).
 * @param headers values of all headers of that name, from the top
 * @param authservId the receiving server's authserv-id, lower case; undefined if it is not configured
 */
export function selectTrustedAuthResults(
  headers: readonly string[],
  authservId: string | undefined,
): string | undefined {
  return authservId === undefined ? headers[0] : headers.find((value) => parseAuthservId(value) === authservId);
}

/** The authserv-id in front of the verdicts, without a version behind it. */
function parseAuthservId(results: string): string {
  const [name = ''] = removeComments(results).trim().split(/[\s;]/, 1);
  return name.replace(/^"|"$/g, '').toLowerCase();
}

function parseAuthResults(results: string): AuthResult[] {
  return results.split(';').flatMap((part) => {
    const tokens = removeComments(part).trim().split(/\s+/);
    const [method = '', result = ''] = (tokens[0] ?? '').toLowerCase().split('=');
    if (!['dmarc', 'spf', 'dkim'].includes(method)) return [];
    const property = tokens.find((token) => /^(?:header\.d|header\.i|smtp\.mailfrom|header\.from)=/i.test(token)) ?? '';
    const value = property.slice(property.indexOf('=') + 1);
    return [{ method, result, domain: normalizeMailDomain(value.slice(value.lastIndexOf('@') + 1)) }];
  });
}

function removeComments(text: string): string {
  let depth = 0;
  let output = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (depth === 0) output += character;
    if (character === ')' && depth > 0) depth -= 1;
  }
  return output;
}

function isAligned(domain: string, fromDomain: string): boolean {
  const from = normalizeMailDomain(fromDomain);
  // A single label would be a public suffix such as "com", which authenticates no one.
  if (!domain.includes('.')) return false;
  return domain === from || from.endsWith(`.${domain}`) || domain.endsWith(`.${from}`);
}
