import type { DeclaredValue } from '../../../../domain/money/declared-value.js';
import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import type { PlaceMention } from '../places/place-mention.js';
import { foldText } from '../text/normalize-text.js';
import type { Passage } from '../text/split-email.js';
import type { TokenStream } from '../text/token-stream.js';
import { deniesDangerOfCargo, findDangerousGoods } from './dangerous-goods.js';
import { type DescriptionMention, extractDescriptions } from './description-extractor.js';
import { findInsuredValue } from './insured-value.js';
import { tidyDescription } from './tidy-description.js';
import { sumValueColumn } from './value-column.js';
import { extractValues, type ValueMention } from './value-extractor.js';

/** The value, the description and the danger of the goods. */
export interface ExtractedGoods {
  readonly value: DeclaredValue | undefined;
  readonly description: string | undefined;
  readonly dangerous: boolean;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
}

/** Reads the description and value of the goods, and whether they are dangerous. @param term Incoterm of the request */
export function extractGoods(
  passages: readonly Passage[],
  places: readonly (readonly PlaceMention[])[],
  senderNames: ReadonlySet<string>,
  term: string | undefined,
): ExtractedGoods {
  const evidence: Record<string, readonly Evidence[]> = {};
  const values = passages.map(({ stream, kind }) => ({ stream, kind, mention: extractValue(stream) }));
  const stated =
    values.find(({ mention, kind }) => mention && (kind !== 'history' || mention.score >= 2)) ??
    findInsuredValue(passages, term);
  if (stated?.mention) evidence['goods.value'] = [stated.stream.createEvidence(stated.mention.at, stated.mention.to)];
  const described = selectDescription(passages, places, senderNames);
  const description = described && tidyDescription(described.mention.text);
  if (described) {
    const { stream, mention } = described;
    evidence['goods.description'] = [stream.createEvidence(mention.at, findValueEnd(stream, mention, description))];
  }
  let dangerous = false;
  const isCargoDenied = passages.some(({ stream, kind }) => kind !== 'history' && deniesDangerOfCargo(stream));
  for (const { stream } of passages) {
    const danger = findDangerousGoods(stream, isCargoDenied);
    if (!danger) continue;
    dangerous = true;
    evidence['goods.dangerous'] = [stream.createEvidence(danger.at, danger.to)];
    break;
  }
  return {
    value: stated?.mention?.value,
    description,
    dangerous,
    evidence,
  };
}

/** The likeliest value; the sum of a column stands before the amounts of its own lines. */
function extractValue(stream: TokenStream): ValueMention | undefined {
  const [likeliest] = extractValues(stream);
  const column = sumValueColumn(stream);
  const isOfColumn = likeliest && column && likeliest.at >= column.at && likeliest.to <= column.to;
  return isOfColumn ? column : (likeliest ?? column);
}

/** One past the token with which the tidied description ends: what follows in the mention is not what was read. */
function findValueEnd(stream: TokenStream, { at, to }: DescriptionMention, description: string | undefined): number {
  const words = foldText(description ?? '').match(/[\p{L}\d]+/gu) ?? [];
  let next = 0;
  for (let i = at; i < to && words.length > 0; i += 1) {
    if (stream.tokens[i]?.fold === words[next]) next += 1;
    if (next === words.length) return i + 1;
  }
  return to;
}

const REPEATED = 2;
/** A word that nothing marks as goods scores one, and no more with a second word beside it. */
const LEAST_SCORE = 1.9;

/** The likeliest description; words that the subject and the body share are likelier. */
function selectDescription(
  passages: readonly Passage[],
  places: readonly (readonly PlaceMention[])[],
  senderNames: ReadonlySet<string>,
): { stream: TokenStream; mention: DescriptionMention } | undefined {
  const all = passages.flatMap(({ stream, kind }, rank) =>
    extractDescriptions(stream, places[rank] ?? [], senderNames).map((mention) => ({ stream, mention, kind })),
  );
  const seen = new Map<string, Set<TokenStream>>();
  const stems = (text: string) =>
    foldText(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 6));
  for (const { stream, mention } of all)
    for (const stem of stems(mention.text)) seen.set(stem, (seen.get(stem) ?? new Set()).add(stream));
  let best: { stream: TokenStream; mention: DescriptionMention } | undefined;
  let bestScore = LEAST_SCORE;
  for (const { stream, mention, kind } of all) {
    const shared = stems(mention.text).some((stem) => (seen.get(stem)?.size ?? 0) > 1) ? REPEATED : 0;
    const score = mention.score + shared - (kind === 'history' ? 2 : kind === 'forwarded' ? -1 : 0);
    if (score > bestScore) {
      best = { stream, mention };
      bestScore = score;
    }
  }
  return best;
}
