import { findLookAlike, isMixedScript } from './look-alike.js';
import type { PublicSuffixList } from './public-suffix-list.port.js';

/** Why a domain may be meant to be taken for another one. */
export type Imitation = { readonly kind: 'mixed-alphabets' } | { readonly kind: 'look-alike'; readonly of: string };

/**
 * What makes a domain suspicious before it is recognized; undefined where nothing does.
 * @param mailDomain as ASCII labels
 * @param recognized the domains that are recognized already, as ASCII labels, without the entry itself
 */
export function findImitation(
  mailDomain: string,
  recognized: readonly string[],
  registry: PublicSuffixList,
): Imitation | undefined {
  const readable = registry.toUnicodeDomain(mailDomain);
  if (isMixedScript(readable)) return { kind: 'mixed-alphabets' };
  const of = findLookAlike(
    readable,
    recognized.map((one) => registry.toUnicodeDomain(one)),
  );
  return of === undefined ? undefined : { kind: 'look-alike', of };
}
