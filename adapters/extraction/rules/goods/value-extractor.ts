import type { DeclaredValue } from '../../../../domain/money/declared-value.js';
import { parseAmountAt } from '../dimensions/dimension-side.js';
import { multiplyDecimal } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';
import { findNationalCurrency } from './currencies.js';

/** A stated value of the goods. */
export interface ValueMention {
  readonly at: number;
  readonly to: number;
  readonly value: DeclaredValue;
  readonly score: number;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  usd: 'USD',
  us: 'USD',
  dolar: 'USD',
  dolares: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  dls: 'USD',
  dlls: 'USD',
  $: 'USD',
  usdollars: 'USD',
  bucks: 'USD',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '€': 'EUR',
  gbp: 'GBP',
  '£': 'GBP',
  sterling: 'GBP',
  crc: 'CRC',
  '₡': 'CRC',
  colones: 'CRC',
  '¢': 'CRC',
  gtq: 'GTQ',
  quetzales: 'GTQ',
  hnl: 'HNL',
  lempiras: 'HNL',
  lps: 'HNL',
  nio: 'NIO',
  cordobas: 'NIO',
  pab: 'PAB',
  balboas: 'PAB',
  svc: 'SVC',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  jpy: 'JPY',
  yen: 'JPY',
  yens: 'JPY',
  yenes: 'JPY',
  rupias: 'INR',
  rupees: 'INR',
  wones: 'KRW',
  mxn: 'MXN',
  pesos: 'MXN',
  cop: 'COP',
  zar: 'ZAR',
  chf: 'CHF',
  inr: 'INR',
  krw: 'KRW',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  cad: 'CAD',
  aud: 'AUD',
  brl: 'BRL',
  pen: 'PEN',
  clp: 'CLP',
  ars: 'ARS',
  aed: 'AED',
  hkd: 'HKD',
  sgd: 'SGD',
  twd: 'TWD',
  try: 'TRY',
  pln: 'PLN',
  thb: 'THB',
  czk: 'CZK',
  huf: 'HUF',
  php: 'PHP',
  idr: 'IDR',
  vnd: 'VND',
  myr: 'MYR',
  nzd: 'NZD',
  uyu: 'UYU',
  bdt: 'BDT',
  pkr: 'PKR',
  lkr: 'LKR',
  reais: 'BRL',
};
const VALUE_WORDS =
  /\b(?:value|valor|valorad[oa]s?|invoice|factura|facturado|declared|declarad[oa]|cif|fob|fca|ci|cost(?:o|aron|ed)?|costo|importe|monto|amount|worth|inv|proforma|pro forma|precio de compra|vale|valen|asciende|suma|comercial|commercial|price of goods|presupuesto de compra|carnet|pagu?e|mercancia|mercaderia|goods)\b/;
