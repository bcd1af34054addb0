import type { TokenStream } from '../text/token-stream.js';

const WEIGHT_CLASS = /^(?:45|100|300|500|1000) ?(?:kgs?|kilos?|k)?$/;
/** What a plus sign adds to. */
const ADDED_TO = /(?:\d|\d ?(?:kgs?|kilos?|lbs?)|\bpallet|\btarima) ?$/;

/** `+100 kg`: the class of a tariff and no weight; what is added to something before it is one. */
export function isTariffClass(stream: TokenStream, at: number, to: number): boolean {
  return (
    stream.tokens[at - 1]?.text === '+' &&
    WEIGHT_CLASS.test(stream.getFoldedText(at, to)) &&
    !ADDED_TO.test(stream.getFoldedText(Math.max(stream.getLineStart(at), at - 3), at - 1))
  );
}
