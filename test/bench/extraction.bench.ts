import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import { measureAlternating, measurePerSecond } from './measurements.js';
import type { Ratio } from './ratio.js';

const MAILS = [
  'Hello, please quote DAP Heredia for 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO. Irrigation pumps, invoice USD 12,500. Regards, Clara Montero, Rutas del Istmo',
  'Buenas tardes: favor cotizar flete aéreo CPT de Madrid a Managua, 4 cajas de 60 x 40 x 40 cm, 22,5 kg c/u, repuestos de imprenta. Saludos, Raúl Lacayo',
  'Need a rate please. 3 crates 48x40x36 in, 300 lb each, ORD to GUA, FCA, machine parts, non hazardous.\n\nThanks\nPat Doyle\nDoyle Tool Works\nTel +1 312 000 0199',
];
const TIMES = 150;

/** B5: what the rule reader gets through, against one bare pass that only splits the same text into words. */
export async function benchmarkExtraction(): Promise<Ratio[]> {
  const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));
  const bytes = MAILS.reduce((sum, mail) => sum + Buffer.byteLength(mail), 0) * TIMES;
  const measureExtraction = () =>
    measurePerSecond(bytes, async () => {
      for (let time = 0; time < TIMES; time += 1) {
        for (const body of MAILS) await extractor.extract({ from: undefined, to: undefined, subject: undefined, body });
      }
    });
  let wordCount = 0;
  const measureSplit = () =>
    measurePerSecond(bytes, async () => {
      for (let time = 0; time < TIMES; time += 1) for (const mail of MAILS) wordCount += mail.split(/\s+/).length;
    });
  const { ours, theirs } = await measureAlternating(measureExtraction, measureSplit);
  if (wordCount === 0) throw new Error('Nothing was split.');
  const formatRate = (rate: number) => `${(rate / 1e6).toFixed(3)} MB/s`;
  const mailMs = (bytes / TIMES / MAILS.length / ours) * 1000;
  return [
    {
      name: 'Reading emails by rules, against splitting them into words',
      ours: `${formatRate(ours)}, ${mailMs.toFixed(2)} ms an email`,
      against: formatRate(theirs),
      ratio: ours / theirs,
    },
  ];
}
