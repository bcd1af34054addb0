import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { checkLongText } from './long-texts.js';

const MAX_ATTEMPTS = 3;
const EIGHT = 8;
const ROW = 512;
/** Of those kinds that are read fastest; `long-texts.nightly.ts` reads the others. */
const REPEATED = ['9', '. '];
const ODD = ['', '\0\0\0', '\ud800', 'a\udfffb', '\n\n\n', '💥💥', '<', '>>>>', '::::', '½½½'];

describe('hostile text', () => {
  it.each(REPEATED)('a megabyte of %j takes no more work than what is read of it', checkLongText);

  it('pairs of a count and its package take time that grows with the text', async () => {
    const readRow = async (pairs: number) => {
      const started = process.cpuUsage();
      await extractFrom('one box '.repeat(pairs));
      return process.cpuUsage(started).user;
    };
    let growth = Number.POSITIVE_INFINITY;
    // For eight times as many: the square of it is 64 times as much.
    for (let attempt = 0; attempt < MAX_ATTEMPTS && growth > 2 * EIGHT; attempt += 1)
      growth = Math.min(growth, (await readRow(EIGHT * ROW)) / (await readRow(ROW)));
    expect(growth).toBeLessThan(2 * EIGHT);
  });

  it.each(ODD)('%j is read without an error', async (text) => {
    await expect(extractFrom(text, { from: text, subject: text })).resolves.toMatchObject({
      isQuotationRequest: false,
    });
  });

  it('is read the same way twice', async () => {
    const body = 'quote MIA-SJO 3 ctns 40 kg, DAP Heredia, 40x30x30 cm';
    expect(await extractFrom(body)).toEqual(await extractFrom(body));
  });
});

describe('evidence', () => {
  it('points into the text as it was given, whatever was repaired in between', async () => {
    const body =
      'CotizaciÃ³n MIA – San JosÃ©,\u200b DAP TibÃ¡s\r\n4 cajas de 60×40×40 cm, peso 96 kg, valor US$ 5.430,00';
    const { evidence } = await extractFrom(body);
    for (const found of Object.values(evidence).flat()) {
      if (found.part === 'body') expect(body.slice(found.start, found.end)).toBe(found.text);
    }
    expect(evidence['goods.weight']?.[0]?.text).toBe('96 kg');
    expect(evidence['goods.dimensions']?.[0]?.text).toContain('60×40×40');
    expect(evidence['destination.city']?.[0]?.text).toBe('TibÃ¡s');
  });
});
