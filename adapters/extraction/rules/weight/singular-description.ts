import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { findPackaging } from '../pieces/packaging.js';
import { canNamePieces } from '../text/noun-forms.js';
import { isOneOfTwo } from './per-piece.js';
import type { WeightMention } from './weight-extractor.js';

const LINKS =
  '(?: (?:with (?:the )?(?:wood|base)|con (?:la )?(?:madera|base)|gross|bruto|pesa|weighs|peso|weight|wt|is|es|de|of|mide|measures|size|medidas|:|=))*';
/** `pallet with wood`, `la caja pesa`, `carton:`: the word that a figure is said of. */
const SUBJECT = new RegExp(String.raw`(?:^|(?<!\/|\bper|\bpor|@)[ ,;.:(\n])([a-z]{3,})${LINKS} ?$`);
/** `gross 27.2 kgs drum`: the packaging right behind. */
const SUBJECT_BEHIND = /^(?:gross |brutos? )?([a-z]{3,})(?= |$)/;
/** What joins a weight to the size before it. */
const JOINED =
  /^ ?(?:[(/] ?)?(?:and|y|e|con|with|at|a|@|de|of|pesa|weighs|weighing|peso|weight|wt|gross|bruto|:|\.|\)| )* ?$/;
const LISTED = /^ ?(?:[,;-] ?)(?:(?:and|y|peso|weight|wt|gross|bruto|pesa|weighs|:|\.) ?)*$/;
const REACH = 8;

/** How a weight is bound to one of several counted packages by a description in the singular. */
type SingularBinding = 'joined' | 'listed' | undefined;

/**
 * `pallet with wood 288 kg`, `la caja pesa 14 kg`, `27.2 kgs drum`, `carton 50x40x30 cm 14 kg`: packaging in the singular
 * of which several are counted. A weight that only a comma parts from the size is `listed`: it may be that of all.
 */
export function bindToSingular(mentions: CargoMentions, one: WeightMention): SingularBinding {
  if (one.perPiece || one.total) return undefined;
  const { stream, sizes } = mentions;
  if (isOneOfTwo(stream.getTextAfter(one.to, 4))) return undefined;
  const behind = SUBJECT_BEHIND.exec(stream.getTextAfter(one.to, 2))?.[1];
  if (isSingular(mentions, findSubjectBefore(mentions, one.at), one.at) || isSingular(mentions, behind, one.at))
    return 'joined';
  const size = sizes.findLast((other) => other.to <= one.at && one.at - other.to <= REACH);
  // `Box A 165 x 40 x 40 cm 141 kg; Box B …`: the weight of that one.
  if (!size || size.ordinal || !isSingular(mentions, findSubjectBefore(mentions, size.at), size.at)) return undefined;
  const between = stream.getFoldedText(size.to, one.at);
  if (JOINED.test(between)) return 'joined';
  return LISTED.test(between) ? 'listed' : undefined;
}

/** The word that a figure is said of, right before it but for words such as `weighs` and `de`. */
export function findSubjectBefore({ stream }: CargoMentions, at: number): string | undefined {
  return SUBJECT.exec(`${stream.getFoldedText(Math.max(stream.getLineStart(at), at - REACH), at)} `)?.[1];
}

/** The packaging has no plural, and several of it are counted before. */
function isSingular({ pieces }: CargoMentions, word: string | undefined, at: number): boolean {
  if (word === undefined || word.endsWith('s') || findPackaging(word) === undefined) return false;
  const named = pieces.filter((piece) => !piece.inner && !piece.retracted && canNamePieces(word, piece.noun));
  return named.length === 1 && (named[0]?.count ?? 0) > 1 && (named[0]?.to ?? 0) <= at - 2;
}
