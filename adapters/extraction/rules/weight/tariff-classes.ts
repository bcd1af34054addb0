import type { Stream } from '../text/token-stream.js';

const CLASS = /^(?:45|100|300|500|1000) ?(?:kgs?|kilos?|k)?$/;
/** What a plus sign adds to. */
const ADDED_TO = /(?:\d|\d ?(?:kgs?|kilos?|lbs?)|\bpallet|\btarima) ?$/;

/** `+100 kg`: the class of a tariff and no weight; what is added to something before it is one. */
export function isTariffClass(stream: Stream, at: number, to: number): boolean {
  return (
    stream.tokens[at - 1]?.text === '+' &&
    CLASS.test(stream.fold(at, to)) &&
    !ADDED_TO.test(stream.fold(Math.max(stream.rowStart(at), at - 3), at - 1))
  );
}
