import { findImitation, type Imitation } from './imitation.js';
import { findMailboxLookAlike, isMixedScript } from './look-alike.js';
import type { PublicSuffixList } from './public-suffix-list.port.js';
import { getRecognizedName, type NewRecognizedDomain } from './recognized-domain.js';

/** Why a domain or a mailbox should not be recognized just so. */
export type RecognitionObstacle =
  /** Everybody may register a domain below it: a mailbox of it may be recognized, but never all of them. */
  | { readonly kind: 'public-suffix' }
  /** Everybody can get a mailbox there: one may be recognized; all of them only where a person confirms it. */
  | { readonly kind: 'mail-provider' }
  | Imitation;

/** What is to be recognized, as ASCII labels. */
export type RecognitionCandidate = Pick<NewRecognizedDomain, 'mailDomain' | 'mailbox'>;

/**
 * Everything that speaks against recognizing a domain or a mailbox, the gravest first: the one guard of every way in which
 * something gets recognized.
 * @param recognized what is recognized already, without the entry itself
 */
export function listRecognitionObstacles(
  candidate: RecognitionCandidate,
  recognized: readonly RecognitionCandidate[],
  registry: PublicSuffixList,
): readonly RecognitionObstacle[] {
  const obstacles: RecognitionObstacle[] = [];
  const { mailDomain, mailbox } = candidate;
  if (mailbox === undefined && registry.isPublicSuffix(mailDomain)) obstacles.push({ kind: 'public-suffix' });
  else if (mailbox === undefined && registry.isFreeMail(mailDomain)) obstacles.push({ kind: 'mail-provider' });
  const known = [...new Set(recognized.map((one) => one.mailDomain))];
  const imitation = findImitation(mailDomain, known, registry) ?? findMailboxImitation(candidate, recognized);
  return imitation === undefined ? obstacles : [...obstacles, imitation];
}

function findMailboxImitation(
  { mailDomain, mailbox }: RecognitionCandidate,
  recognized: readonly RecognitionCandidate[],
): Imitation | undefined {
  if (mailbox === undefined) return undefined;
  const toLocalPart = (address: string) => address.slice(0, address.lastIndexOf('@'));
  if (isMixedScript(toLocalPart(mailbox))) return { kind: 'mixed-alphabets' };
  const neighbours = recognized.filter((one) => one.mailbox !== undefined && one.mailDomain === mailDomain);
  const of = findMailboxLookAlike(mailbox, neighbours.map(getRecognizedName));
  return of === undefined ? undefined : { kind: 'look-alike', of };
}
