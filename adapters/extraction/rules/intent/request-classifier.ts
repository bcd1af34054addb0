import { errandIn, NEVER, reportsIn, withoutLookingBack } from './non-request-intents.js';
import { asksIn, BARE_ASK, withoutMentions } from './price-questions.js';

/** What kind of email the newest message is. */
export interface RequestVerdict {
  readonly isRequest: boolean;
  /** Why not, as a readable word; undefined for requests. */
  readonly kind: string | undefined;
  /** A request by its cargo alone, which a person should confirm. */
  readonly isDoubtful: boolean;
}

/** What the verdict is based on: folded texts. */
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

const REQUEST: RequestVerdict = { isRequest: true, kind: undefined, isDoubtful: false };
const DOUBTFUL: RequestVerdict = { ...REQUEST, isDoubtful: true };
/** So many facts describe a shipment, whatever is said beside them. */
const DESCRIBED = 3;

/**
 * Tells a request for a price from everything else that reaches a quotation desk. Some kinds of mail are never one. A question
 * of price makes one, unless it only mentions an earlier price beside another errand. Without a question a described shipment is
 * one where no other errand is seen, and a doubtful one where the words are those of a report.
 */
export function requestVerdict(texts: RequestTexts): RequestVerdict {
  const newest = texts.top.trim() === '' ? texts.forwarded : texts.top;
  const never = NEVER.find(([, pattern, where]) => pattern.test(texts[where]));
  if (never) return not(never[0]);
  const told = withoutLookingBack(newest);
  const answers = /^\W*(?:(?:re|rv|fw|fwd|aw)\s*:\s*)+/.test(texts.subject);
  const asks = asksIn(newest) || (texts.facts >= 2 && BARE_ASK.test(newest));
  const errand = errandIn(told) ?? (answers || asksIn(texts.subject) ? undefined : errandIn(texts.subject));
  if (asks && !(errand && isWeakAsk(newest, errand, texts.facts))) return REQUEST;
  if (errand) return not(errand);
  const isReport = reportsIn(told);
  if (isReport && texts.facts < DESCRIBED) return not('tracking');
  if (asksIn(texts.forwarded) || (!answers && asksIn(texts.subject))) return REQUEST;
  if (texts.addressesMachine && texts.facts < DESCRIBED) return not('orders to a machine');
  if (texts.facts >= DESCRIBED) return isReport ? DOUBTFUL : REQUEST;
  if (answers && texts.facts >= 1 && asksIn(texts.whole)) return REQUEST;
  return not('no question of price');
}

function not(kind: string): RequestVerdict {
  return { isRequest: false, kind, isDoubtful: false };
}

/** Whether what sounds like a question of price only mentions an earlier one. */
function isWeakAsk(newest: string, kind: string, facts: number): boolean {
  const rest = withoutMentions(newest);
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
  return !asksIn(rest) && !(kind === 'tracking' && facts >= 3 && BARE_ASK.test(rest));
}
