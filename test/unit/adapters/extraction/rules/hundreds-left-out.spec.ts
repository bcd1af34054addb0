import { describe, expect, it } from '@jest/globals';
import { readByGrammar } from '../../../../../domain/reading/grammar/read-by-grammar.js';
import { listReasons, readCargo } from './read-cases.js';

const ASK = 'Quote CPT MIA-SJO 1 crate 100x80x90 cm,';

/** What the second reader makes of the weight. */
function weighByGrammar(text: string): number | undefined {
  const at = Array.from({ length: text.length + 1 }, (_, k) => k);
  const { cargo } = readByGrammar([{ kind: 'top', lines: [{ text, from: 0, at }], places: [] }], []);
  return cargo?.best.kg === undefined ? undefined : Math.round(cargo.best.kg * 100) / 100;
}

describe('Numbers whose hundreds are named by their digit', () => {
  it.each([
    ['one-eighty kilos', 180],
    ['three forty pounds in total', 154.22],
    ['weighs two oh seven kilos', 207],
    ['one fifteen kg gross', 115],
    ['four sixty-five kilos', 465],
    ['twelve thirty kilos', 1230],
  ])('%s', async (words, kg) => {
    const text = `${ASK} ${words}`;
    expect(await readCargo(text)).toMatchObject({ kg, pieces: 1 });
    expect(weighByGrammar(text)).toBe(kg);
    expect(await listReasons(text)).toEqual([]);
  });

  it.each([
    ['Quote CPT MIA-SJO two thirty-kilo boxes 50x40x30 cm', [60, 2, 0.12]],
    ['Quote CPT MIA-SJO one fifty kilo crate 80x60x50 cm', [50, 1, 0.24]],
    ['Quote CPT MIA-SJO one crate, one ten by ninety by one twenty cm, 140 kg', [140, 1, 1.19]],
  ] as const)('%s', async (text, [kg, pieces, m3]) => {
    expect(await readCargo(text)).toMatchObject({ kg, pieces, m3 });
  });

  it('holds what may be two weights of one or one weight', async () => {
    const text = 'Quote CPT MIA-SJO 2 crates 100x80x90 cm, two thirty kilos each';
    expect(await listReasons(text)).toContain('figures-doubtful');
  });
});

describe('Numbers of which only the size is told', () => {
  it.each([
    'pesa ciento y pico kilos',
    'pesa 80 y tantos kilos',
    'unos trescientos y pico de kilos',
    'pesa como ciento cincuenta y algo de libras',
    'cientos de kilos',
    'varias toneladas de peso',
    'a hundred-odd kilos',
    '90-something pounds',
    'a couple hundred pounds',
    'a few hundred kilos',
    'several hundred lbs',
    'four hundred and change pounds',
  ])('holds %s', async (words) => {
    expect(await listReasons(`Cotizar CPT MIA-SJO 1 caja 100x80x90 cm, ${words}`)).toContain('figures-doubtful');
  });

  it.each([
    'Cotizar CPT MIA-SJO treinta y tantas cajas 50x40x30 cm, 12 kg cada una',
    'Quote CPT MIA-SJO forty-odd cartons',
  ])('holds %s', async (text) => {
    expect(await listReasons(text)).toContain('figures-doubtful');
  });

  it.each([
    'Cotizar CPT MIA-SJO dos docenas de cajas 50x40x30 cm, 240 kg en total',
    'Quote CPT MIA-SJO 1 crate 100x80x90 cm, 140 kg. It has something odd in it',
    'Cotizar CPT MIA-SJO 1 caja 100x80x90 cm, 140 kg, pasen a las 3 y pico',
  ])('leaves alone %s', async (text) => {
    expect(await listReasons(text)).not.toContain('figures-doubtful');
  });
});

describe('Goods that are counted where no pieces are', () => {
  it.each([
    'Quote CPT MIA-SJO. We are shipping four sewing machines, 210 kg altogether',
    'Cotizar CPT MIA-SJO. Estamos comprando 5 lavadoras industriales, pesan 410 kg en total',
  ])('holds %s', async (text) => {
    expect(await listReasons(text)).toContain('figures-left-over');
  });

  it.each([
    'Quote CPT MIA-SJO. We have two questions about the cargo of 210 kg, 1.2 cbm, but first the price',
    'Cotizar CPT MIA-SJO. Tenemos 3 sucursales. Carga: 410 kg, 2 m3',
    'Quote CPT MIA-SJO. We are shipping four sewing machines in 2 crates 100x80x90 cm, 210 kg',
  ])('leaves alone %s', async (text) => {
    expect(await listReasons(text)).not.toContain('figures-left-over');
  });
});
