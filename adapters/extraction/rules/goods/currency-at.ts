import type { TokenStream } from '../text/token-stream.js';
import { CODES_IN_CAPITALS, CURRENCIES, findNationalCurrency } from './currencies.js';

/** `USD`, `US$`, `dólares canadienses`: the currency that begins at a token, and the token behind it. */
export function parseCurrencyAt(stream: TokenStream, i: number): { next: number; currency: string } | undefined {
  const token = stream.tokens[i];
  if (!token || token.kind === 'break') return undefined;
  const nationalCurrency = findNationalCurrency(token.fold, stream.tokens[i + 1]?.fold ?? '');
  if (nationalCurrency) return { next: i + 2, currency: nationalCurrency };
  if (token.fold === 'us' && stream.tokens[i + 1]?.text === '$') return { next: i + 2, currency: 'USD' };
  if (token.fold === 'us' && !/^dol/.test(stream.tokens[i + 1]?.fold ?? '')) return undefined;
  const currency = Object.hasOwn(CURRENCIES, token.fold) && token.fold !== 'try' ? CURRENCIES[token.fold] : undefined;
  if (currency) return { next: i + 1, currency };
  return CODES_IN_CAPITALS.has(token.text) ? { next: i + 1, currency: token.text } : undefined;
}
