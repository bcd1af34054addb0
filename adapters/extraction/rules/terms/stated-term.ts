import type { Incoterm } from '../../../../domain/pricing/incoterm/incoterm.js';
import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import type { Passage } from '../text/split-email.js';
import type { TokenStream } from '../text/token-stream.js';
import { extractIncoterms, findImpliedIncoterm, findTermOfAmount, type IncotermMention } from './incoterm-extractor.js';

/** The term in use, and what is as surely stated beside it. */
export interface StatedTerm {
  readonly term: Incoterm;
  readonly evidence: Evidence;
  readonly rival?: string;
}

/** Terms under which the buyer pays the carriage. */
const CARRIAGE_UNPAID: ReadonlySet<Incoterm> = new Set<Incoterm>(['EXW', 'FCA', 'FAS', 'FOB']);

/** `Incoterm: EXW` where the seller is said to sell DDP: nobody asks for a carriage that the purchase includes. */
function isPaidTwice(best: IncotermMention, other: IncotermMention): boolean {
  return other.isOfPurchase === true && CARRIAGE_UNPAID.has(best.term) && !CARRIAGE_UNPAID.has(other.term);
}

const ASKED_FOR =
  /\b(?:quote|cotizar|cotice[n]?|rate|tarifa|price|precio)(?: (?:us|me|it|as|on|the|a|en|nos|de|for))* ?$/;
const SAID = /\b(?:says?|dice|shows?|indica|menciona|states?)(?: (?:it|is|que|es|the term))* ?$/;
/** How many words before a term tell who states it. */
const WORDS_BEFORE = 4;

/** `Term: FOB … so quote DAP to the door`, `customer says DDP`: a term that a form or a paper states otherwise. */
function isContested(stream: TokenStream, best: IncotermMention, other: IncotermMention): boolean {
  const before = stream.getTextBefore(other.at, WORDS_BEFORE);
  const isLabelled = stream.findLabelAt(best.at)?.field === 'incoterm';
  return SAID.test(before) || (isLabelled && ASKED_FOR.test(before));
}

/** The surest term of the newest passage that states one. */
export function findStatedTerm(passages: readonly Passage[]): StatedTerm | undefined {
  for (const { stream } of passages) {
    const mentions = extractIncoterms(stream);
    const first = mentions[0];
    if (!first) continue;
    const best = mentions.reduce((surest, one) => (one.score > surest.score ? one : surest), first);
    const isRival = (one: IncotermMention) =>
      one.score >= best.score || isPaidTwice(best, one) || isContested(stream, best, one);
    const rival = mentions.find((one) => one.term !== best.term && isRival(one));
    return {
      term: best.term,
      evidence: stream.createEvidence(best.at, best.to),
      ...(rival ? { rival: `${best.term} … ${rival.term}` } : {}),
    };
  }
  for (const { stream } of passages) {
    const implied = findImpliedIncoterm(stream) ?? findTermOfAmount(stream);
    if (implied) return { term: implied.term, evidence: stream.createEvidence(implied.at, implied.to) };
  }
  return undefined;
}
