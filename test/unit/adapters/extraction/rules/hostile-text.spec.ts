import { describe, expect, it } from '@jest/globals';
import { reading } from './extract-facts.js';

const MEGABYTE = 1_048_576;
const MOST_CPU_MS = 2500;
const REPEATED = [
  '9',
  '1x',
  '<!--',
  '> ',
  '\n',
  '|',
  '. ',
  '12 kg each ',
  'San José, ',
  'MIA-SJO ',
  'one two ',
  '=\n',
  'Qty\nL\nW\nH\n',
];
const ODD = ['', '\0\0\0', '\ud800', 'a\udfffb', '\n\n\n', '💥💥', '<', '>>>>', '::::', '½½½'];

describe('hostile text', () => {
  it.each(REPEATED)('a megabyte of %j takes bounded work', async (unit) => {
    await reading('warm up');
    const started = process.cpuUsage();
    const read = await reading(unit.repeat(Math.ceil(MEGABYTE / unit.length)));
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(MOST_CPU_MS);
    expect(read.warnings.join(' ')).toContain('characters');
  });

  it.each(ODD)('%j is read without an error', async (text) => {
    await expect(reading(text, { from: text, subject: text })).resolves.toMatchObject({ isQuotationRequest: false });
  });

  it('is read the same way twice', async () => {
    const body = 'quote MIA-SJO 3 ctns 40 kg, DAP Heredia, 40x30x30 cm';
    expect(await reading(body)).toEqual(await reading(body));
  });
});

describe('evidence', () => {
  it('points into the text as it was given, whatever was repaired in between', async () => {
    const body =
      'CotizaciÃ³n MIA – San JosÃ©,\u200b DAP TibÃ¡s\r\n4 cajas de 60×40×40 cm, peso 96 kg, valor US$ 5.430,00';
    const { evidence } = await reading(body);
    for (const found of Object.values(evidence).flat()) {
      if (found.part === 'body') expect(body.slice(found.start, found.end)).toBe(found.text);
    }
    expect(evidence['goods.weight']?.[0]?.text).toBe('96 kg');
    expect(evidence['goods.dimensions']?.[0]?.text).toContain('60×40×40');
    expect(evidence['destination.city']?.[0]?.text).toBe('TibÃ¡s');
  });
});
