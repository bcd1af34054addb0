import { describe, expect, it } from '@jest/globals';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import { extractFrom } from './extract-facts.js';

const writeEnglish = (term: string, line: string) =>
  `Please quote air freight Miami to San Pedro Sula, ${term}.\n3 cartons, 45 kg gross, 60x40x40 cm each.\nGoods: spare parts.\n${line}`;
const writeSpanish = (term: string, line: string) =>
  `Favor cotizar flete aéreo Miami a San Pedro Sula, ${term}.\n3 cajas, 45 kg brutos, 60x40x40 cm cada una.\nMercancía: repuestos.\n${line}`;

const TERMS = ['DDP', 'DAP', 'CPT', 'DAP San Pedro Sula'];
const holdsAll = async (write: (term: string, line: string) => string, line: string) => {
  const left: string[] = [];
  for (const term of TERMS) {
    const request = await extractFrom(write(term, line));
    if (findReadingReasons(request).length === 0 && !request.severalShipments) left.push(term);
  }
  return left;
};

describe('A further destination on a line of its own holds the request', () => {
  it.each([
    'Also quote to Tegucigalpa.',
    'Please also quote to Choloma.',
    'And an option for Tegucigalpa.',
    'Alternative: Tegucigalpa',
    'Same to Tegucigalpa.',
    'Same for Managua please.',
    'Also to La Ceiba.',
    'Second option: delivery in Comayagua.',
    'Quote Tegucigalpa as well.',
    'We may also need it in Puerto Cortes.',
    'Or to Tegucigalpa instead?',
    'Another destination: Danli',
  ])('in English: %s', async (line) => {
    expect(await holdsAll(writeEnglish, line)).toEqual([]);
  });
  it.each([
    'Y también a Tegucigalpa.',
    'También cotizar a Choloma.',
    'Y una opción para Tegucigalpa.',
    'Alternativa: Tegucigalpa',
    'Lo mismo a Tegucigalpa.',
    'Igual para Managua.',
    'También a La Ceiba.',
    'Segunda opción: entrega en Comayagua.',
    'Cotizar Tegucigalpa también.',
    'O si no, a Puerto Cortés.',
    'Otro destino: Danlí',
  ])('in Spanish: %s', async (line) => {
    expect(await holdsAll(writeSpanish, line)).toEqual([]);
  });
  it.each([
    'Quote MIA-SJO DAP Heredia, 2 pallets 120x80x100 cm, 300 kg. Please quote customs clearance and delivery as well.',
    'Cotizar MIA-SJO, DAP Heredia, 2 tarimas 120x80x100 cm, 300 kg. También indicar el tiempo de tránsito.',
    'Quote MIA-SJO, 2 pallets 120x80x100 cm, 300 kg, DAP. The delivery to Heredia is for our client.',
  ])('and no other line does: %s', async (body) => {
    expect(findReadingReasons(await extractFrom(body)).map(({ code }) => code)).toEqual([]);
  });
});