const NOT_VALUE_WORDS =
  /\b(?:budget|tope|target|rate|tarifa|flete|freight|paid|pay(?:s|ing)?|we pay|pagamos|fee|min|minimum|minimo|surcharge|recargo|handling|fuel|combustible|per kg|por kilo|ofrec|quote was|cotizaron|cotizacion q|last time|offer|oferta|liability|deductible|tax|iva|storage|almacenaje|salary|outstanding|balance|prepuesto|presupuesto|insured for|asegurar por|seguro por|almost|casi|orders under|charged?|charging|cobr(?:[ao]|an|ar|arme|aron|arnos|aba|aban|ando|ado|e|en)|courier|multan?|fined?|penalty|penalidad|a \/ f|airfreight|\/ kg|(?:old|last|previous|earlier|your) (?:quote|quotation)|quote q ?\d+|cotizacion anterior|factura (?:no \. |nro \. |n \. |# )?\d+ (?:ya )?(?:quedo |esta |fue )?pagad[oa]|invoice (?:no \. |# )?\d+ (?:is |was |has been )?paid)\b/;
const PER_KG =
  /^(?:\/ ?(?:kg|kilo|lb|libra|cbm|m3|month|mes|pc|pcs|shipment)|per (?:kg|kilo|lb|cbm|month)|por (?:kilo|libra|kg)|all in|al mes|mensual|each way|(?:por|al|el|cada|a|per|\/ ?) ?(?:dia|day|semana|week|night|noche|hora|hour)\b|diari[oa]s?|daily|(?:la|el|the|a) (?:libra|kilo|kg|lb|pound)\b)/;
/** A past year or time: a price paid then is not the present value. */
const GONE_BY =
  /\b(?:in (?:19|20)\d\d|en (?:19|20)\d\d|last (?:time|year|month|shipment|august)|la (?:ultima|otra) ve[sz]|el (?:ano|mes) pasado|embarque anterior|it cost (?:us|me)|(?:another|other|previous|otro|otra|anterior) (?:agent|forwarder|company|agente|agencia|empresa|transportista))\b/;
/** `no vale ni 200 dólares`, `not even $200`: a bound, not the value. */
const NOT_EVEN = /\b(?:ni(?: siquiera)?|not even)(?: \$)?$/;
/** `ya pagamos la mercadería`: the goods are paid, and what follows may be their price. */
const GOODS_PAID =
  /\b(?:pagamos|paid)(?: for)? (?:la |el |los |las |the |our |our own )?(?:mercaderia|mercancia|producto|productos|compra|goods|merchandise|supplier|proveedor)\b/g;
/** `paid 2,150 dollars for it`, `pagué $900 por la máquina`: the price of the goods. */
const PAID_FOR = /\b(?:paid|pays?|pagu?e|pago|pagamos|pagaron|cost(?:o|aron)?) (?:[a-z]+ |[$€£] ?){0,3}$/;
const FOR_GOODS = /^(?:for|por) (?:it|them|these|those|each|ell[oa]s?|tod[oa]s?)\b/;
const UNIT_PRICE =
  /^(?:each|ea\b|c \/ u|cada un[oa]|per (?:unit|piece|pc|set)|por (?:unidad|pieza)|\/ ?(?:unit|unidad|pc|pcs|piece|set))/;

/** `FOB 8,400 + freight 1,100 =`: a label of the earlier amounts does not apply to the last one. */
const EARLIER_AMOUNT = /^.*\d[\d.,]*\d (?:[a-z]{3} )?(?:[=+;]|plus|mas) ?/;

/** Reads the amounts of money that are values of goods, the likeliest first. */
export function extractValues(stream: TokenStream): ValueMention[] {
  const found: ValueMention[] = [];
  for (let i = 0; i < stream.tokens.length && found.length < 200; i += 1) {
    const money = parseMoneyAt(stream, i);
    if (!money) continue;
    const score = scoreValue(stream, money);
    if (score > 0)
      found.push({
        at: money.at,
        to: money.to,
        value: { amount: computeAmount(stream, money), currency: money.currency },
        score,
      });
    i = Math.max(i, money.to - 1);
  }
  return found.sort((one, other) => other.score - one.score);
}

interface Money {
  readonly at: number;
  readonly to: number;
  readonly amount: number;
  readonly currency: string;
}

function parseMoneyAt(stream: TokenStream, i: number): Money | undefined {
  const { tokens } = stream;
  const token = tokens[i];
  if (token?.kind !== 'number' || token.value === undefined || (token.reference && tokens[i - 1]?.kind !== 'word'))
    return undefined;
  const before = findCurrencyBefore(stream, i);
  const amount = parseAmountAt(tokens, i) ?? { value: token.value, other: token.other, next: i + 1 };
  let next = amount.next;
  let value = amount.value;
  const thousand = tokens[next];
  if (
    thousand?.kind === 'word' &&
    (thousand.fold === 'k' || thousand.fold === 'm') &&
    (before || parseCurrencyAt(stream, next + 1))
  ) {
    value = multiplyDecimal(value, thousand.fold === 'k' ? 1000 : 1_000_000);
    next += 1;
  }
  if (tokens[next]?.text === ',' && tokens[next + 1]?.text === '-') next += 2;
  if (tokens[next]?.text === '.' && tokens[next + 1]?.text === '-') next += 2;
  const at = tokens[next]?.fold === 'de' ? next + 1 : next;
  const bracket = tokens[at]?.text === '(' ? at + 1 : at;
  const after = parseCurrencyAt(stream, bracket);
  const packed = stream.tokens[after ? after.next : next];
  if (packed?.kind === 'word' && Number.isInteger(value) && value < 1000 && findPackaging(packed.fold))
    return undefined;
  if (!before && !after) return undefined;
  const currency =
    after && before?.currency === 'USD' ? after.currency : (before?.currency ?? after?.currency ?? 'USD');
  return { at: before?.at ?? i, to: after ? after.next : next, amount: value, currency };
}

function findCurrencyBefore(stream: TokenStream, i: number): { at: number; currency: string } | undefined {
  const { tokens } = stream;
  const token = tokens[i - 1];
  if (!token) return undefined;
  const character = tokens[i - 2];
  if (token.text === '$') {
    if (character?.kind === 'word' && !token.spaced) {
      if (character.fold === 'c') return { at: i - 2, currency: 'NIO' };
      if (character.fold === 'us' || character.fold === 'usd') return { at: i - 2, currency: 'USD' };
      if (character.fold === 'ca' || character.fold === 'cad') return { at: i - 2, currency: 'CAD' };
      if (character.fold === 'mx' || character.fold === 'mxn') return { at: i - 2, currency: 'MXN' };
      if (character.fold === 'r') return { at: i - 2, currency: 'BRL' };
      if (character.fold === 'hk') return { at: i - 2, currency: 'HKD' };
    }
    if (character?.kind === 'word' && CURRENCIES[character.fold] && !(character.text === 'us' && token.spaced))
      return { at: i - 2, currency: CURRENCIES[character.fold] ?? 'USD' };
    return { at: i - 1, currency: 'USD' };
  }
  if (token.text === '.' || token.text === '/') {
    if (tokens[i - 2]?.text === '/' && tokens[i - 3]?.fold === 'b') return { at: i - 3, currency: 'PAB' };
    if (character?.fold === 'b' && token.text === '/') return { at: i - 2, currency: 'PAB' };
    if (character?.fold === 'lps' || (character?.text === 'L' && token.text === '.'))
      return { at: i - 2, currency: 'HNL' };
    if (character?.text === 'Q' && token.text === '.') return { at: i - 2, currency: 'GTQ' };
    return undefined;
  }
  const colon = token.text === ':' ? i - 1 : i;
  const inBrackets = tokens[colon - 1]?.text === ')' && tokens[colon - 3]?.text === '(' ? tokens[colon - 2] : undefined;
  if (inBrackets?.fold.length === 3 && Object.hasOwn(CURRENCIES, inBrackets.fold))
    return { at: colon - 2, currency: CURRENCIES[inBrackets.fold] ?? 'USD' };
  if (token.text === ':' && character?.kind === 'word' && character.fold.length === 3 && CURRENCIES[character.fold])
    return { at: i - 2, currency: CURRENCIES[character.fold] ?? 'USD' };
  if (
    token.kind === 'word' &&
    (token.text === 'Q' || token.text === 'Qs') &&
    (tokens[i]?.spaced || /[.,]/.test(tokens[i]?.text ?? ''))
  )
    return { at: i - 1, currency: 'GTQ' };
  if (
    token.kind === 'word' &&
    token.text === 'L' &&
    (stream.tokens[i]?.value ?? 0) >= 100 &&
    (token.spaced || tokens[i - 2]?.kind !== 'number') &&
    !/^(?:[whax×*=]|lbs?)$/.test(stream.tokens[i + 1]?.fold ?? '')
  )
    return { at: i - 1, currency: 'HNL' };
  if (token.text === '¥') return { at: i - 1, currency: 'CNY' };
  const currency = Object.hasOwn(CURRENCIES, token.fold) ? CURRENCIES[token.fold] : undefined;
  const sure = /^(?:usd|eur|gbp|crc|gtq|hnl|nio|pab|mxn|rmb|cny|lps|dolares|euros?)$/.test(token.fold);
  return currency && (token.kind === 'sign' || token.text === token.text.toUpperCase() || sure)
    ? { at: i - 1, currency }
    : undefined;
}

function parseCurrencyAt(stream: TokenStream, i: number): { next: number; currency: string } | undefined {
  const token = stream.tokens[i];
  if (!token || token.kind === 'break') return undefined;
  const nationalCurrency = findNationalCurrency(token.fold, stream.tokens[i + 1]?.fold ?? '');
  if (nationalCurrency) return { next: i + 2, currency: nationalCurrency };
  if (token.fold === 'us' && stream.tokens[i + 1]?.text === '$') return { next: i + 2, currency: 'USD' };
  if (token.fold === 'us' && !/^dol/.test(stream.tokens[i + 1]?.fold ?? '')) return undefined;
  const currency = Object.hasOwn(CURRENCIES, token.fold) && token.fold !== 'try' ? CURRENCIES[token.fold] : undefined;
  return currency ? { next: i + 1, currency } : undefined;
}

function scoreValue(stream: TokenStream, money: Money): number {
  const field = stream.findLabelAt(money.at)?.field;
  const before = stream.getTextBefore(money.at, 10);
  const longBefore = stream.getTextBefore(money.at, 30);
  const after = stream.getTextAfter(money.to, 4);
  if (PER_KG.test(after) || money.amount <= 0) return 0;
  let score = 1;
  if (field === 'value') score += 4;
  if (VALUE_WORDS.test(before)) score += 2;
  else if (/^(?:en total|total|value|de valor|worth|invoice|factura|fob|cif|segun factura|\( factura)/.test(after))
    score += 2;
  if (NOT_EVEN.test(before)) score -= 3;
  if (
    NOT_VALUE_WORDS.test(before.replace(EARLIER_AMOUNT, '').replace(GOODS_PAID, ' ')) ||
    /^(?:all in|budget|max)/.test(after)
  )
    score -= 3;
  if (GONE_BY.test(longBefore)) score -= 3;
  if (PAID_FOR.test(`${before} `) && FOR_GOODS.test(after)) score += 4;
  if (/\b(?:seguro|insurance|insured)\b/.test(before)) score -= 1;
  return score;
}

/** A unit price is multiplied by the number before it. */
function computeAmount(stream: TokenStream, money: Money): number {
  const unit =
    UNIT_PRICE.test(stream.getTextAfter(money.to, 4)) ||
    /\b(?:unitario|unit price|precio unitario)\b/.test(stream.getTextBefore(money.at, 5));
  const at = /\b(?:at|a|@)$/.test(stream.getTextBefore(money.at, 3));
  if (!unit && !at) return money.amount;
  for (let i = money.at - 1; i >= stream.getClauseStart(money.at) && i > money.at - 12; i -= 1) {
    const token = stream.tokens[i];
    if (
      token?.kind === 'number' &&
      token.value !== undefined &&
      Number.isInteger(token.value) &&
      token.value > 1 &&
      stream.tokens[i + 1]?.kind === 'word'
    )
      return multiplyDecimal(money.amount, token.value);
  }
  return money.amount;
}
