import {
  findNonRequestIntent,
  isStatusReport,
  NON_REQUEST_PATTERNS,
  removePastReferences,
} from './non-request-intents.js';
import { asksForPrice, BARE_PRICE_REQUEST, removePriceMentions } from './price-questions.js';

/** What kind of email the newest message is. */
export interface RequestClassification {
  readonly isRequest: boolean;
  /** Why not, as a readable word; undefined for requests. */
  readonly kind: string | undefined;
  /** A request by its cargo alone, which staff should confirm. */
  readonly isDoubtful: boolean;
}

/** The input of the classification: folded texts. */
export interface RequestTexts {
  readonly from: string;
  readonly subject: string;
  /** The newest message without notices and signature. */
  readonly top: string;
  /** Messages that were passed on below. */
  readonly forwarded: string;
  /** Everything, notices included. */
  readonly whole: string;
  /** How many facts of a shipment were found. */
  readonly facts: number;
  /** Whether lines speak to a machine. */
  readonly addressesMachine: boolean;
}

const REQUEST: RequestClassification = { isRequest: true, kind: undefined, isDoubtful: false };
const DOUBTFUL: RequestClassification = { ...REQUEST, isDoubtful: true };
/** This many facts describe a shipment, whatever else is stated. */
const MIN_DESCRIBING_FACTS = 3;

/**
 * Classifies an email as a request for a price or not. Some kinds of mail are never one. A question of price makes one,
 * unless it only mentions an earlier price beside another purpose. Without a question a described shipment is one if no
 * other purpose is found, and a doubtful one if the words are those of a report.
 */
export function classifyRequest(texts: RequestTexts): RequestClassification {
  const newest = texts.top.trim() === '' ? texts.forwarded : texts.top;
  const never = NON_REQUEST_PATTERNS.find(([, pattern, where]) => pattern.test(texts[where]));
  if (never) return toNonRequest(never[0]);
  const currentText = removePastReferences(newest);
  const answers = /^\W*(?:(?:re|rv|fw|fwd|aw)\s*:\s*)+/.test(texts.subject);
  const asks = asksForPrice(newest) || (texts.facts >= 2 && BARE_PRICE_REQUEST.test(newest));
  const otherIntent =
    findNonRequestIntent(currentText) ??
    (answers || asksForPrice(texts.subject) ? undefined : findNonRequestIntent(texts.subject));
  if (asks && !(otherIntent && isIncidentalPriceRequest(newest, otherIntent, texts.facts))) return REQUEST;
  if (otherIntent) return toNonRequest(otherIntent);
  const isReport = isStatusReport(currentText);
  if (isReport && texts.facts < MIN_DESCRIBING_FACTS) return toNonRequest('tracking');
  if (asksForPrice(texts.forwarded) || (!answers && asksForPrice(texts.subject))) return REQUEST;
  if (texts.addressesMachine && texts.facts < MIN_DESCRIBING_FACTS) return toNonRequest('orders to a machine');
  if (texts.facts >= MIN_DESCRIBING_FACTS) return isReport ? DOUBTFUL : REQUEST;
  if (answers && texts.facts >= 1 && asksForPrice(texts.whole)) return REQUEST;
  return toNonRequest('no question of price');
}

function toNonRequest(kind: string): RequestClassification {
  return { isRequest: false, kind, isDoubtful: false };
}

/** Whether what sounds like a question of price only mentions an earlier one. */
function isIncidentalPriceRequest(newest: string, kind: string, facts: number): boolean {
  const rest = removePriceMentions(newest);
  if (kind === 'rate offer' || kind === 'offer of services')
    return (
      !/\b(?:pls quote|please quote|favor cotizar|need (?:a |your )?(?:quote|rate)|request for (?:quotation|quote|proposal)|rfq|solicitud de (?:cotizacion|oferta)|necesito|cotizar\b|su mejor|your best|validity (?:please|pls|needed|required))/.test(
        rest.slice(0, 1500),
      ) || /nuestra (?:mejor )?oferta|our (?:best )?offer/.test(rest)
    );
  if (
    kind === 'claim' &&
    !/\b(?:re)?(?:coti[sz]|quot|flete|freight|tarifa|rate)|how much|cuanto|what ?'?s the damage/.test(rest)
  )
    return true;
  return !asksForPrice(rest) && !(kind === 'tracking' && facts >= 3 && BARE_PRICE_REQUEST.test(rest));
}
