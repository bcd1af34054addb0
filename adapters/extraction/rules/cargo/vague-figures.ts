import type { Passage } from '../text/split-email.js';

/** Longest stretch of a passage that is looked through, in characters. */
const MAX_LENGTH = 20_000;
/** What a number of the cargo is of. */
const UNITS =
  'kilos?|kgs?|kilogram(?:o?s)?|libras?|lbs?|pounds?|ton(?:s|nes|eladas)?|quintales|cms?|pulgadas|inches|metros';
const PACKAGES =
  'boxes|cartons|ctns|crates|pallets|skids|bags|drums|pieces|pcs|cajas|cajitas|bultos|tarimas|paletas|piezas|sacos|rollos|tambores';
const MONEY = 'dolares|dollars|usd|euros|pesos|quetzales|colones|lempiras';
const OF = `(?:(?:de|of) )?(?:${UNITS}|${PACKAGES}|${MONEY})\\b`;
/** `ciento y pico kilos`, `30 y tantas cajas`, `pesa doscientos y pico`. */
const AND_MORE = String.raw`(?:\d{1,5}|mil|[a-z]{4,15}) y (?:picos?|piquito|tant[oa]s|algo)`;
const WEIGHS = String.raw`pes(?:a|an|o|aria|arian|ando)\b[^.;\n\d]{0,24}`;
const PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`\b${AND_MORE} ${OF}`, 'g'),
  new RegExp(String.raw`\b${WEIGHS}\b${AND_MORE}\b`, 'g'),
  // `a hundred-odd kilos`, `100-something pounds`, `twenty some boxes`
  new RegExp(String.raw`\b(?:\d{1,5}|[a-z]{3,9}) ?-? ?(?:odd|something|some odd) ${OF}`, 'g'),
  // `a couple hundred pounds`, `several dozen boxes`
  new RegExp(String.raw`\b(?:couple|few|several)(?: of)? (?:hundreds?|thousands?|dozens?|tons?)(?: ${OF})`, 'g'),
  new RegExp(String.raw`\b(?:hundreds|thousands|dozens|cientos|centenares|decenas|miles) ${OF}`, 'g'),
  /\b(?:vari[ao]s|un[ao]s|algun[ao]s) (?:docenas|quintales|toneladas|cientos) (?:de )?[a-z]{4,12}/g,
  /\bhundred and (?:something|change|some)\b/g,
  // `two forty kilos each`: two of forty, or one of 240
  /\b(?:two|three|four|five|six|seven|eight|nine) (?:ten|fifteen|[a-z]{3,5}ty) (?:kilos|kgs?|pounds|lbs?) (?:each|apiece)\b/g,
];

/** The words of a number of the cargo that is only told by its size; undefined where there is none. */
export function findVagueFigures(passages: readonly Passage[]): string | undefined {
  for (const { fold, lines } of passages) {
    const text = fold.slice(0, MAX_LENGTH);
    for (const pattern of PATTERNS) {
      const [match] = text.matchAll(pattern);
      if (!match) continue;
      const written = lines.map((line) => line.text).join('\n');
      return written.slice(match.index, match.index + match[0].length);
    }
  }
  return undefined;
}
