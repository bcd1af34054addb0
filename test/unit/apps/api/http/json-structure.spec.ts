import { describe, expect, it } from '@jest/globals';
import { isWithinFormLimits, isWithinJsonLimits } from '../../../../../apps/api/http/json-structure.js';

const LIMITS = { maxDepth: 3, maxValues: 10 };
const isWithin = (text: string, limits = LIMITS) => isWithinJsonLimits(Buffer.from(text), limits);

describe('what a JSON body may be made of', () => {
  it.each([
    '{}',
    '{"a":[{"b":1}]}',
    '[1,2,3,4,5,6,7,8]',
    '"[[[[[[[[[[[[[[[[,,,,,,,,,,,,,"',
    String.raw`{"html":"<p class=\"x\">[[[[[[{{{{{,,,,,,,,,,,,\\"}`,
    String.raw`["\\\"[[[[[[[[", "\\"]`,
    `{"content":"${'a,'.repeat(100_000)}"}`,
  ])('takes %.60s', (text) => expect(isWithin(text)).toBe(true));

  it.each([
    ['[[[[1]]]]', 'a fourth level'],
    ['{"a":{"b":{"c":{}}}}', 'a fourth level of objects'],
    ['[1,2,3,4,5,6,7,8,9,10,11]', 'too many numbers'],
    ['["","","","","",""]', 'too many texts'],
    ['{},{},{},{},{},{}', 'too many objects'],
    [String.raw`["\\"` + ',""'.repeat(6), 'texts behind one that ends with a backslash'],
    [' '.repeat(2_000_001), 'blanks without end'],
    ['['.repeat(5), 'levels that are never closed'],
    [`{${'"a":1,'.repeat(1_001)}}`, 'keys of one object'],
    [`[${'1,'.repeat(5_000)}1]`, 'elements of one list'],
    ['[[1]]', 'a list in a list'],
  ])('refuses %.40s: %s', (text) => {
    expect(isWithin(text, { maxDepth: 3, maxValues: text.length > 1_000 ? 1_000_000 : 10 })).toBe(false);
  });

  it.each([
    [`[${'{"a":1},'.repeat(4_999)}{"a":1}]`, 'objects with a key each'],
    [`{"a":[${'1,'.repeat(4_999)}1],"b":[1],"c":{"d":[1]}}`, 'a list as long as may be, and others beside it'],
    [`{${'"a":1,'.repeat(999)}"a":1}`, 'as many keys as may be'],
    ['{"a":1}]]]]]]', 'what is no JSON any more, which its parser refuses'],
  ])('takes %.40s: %s', (text) => {
    expect(isWithin(text, { maxDepth: 3, maxValues: 1_000_000 })).toBe(true);
  });

  it('refuses a text of nothing but escaped quotation marks, and looks at a few of them only', () => {
    expect(isWithin(`"${'\\"'.repeat(600_000)}"`)).toBe(false);
  });
});

describe('what an urlencoded form may be made of', () => {
  it('counts its fields', () => {
    expect(isWithinFormLimits(Buffer.from('a=1&b=2&c=3'), { maxValues: 3 })).toBe(true);
    expect(isWithinFormLimits(Buffer.from('a=1&b=2&c=3&d'), { maxValues: 3 })).toBe(false);
    expect(isWithinFormLimits(Buffer.from('&'.repeat(100)), { maxValues: 50 })).toBe(false);
  });
});
