import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallClaim } from '../../../application/operations/idempotent-call.repository.js';
import type { Language } from '../../../domain/message-catalogue.js';

/** What is known of the call that the current work is done for. */
export interface RequestContext {
  /** Log lines bear it. */
  readonly requestId: string;
  /** That of whoever calls: their account's, else what the call accepts first. */
  language: Language;
  /** That of a call under an `Idempotency-Key`, while it is carried out. */
  callClaim?: CallClaim;
}

/** The call that the current work is done for; undefined outside of calls. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The language that an `Accept-Language` asks for first among those that there are; English where it names none. */
export function parseAcceptLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [range = '', quality] = part.trim().split(';q=');
    return { language: range.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ language, quality }) => (language === 'en' || language === 'es') && quality > 0);
  const [first] = known.sort((a, b) => b.quality - a.quality);
  return first?.language === 'es' ? 'es' : 'en';
}
