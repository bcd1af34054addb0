import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseUrlencodedForm } from '../../../../../apps/api/http/urlencoded-form.js';
import { measureStall } from '../../../../support/main-thread-cpu.js';

const MAX_STALL_MS = 200;
/** A collection of garbage may fall into one try. */
const TRIES = 4;

/** As the platform reads a form. */
function parseByPlatform(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) if (!fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

describe('an urlencoded form', () => {
  it.each([
    'a=1&b=2&a=3',
    'name=Ana+Ruiz&text=350%20kg%0D%0A%C3%B1',
    'a&b=&=c&&d==e',
    'x=%&y=%4&z=%zz&w=%e2%82',
    'a=%41%4a%2B%26',
    '',
  ])('is read as the platform reads it: %s', async (text) => {
    expect(await parseUrlencodedForm(Buffer.from(text))).toEqual(parseByPlatform(text));
  });

  it('is read so, whatever it holds', async () => {
    const piece = fc.oneof(fc.constantFrom('&', '=', '+', '%', '%41', '%c3%b1', '%F', 'a'), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const text = pieces.join('').replace(/^\?/, '');
        expect(await parseUrlencodedForm(Buffer.from(text))).toEqual(parseByPlatform(text));
      }),
    );
  });

  it('lets others be served where it has 30 MB of escapes', async () => {
    const body = Buffer.from(`a=${'%41'.repeat(10_000_000)}`);
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES && best > MAX_STALL_MS; attempt += 1) {
      const { result, stallMs } = await measureStall(() => parseUrlencodedForm(body));
      expect(result.a).toHaveLength(10_000_000);
      best = Math.min(best, stallMs);
    }
    expect(best).toBeLessThanOrEqual(MAX_STALL_MS);
  });
});
