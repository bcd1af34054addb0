import { unquotedText } from '../../../domain/inbound-mail/quoted-text.js';
import type { AskableFact } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { ReadableEmail } from '../../../domain/quoting/shipment-extractor.port.js';

/** Characters of a body that are sent; a request is told in fewer. */
const LONGEST_BODY = 12_000;
const LONGEST_DOCUMENT = 6_000;
const MOST_DOCUMENTS = 3;
/** A message with fewer letters of its own passes on another one: that one is then the request. */
const FEWEST_LETTERS = 40;
/** A signature stands in so many last lines. */
const SIGNATURE_LINES = 25;

const CARGO_FACTS: ReadonlySet<AskableFact> = new Set([
  'weight',
  'pieces',
  'dimensions',
  'volume',
  'description',
  'value',
  'dangerous',
]);
const CLOSING =
  /^\s*(?:--\s*|(?:(?:best|kind|warm|many)\s)?regards|rgds|sincerely|cheers|saludos(?:\s\w+)?|un saludo|cordialmente|atentamente|atte)[\s,.!]*$/i;
const FIGURE_WITH_UNIT =
  /\d\s?(?:kgs?|kilos?|lbs?|libras|cbm|m3|m³|cms?|mm|in|"|pcs|ctns?|plts?|pallets?|cajas|bultos)\b|\d\s?[x×*]\s?\d/i;

/**
 * What a second reader needs of an email, and no more: the writer's own words without signature and quoted mail, and the
 * documents only where cargo is asked for. What is left out becomes blanks, so that the rest stands where it stood.
 */
export function neededText(email: ReadableEmail, facts: readonly AskableFact[]): ReadableEmail {
  const own = unquotedText(email.body);
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  const body = withoutSignature(letters < FEWEST_LETTERS ? email.body : own).slice(0, LONGEST_BODY);
  const asksForCargo = facts.some((fact) => CARGO_FACTS.has(fact));
  const attachments = asksForCargo
    ? (email.attachments ?? [])
        .slice(0, MOST_DOCUMENTS)
        .map(({ filename, text }) => ({ filename, text: text.slice(0, LONGEST_DOCUMENT) }))
    : [];
  return { from: undefined, to: undefined, subject: email.subject, body, attachments };
}

function withoutSignature(text: string): string {
  const lines = text.split('\n');
  const written = lines.findLastIndex((line) => line.trim() !== '') + 1;
  const from = Math.max(1, written - SIGNATURE_LINES);
  const closing = lines.findIndex((line, at) => at >= from && CLOSING.test(line));
  if (closing < 0) return text;
  return lines
    .map((line, at) => (at <= closing || FIGURE_WITH_UNIT.test(line) ? line : ' '.repeat(line.length)))
    .join('\n');
}
