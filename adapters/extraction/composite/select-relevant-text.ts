import { stripQuotedText } from '../../../domain/inbound-mail/quoted-text.js';
import type { AskableField } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { ExtractionInput } from '../../../domain/quoting/shipment-extractor.port.js';

/** Maximum characters of a body that are sent; requests are shorter. */
const MAX_BODY_LENGTH = 12_000;
const MAX_DOCUMENT_LENGTH = 6_000;
const MAX_DOCUMENTS = 3;
/** A message with fewer letters of its own forwards another one: that one is then the request. */
const MIN_ALPHABETIC_CHARACTERS = 40;
/** A signature is within this many last lines. */
const SIGNATURE_LINES = 25;

const CARGO_FACTS: ReadonlySet<AskableField> = new Set([
  'weight',
  'pieces',
  'dimensions',
  'volume',
  'description',
  'value',
  'dangerous',
]);
const CLOSING =
  /^\s*(?:--|(?:(?:best|kind|warm|many)\s)?regards|rgds|sincerely|cheers|saludos(?:\s\w+)?|un saludo|cordialmente|atentamente|atte)[\s,.!]*$/i;
const NUMBER_WITH_UNIT =
  /\d\s?(?:kgs?|kilos?|lbs?|libras|cbm|m3|m³|cms?|mm|in|"|pcs|ctns?|plts?|pallets?|cajas|bultos)\b|\d\s?[x×*]\s?\d/i;

/**
 * The parts of an email that the language model needs: the writer's own words without signature and quoted mail, and
 * the documents only where cargo is asked for. What is left out becomes blanks, so that offsets in the rest stay valid.
 */
export function selectRelevantText(email: ExtractionInput, facts: readonly AskableField[]): ExtractionInput {
  const own = stripQuotedText(email.body);
  const alphabeticCharacters = own.match(/\p{L}/gu)?.length ?? 0;
  const body = blankSignature(alphabeticCharacters < MIN_ALPHABETIC_CHARACTERS ? email.body : own).slice(
    0,
    MAX_BODY_LENGTH,
  );
  const asksForCargo = facts.some((fact) => CARGO_FACTS.has(fact));
  const attachments = asksForCargo
    ? (email.attachments ?? [])
        // What was recognized in a picture is no evidence of itself: no model repeats it.
        .filter(({ recognizedLines }) => recognizedLines === undefined)
        .slice(0, MAX_DOCUMENTS)
        .map(({ filename, text }) => ({ filename, text: text.slice(0, MAX_DOCUMENT_LENGTH) }))
    : [];
  return { from: undefined, to: undefined, subject: email.subject, body, attachments };
}

function blankSignature(text: string): string {
  const lines = text.split('\n');
  const written = lines.findLastIndex((line) => line.trim() !== '') + 1;
  const from = Math.max(1, written - SIGNATURE_LINES);
  const closing = lines.findIndex((line, at) => at >= from && CLOSING.test(line));
  if (closing < 0) return text;
  return lines
    .map((line, at) => (at <= closing || NUMBER_WITH_UNIT.test(line) ? line : ' '.repeat(line.length)))
    .join('\n');
}
