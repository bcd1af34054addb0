import type { TokenStream } from '../text/token-stream.js';
import type { PlaceMention } from './place-mention.js';
import { SITE_HEADS } from './site-names.words.js';

/**
 * The places without those that are only the names of houses, firms and schools: `finca San Luis, Escuintla` lies in the town
 * behind it.
 */
export function dropSiteNames(stream: TokenStream, mentions: readonly PlaceMention[]): PlaceMention[] {
  return mentions.filter((mention, k) => !isSiteName(stream, mention, mentions[k + 1]));
}

function isSiteName(
  { tokens }: TokenStream,
  { at, to, code, named }: PlaceMention,
  next: PlaceMention | undefined,
): boolean {
  if (code || next === undefined || next.at !== to + 1) return false;
  // `Hotel Casa Santo Domingo`: a word of the name may be between.
  const isWithin = /^\p{Lu}\p{Ll}/u.test(tokens[at - 1]?.text ?? '') && !SITE_HEADS.has(tokens[at - 1]?.fold ?? '');
  const head = tokens[isWithin ? at - 2 : at - 1];
  if (!SITE_HEADS.has(head?.fold ?? '') || (isWithin && !/^\p{Lu}/u.test(head?.text ?? ''))) return false;
  const link = tokens[to]?.fold ?? '';
  const isSaint = /^(?:san|santa|santo|sta)$/.test(named.words[0] ?? '');
  // Of other names only what is written as one is a site's: `la tienda Granada` may be the one in that town.
  const isName = /^\p{Lu}/u.test(head?.text ?? '') && next.named.country === undefined;
  if (!(isSaint ? /^(?:,|en|in)$/ : /^(?:,|en|in|\()$/).test(link) || !(isSaint || isName)) return false;
  return next.named.places.some((place) => !named.places.some((own) => own.region === place.name));
}
