import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { extractFrom } from './extract-facts.js';

const WORDS =
  'kg kgs kilos lb lbs libras cm in " pulgadas m mts mm ft pies m3 cbm each ea c/u cada total gross bruto net neto peso ' +
  'pcs pieces piezas bultos ctns cajas pallets tarimas box crate x * @ / - – : ; , . ( ) # | = + ~ > & % ½ ¾ × ² ³ ' +
  'MIA SJO PTY GUA SAP TGU SAL LIR MGA ORD HKG DAP CPT DDP EXW CIF from to desde hasta ex Miami Heredia Managua Escazú ' +
  'USD $ US$ EUR ₡ value valor invoice factura DG UN3480 hazmat peligroso no non not please quote cotizar favor tarifa ' +
  'dos three media docena one two five diez y and of de the la el Re: Fwd: From: Subject: Dims Qty L W H corrijo sorry not';
const token = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS.split(' ')) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 2000 }).map(String) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 5000, noNaN: true }).map((one) => one.toFixed(2)) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 9e6, noNaN: true }).map((one) => one.toLocaleString('de')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
);
const gap = fc.oneof({ weight: 8, arbitrary: fc.constant(' ') }, fc.constantFrom('', '\n', '\t', '\u00a0', '\n\n> '));
const tokenSequence = fc
  .array(fc.tuple(token, gap), { minLength: 1, maxLength: 60 })
  .map((pairs) => pairs.map(([word, space]) => word + space).join(''));

/**
 * Reads random sequences of the tokens of freight: none breaks the reader, gives a value without evidence or is read in two ways.
 * @param seed the same sequences at every run, so that a red test is red again
 */
export async function checkTokenSequences(runs: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(tokenSequence, async (body) => {
      const read = await extractFrom(body);
      expect(await extractFrom(body)).toEqual(read);
      expect(findValuesWithoutEvidence(read)).toEqual([]);
      expect(findMisplacedEvidence(read, body)).toEqual([]);
    }),
    { numRuns: runs, seed },
  );
}

/** Values that were read, and the fields of the evidence that any one of may bear them out. */
function findValuesWithoutEvidence({ goods, evidence, destination, ...read }: ShipmentRequest): string[] {
  const places = ['destination.city', 'destination.address', 'destination.country', 'airportDestination'];
  const borne: ReadonlyArray<readonly [string, unknown, readonly string[]]> = [
    ['weight', goods.grossWeightKg, ['goods.weight']],
    ['pieces', goods.pieces, ['goods.pieces', 'goods.dimensions']],
    ['dimensions', goods.dimensionLines.length > 0 || undefined, ['goods.dimensions']],
    ['volume', goods.volumeM3, ['goods.volume', 'goods.dimensions']],
    ['value', goods.value, ['goods.value']],
    ['description', goods.description, ['goods.description']],
    ['dangerous', goods.dangerous || undefined, ['goods.dangerous']],
    ['incoterm', read.incoterm, ['incoterm']],
    ['origin', read.airportOrigin ?? read.origin, ['airportOrigin', 'origin']],
    ['destination', read.airportDestination ?? destination.country, places],
    ['city', destination.city ?? destination.address, places],
  ];
  return borne
    .filter(([, value, fields]) => value !== undefined && !fields.some((field) => evidence[field]?.length))
    .map(([name]) => name);
}

/** Evidence whose words do not stand where it says. */
function findMisplacedEvidence({ evidence }: ShipmentRequest, body: string): string[] {
  return Object.entries(evidence).flatMap(([field, found]) =>
    found
      .filter(({ part, start, end, text }) => part === 'body' && body.slice(start, end) !== text)
      .map(({ text }) => `${field}: ${text}`),
  );
}
