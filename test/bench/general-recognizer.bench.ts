import recognizers from '@microsoft/recognizers-text-suite';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import { CM_PER_INCH, KG_PER_POUND } from '../../domain/cargo/units.js';
import {
  LABELLED_SETS,
  type LabelledEmail,
  loadLabelledEmailFile,
  loadLabelledEmails,
} from '../corpus/labelled-email.js';
import { measureAlternating, measurePerSecond } from './measurements.js';
import type { Ratio } from './ratio.js';

const { Culture, recognizeDimension } = recognizers;

/** Emails of each set that are compared, and of them those that are timed: the peer takes a good tenth of a second for one. */
const OF_EACH_SET = 25;
const TIMED = 12;

/** What the peer calls its units, and what one of them is in kilograms or in centimetres. */
const KILOGRAMS: Readonly<Record<string, number>> = {
  Kilogram: 1,
  Kilogramo: 1,
  Pound: KG_PER_POUND,
  Libra: KG_PER_POUND,
  'Metric ton': 1000,
  Ton: 1000,
  Tonelada: 1000,
};
const CENTIMETRES: Readonly<Record<string, number>> = {
  Centimeter: 1,
  Centímetro: 1,
  Millimeter: 0.1,
  Milímetro: 0.1,
  Meter: 100,
  Metro: 100,
  Inch: CM_PER_INCH,
  Pulgada: CM_PER_INCH,
  Foot: 30.48,
  Pie: 30.48,
};

/** What was found in an email. */
interface RecognizedValues {
  readonly kilograms: readonly number[];
  readonly centimetres: readonly number[];
}

/**
 * B5: weights and dimensions of the same labelled emails, read by our rules and by a general recognizer of quantities.
 * The peer is judged kindly: a stated value counts as its own wherever anything that it found equals it.
 * `CORPUS` names another file of labelled emails.
 */
export async function benchmarkGeneralRecognizer(): Promise<Ratio[]> {
  const emails = listComparedEmails();
  const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));
  const findByRules = async ({ email }: LabelledEmail): Promise<RecognizedValues> => {
    const { goods } = await extractor.extract({ ...email, body: email.content });
    return {
      kilograms: goods.grossWeightKg === undefined ? [] : [goods.grossWeightKg],
      centimetres: goods.dimensionLines.flatMap(({ lengthCm, widthCm, heightCm }) => [lengthCm, widthCm, heightCm]),
    };
  };
  let labelledCount = 0;
  let ours = 0;
  let theirs = 0;
  for (const one of emails) {
    labelledCount += countLabelledValues(one);
    ours += countLabelledValues(one, await findByRules(one));
    theirs += countLabelledValues(one, findByPeer(one));
  }
  const timed = emails.slice(0, TIMED);
  const speed = await measureAlternating(
    () => measurePerSecond(timed.length, async () => void (await Promise.all(timed.map(findByRules)))),
    () => measurePerSecond(timed.length, async () => void timed.map(findByPeer)),
  );
  const formatPart = (right: number) =>
    `${right} of ${labelledCount} (${((100 * right) / labelledCount).toFixed(1)} %)`;
  const formatRate = (rate: number) => `${rate.toFixed(1)} emails/s`;
  return [
    {
      name: 'Weights and sides read right, against a general recognizer of quantities',
      ours: formatPart(ours),
      against: formatPart(theirs),
      ratio: ours / theirs,
    },
    {
      name: 'Speed of reading everything, against that recognizer reading quantities alone',
      ours: formatRate(speed.ours),
      against: formatRate(speed.theirs),
      ratio: speed.ours / speed.theirs,
    },
  ];
}

function listComparedEmails(): LabelledEmail[] {
  const corpus = process.env.CORPUS;
  const emails = corpus
    ? loadLabelledEmailFile(corpus)
    : LABELLED_SETS.flatMap((set) => loadLabelledEmails(set).slice(0, OF_EACH_SET));
  return emails.filter(({ expect }) => expect.isQuotationRequest);
}

/** What the peer finds, in both languages. */
function findByPeer({ email }: LabelledEmail): RecognizedValues {
  const text = `${email.subject}\n${email.content}`;
  const found = { kilograms: [] as number[], centimetres: [] as number[] };
  for (const culture of [Culture.English, Culture.Spanish]) {
    for (const { resolution } of recognizeDimension(text, culture)) {
      // A unit that stands alone is found without a value.
      if (!resolution?.value) continue;
      const amount = Number(String(resolution.value).replace(',', '.'));
      const kilograms = KILOGRAMS[resolution.unit];
      const centimetres = CENTIMETRES[resolution.unit];
      if (kilograms) found.kilograms.push(amount * kilograms);
      if (centimetres) found.centimetres.push(amount * centimetres);
    }
  }
  return found;
}

/** How many of the labelled values were found; without a finding: how many there are. */
function countLabelledValues({ expect }: LabelledEmail, found?: RecognizedValues): number {
  const weights = typeof expect.grossWeightKg === 'number' ? [expect.grossWeightKg] : [];
  const sides = (expect.dimensionLines ?? []).flatMap(({ lengthCm, widthCm, heightCm }) => [
    lengthCm,
    widthCm,
    heightCm,
  ]);
  const countFound = (labelled: number, values: readonly number[] | undefined) =>
    values === undefined || values.some((value) => Math.abs(value - labelled) <= Math.max(0.15, labelled * 0.005));
  return (
    weights.filter((weight) => countFound(weight, found?.kilograms)).length +
    sides.filter((side) => countFound(side, found?.centimetres)).length
  );
}
