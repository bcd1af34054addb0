import { describe, expect, it } from '@jest/globals';
import { parseAcceptLanguage } from '../../../../../apps/api/http/request-context.js';

describe('The language that a call accepts', () => {
  it.each([
    ['es', 'es'],
    ['es-CR,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['de-DE,de;q=0.9,es;q=0.5,en;q=0.4', 'es'],
    ['en;q=0.2, es;q=0.7', 'es'],
    ['es;q=0', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;q=x,,', 'en'],
  ])('of %j is %s', (header, language) => {
    expect(parseAcceptLanguage(header)).toBe(language);
  });
});
