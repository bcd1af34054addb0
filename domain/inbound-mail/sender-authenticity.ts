import { normalizeMailDomain } from '../customers/mail-domain.js';
import { type AuthenticationResult, parseAuthenticationResults } from './authentication-results-parser.js';

/** Whether the From of an email is authentic by SPF, DKIM and DMARC, as far as the inbound channel can verify it (rule 17). */
export const AUTHENTICITY = ['verified', 'unverified', 'failed'] as const;
export type Authenticity = (typeof AUTHENTICITY)[number];

/** Where a method names the domain that it vouches for; what other methods put there does not count. */
const DOMAIN_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  dmarc: ['header.from'],
  spf: ['smtp.mailfrom'],
  dkim: ['header.d', 'header.i'],
};
/** Receivers have invented `hardfail` for what the RFC calls `fail`. */
const FAILURES = ['fail', 'softfail', 'hardfail', 'permerror'];

/**
 * Reads the receiving server's Authentication-Results (RFC 8601). Only a DMARC pass, or an SPF or DKIM pass whose
 * domain is aligned with the From, counts as that domain; a DMARC fail, or failures without any aligned pass, count as
 * forged.
 * @param results the header's value; undefined if the inbound channel provides none
 * @param fromDomain the domain of the From mailbox
 */
export function evaluateAuthenticity(results: string | undefined, fromDomain: string | undefined): Authenticity {
  if (!results?.trim() || !fromDomain) return 'unverified';
  const { results: verdicts, isBroken } = parseAuthenticationResults(results);
  // Behind a quotation mark that is never closed nothing is sure: what is said against a sender counts all the same.
  const isPass = ({ result }: AuthenticationResult) => result === 'pass' && !isBroken;
  const dmarc = verdicts.filter(({ method }) => method === 'dmarc');
  if (dmarc.some(({ result }) => result === 'fail' || result === 'hardfail')) return 'failed';
  if (dmarc.some((one) => isPass(one) && isOfFrom(one, fromDomain))) return 'verified';
  const carriers = verdicts.filter(({ method }) => method === 'spf' || method === 'dkim');
  if (carriers.some((one) => isPass(one) && isAligned(findDomain(one), fromDomain))) return 'verified';
  return carriers.some(({ result }) => FAILURES.includes(result)) ? 'failed' : 'unverified';
}

/**
 * The Authentication-Results that our own receiving server has added to an email. A sender can write such a header,
 * too, so only the topmost one counts; if the server's name is known, the topmost one of that name (RFC 8601, sections
 * 2.5 and 5).
 * @param headers values of all headers of that name, from the top
 * @param authservId the receiving server's authserv-id, lower case; undefined if it is not configured
 */
export function selectTrustedAuthenticationResults(
  headers: readonly string[],
  authservId: string | undefined,
): string | undefined {
  return authservId === undefined
    ? headers[0]
    : headers.find((value) => parseAuthenticationResults(value).authservId === authservId);
}

/** The domain that a verdict vouches for; empty where it names none. */
function findDomain({ method, properties }: AuthenticationResult): string {
  const names = DOMAIN_PROPERTIES[method] ?? [];
  const value = names.map((name) => properties[name]).find((one) => one !== undefined) ?? '';
  return normalizeMailDomain(value.slice(value.lastIndexOf('@') + 1));
}

/**
 * Whether a DMARC verdict is about this From: `header.from` repeats its domain (RFC 7489, section 11), so that one of
 * another domain, be it above or below, was given for another From, and says nothing of this one.
 */
function isOfFrom(verdict: AuthenticationResult, fromDomain: string): boolean {
  const domain = findDomain(verdict);
  return domain === '' || domain === normalizeMailDomain(fromDomain);
}

function isAligned(domain: string, fromDomain: string): boolean {
  const from = normalizeMailDomain(fromDomain);
  // A single label would be a public suffix such as "com", which authenticates no one.
  if (!domain.includes('.')) return false;
  return domain === from || from.endsWith(`.${domain}`) || domain.endsWith(`.${from}`);
}
