import { isUnitName, multiplyDecimal } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import {
  findPaidThing,
  getStatementAfter,
  getStatementBefore,
  isBilled,
  isChargedBySeller,
  isInsuredAndInvoiced,
  isOfService,
} from './value-cues.js';

/** An amount of money as written. */
export interface Money {
  readonly at: number;
  readonly to: number;
  readonly amount: number;
  readonly currency: string;
}

const VALUE_WORDS =
  /\b(?:value|valued|val|valor|balor|valorad[oa]s?|valoro|valoraron|valora|tasad[oa]|tasaron|tasacion|appraised|invoice|factura|fact|facturado|declared|declarad[oa]|cif|fob|fca|ci|cost(?:o|aron|ed)?|costo|importe|importo|montant|betrag|rechnungswert|monto|amount|worth|inv|proforma|pro forma|precio de compra|bill of sale|receipt|recibo|comprobante|compra|compramos|compre|purchased?|bought|vale|valen|asciende|suma|comercial|commercial|price of goods|presupuesto de compra|carnet|pagu?e|mercancia|mercaderia|goods|wert|warenwert|valeur|waarde|valore)\b/;
/** Sums that are insured (in a sentence of their own), lent or promised, and what companies are worth. */
const OTHER_SUMS =
  /^(?:(?:la|el|the|our) )?(?:[a-z] ?)?(?:insured (?:value|amount|sum)|(?:valor|monto|suma) asegurad[oa])\b|\b(?:credit|credito|limit|limite|company|empresa|turnover|facturamos|deposit|deposito|anticipo|abono|enganche|adelanto|down payment|advance(?: payment)?)\b/;
const NOT_VALUE_WORDS =
  /\b(?:budget|tope|target|rate|tarifa|flete|freight|paid|pay(?:s|ing)?|we pay|pagamos|fee|min|minimum|minimo|surcharge|recargo|handling|fuel|combustible|per kg|por kilo|ofrec|offered (?:me|us)|by (?:sea|ocean)|por (?:barco|mar)|maritim[oa]|quote was|cotizaron|cotizacion q|last time|offer|oferta|liability|deductible|tax|iva|storage|almacenaje|salary|outstanding|balance|prepuesto|presupuesto|insured for|asegurar por|seguro por|almost|casi|orders under|charged?|charging|cobr(?:[ao]|an|ar|arme|aron|arnos|aba|aban|ando|ado|e|en)|courier|multan?|fined?|penalty|penalidad|a \/ f|airfreight|\/ kg|(?:old|last|previous|earlier|your) (?:quote|quotation)|quote q ?\d+|cotizacion anterior|factura (?:no \. |nro \. |n \. |# )?\d+ (?:ya )?(?:quedo |esta |fue )?pagad[oa]|invoice (?:no \. |# )?\d+ (?:is |was |has been )?paid)\b/;
const PER_KG =
  /^(?:\/ ?(?:kg|kilo|lb|libra|cbm|m3|month|mes|pcs?\b(?! ?:)|shipment)|per (?:kg|kilo|lb|cbm|month)|por (?:kilo|libra|kg)|all in|al mes|mensual|each way|(?:por|al|el|cada|a|per|\/ ?) ?(?:dia|day|semana|week|night|noche|hora|hour)\b|diari[oa]s?|daily|(?:la|el|the|a) (?:libra|kilo|kg|lb|pound)\b)/;
/** A past year or time: a price paid then is not the present value. */
const GONE_BY =
  /\b(?:in (?:19|20)\d\d|en (?:19|20)\d\d|last (?:time|year|month|shipment|august)|la (?:ultima|otra) ve[sz]|el (?:ano|mes) pasado|embarque anterior|(?:another|other|previous|otro|otra|anterior) (?:agent|forwarder|company|agente|agencia|empresa|transportista))\b/;
/** `it cost us $900 to ship`: what carriage cost. */
const COST_US = /\bit cost (?:us|me) (?:[a-z]+ ){0,2}[$€£]?$/;
const TO_CARRY =
  /^(?:[a-z]+ )?(?:to|for) (?:[a-z]+ ){0,2}(?:ship|shipping|send|fly|bring|move|freight|transport|import)\b/;
/** `$208.25 sales tax`, `USD 535 in Florida sales tax`: the amount of a tax, not one without it. */
const TAX_BEHIND =
  /^(?:(?!without|sin|plus|mas|before|antes|excl|y|and|\+)[a-z]+ ){0,3}(?:tax|taxes|iva|itbms|impuestos?)\b/;
/** `no vale ni 200 dólares`, `not even $200`: a bound, not the value. */
const NOT_EVEN = /\b(?:ni(?: siquiera)?|not even)(?: \$)?$/;
/** `ya pagamos la mercadería`: the goods are paid, and what follows may be their price. */
const GOODS_PAID =
  /\b(?:pagamos|paid)(?: for)? (?:la |el |los |las |the |our |our own )?(?:mercaderia|mercancia|producto|productos|compra|goods|merchandise|supplier|proveedor)\b/g;
/** `paid 2,150 dollars for it`, `pagué $900 por la máquina`: the price of the goods. */
const PAID_FOR = /\b(?:paid|pays?|pagu?e|pago|pagamos|pagaron|cost(?:o|aron)?) (?:[a-z]+ |[$€£] ?){0,3}$/;
/** `I paid 5,200 dollars.`, `Paid: EUR 1.980`: what the sender gave, unless the words behind say what else it was for. */
const SENDER_PAID = /(?:\b(?:i|we) (?:have )?paid|^paid :)(?: (?:about|around|only))?(?: [$€£])?$/;
/** What a price may be of that is no goods. */
const NO_GOODS =
  'freight|flete|shipment|shipping|envio|embarque|transport|transporte|flight|vuelo|quote|quotation|delivery|entrega|service|servicio|air|competition|competencia|market|mercado';
/** `before tax`, `sin IVA`: what is said of a price of goods, and of no tax. */
const WITHOUT_TAX =
  '(?:sin|antes de|before|without|excluding|excl|ex|net of|neto de|libre de|no incluye|mas|plus) (?:any |el |los )?(?:impuestos?|iva|itbms|vat|tax(?:es)?)';
const TAX_LEFT_OUT = new RegExp(`\\b${WITHOUT_TAX}\\b`, 'g');
/** `me cobran FOB 0.85 cada una`: the seller's price, by its term of sale. */
const SELLER_CHARGES = /\b(?:cobr|charg)[a-z]{1,5} (?:us |me )?(?=(?:exw|fob|fca|cif)\b)/g;
/** `the price of the machine is`, `el precio que pagamos fue de`, `pagamos por él`: what the goods were bought for. */
const BOUGHT_FOR = new RegExp(
  `(?:\\b(?:price|precio) (?:of|for|de|del) (?:the |our |this |la |el |los |las )?(?!(?:${NO_GOODS}|the|our|this|la|el|los|las)\\b)[a-z]+(?: [a-z]+)?` +
    `|\\b(?:price|precio)(?: (?:is|was|es|fue))? ${WITHOUT_TAX}` +
    '|\\bpurchase price|\\b(?:price paid|precio pagado)|\\b(?:price|precio) (?:that )?(?:que )?(?:we paid|i paid|pagamos|pague|se pago)' +
    '|\\b(?:paid|pagamos|pague|pagaron) (?:for|por) (?:it|them|these|el|ella|ellos|ellas|todo))' +
    '(?: (?:was|is|were|fue|es|son|de|of|:|about|unos))*(?: [$€£])?$',
);
/** `they paid us $6,450`, `nos pagaron 3.200 dólares`, `sold for $900`: the price at which the sender sold the goods. */
const PAID_TO_US =
  /\b(?:(?:paid|pays?|paying) (?:us|me)|nos (?:pagaron|pago|pagan|paga)|(?:sale|selling) price|precio de venta)(?: (?:is|was|es|fue|de|of|about|unos|:))? ?[$€£]?$/;
const SOLD = /\b(?:sold|sells?|vend(?:e|en|o|emos|imos|io|ieron|ido))\b/;
const FOR_AN_AMOUNT = /\b(?:for|at|en|por|a) ?[$€£]?$/;
/** `paid us $300 for the freight`: no goods. */
const FOR_NO_GOODS = new RegExp(`^(?:for|por|of|de)(?: the| el| la| su| this)?(?: air)? (?:${NO_GOODS})\\b`);
const FOR_GOODS =
  /^(?:for|por) (?:it|'? ?em|them|these|those|each|both|all|everything|the (?:lot|pair|two|three|set)|ell[oa]s?|tod[oa]s?|amb[oa]s|l[ao]s (?:dos|tres))\b/;
const UNIT_PRICE =
  /^(?:each|ea\b|apiece|a piece|c \/ u|cada un[oa]|per (?:unit|piece|pc|set)|por (?:unidad|pieza)|\/ ?(?:unit|unidad|pcs?|piece|set)\b(?! ?:))/;

/** `FOB 8,400 + freight 1,100 =`: a label of the earlier amounts does not apply to the last one. */
const EARLIER_AMOUNT = /^.* (?<=\d[\d.,]*\d )(?:[a-z]{3} )?(?:[=+;]|plus|mas) ?/;

/**
 * How surely an amount is the value of the goods: only words of value, or an amount that stands alone, make it sure; zero where
 * no word says what it is, less where words make it another thing.
 */
export function scoreValue(stream: TokenStream, money: Money): number {
  const field = stream.findLabelAt(money.at)?.field;
  const before = getStatementBefore(stream, money);
  const longBefore = stream.getTextBefore(money.at, 30);
  const after = getStatementAfter(stream, money, 4);
  const paidFor = findPaidThing(after);
  const isAllTold = after.startsWith('all in') && isBilled(before);
  if ((PER_KG.test(after) && !isAllTold) || money.amount <= 0 || TAX_BEHIND.test(after)) return -1;
  let score = isAlone(stream, money) || computeGoodsValue(stream, money) !== money.amount ? 1 : 0;
  if (field === 'value') score += 4;
  if (VALUE_WORDS.test(before) || isBilled(before) || isInsuredAndInvoiced(stream, money)) score += 2;
  else if (
    /^(?:en total|total|value|valor|declared|declarad[oa]|de valor|worth|invoice|inv\b|fact?\b|(?:de |segun |\( ?)?factura|fob|cif)/.test(
      after,
    )
  )
    score += 2;
  // The CIF value is what customs take, where another one stands beside it.
  if (/\bcif(?: (?:value|valor))?(?: [:=])?(?: [a-z]{3})?(?: [$€£])?$/.test(before)) score += 1;
  const said = dropOtherStatements(before)
    .replace(EARLIER_AMOUNT, '')
    .replace(GOODS_PAID, ' ')
    .replace(TAX_LEFT_OUT, ' ')
    .replace(SELLER_CHARGES, ' ');
  const otherThings = [
    NOT_EVEN.test(before),
    NOT_VALUE_WORDS.test(said) || (/^(?:all in|budget|max)/.test(after) && !isAllTold),
    OTHER_SUMS.test(before) || OTHER_SUMS.test(getOwnWordsBehind(stream, money, after)),
    GONE_BY.test(longBefore) || (COST_US.test(`${before} `) && TO_CARRY.test(getStatementAfter(stream, money, 6))),
    isOfService(said) || paidFor === 'service',
  ].filter(Boolean).length;
  score -= 3 * otherThings;
  if (BOUGHT_FOR.test(before) || (isChargedBySeller(before) && paidFor !== 'service')) score += 5;
  if (isSoldFor(before) && !FOR_NO_GOODS.test(after)) score += 5;
  const isPaid = SENDER_PAID.test(before) && !/^(?:for|to|in|last)\b/.test(after);
  if (isPaid || (PAID_FOR.test(`${before} `) && (FOR_GOODS.test(after) || paidFor === 'goods'))) score += 4;
  if (DECLARED_FOR_INSURANCE.test(before)) score += 3;
  else if (/\b(?:seguro|insurance|insured)\b/.test(before)) score -= 1;
  return otherThings > 0 && score <= 0 ? -1 : score;
}

/** The words behind an amount up to its next sign; those of a bracket with an amount of its own are said of that one. */
function getOwnWordsBehind(stream: TokenStream, { to }: Money, after: string): string {
  const opensOther = /^\( [^)]*\d/.test(stream.getTextAfter(to, 10));
  return opensOther ? '' : (after.split(/[,.]/)[0] ?? '');
}

function isSoldFor(before: string): boolean {
  return PAID_TO_US.test(before) || (FOR_AN_AMOUNT.test(before) && SOLD.test(before));
}

/** `need a rate, declared value`: what stands before the last sign where words of value follow it. */
function dropOtherStatements(before: string): string {
  const own = before.split(/[,;/|-]/).at(-1) ?? '';
  const named = [...own.matchAll(NAMED_VALUE)].at(-1);
  if (named) return own.slice(named.index);
  return VALUE_WORDS.test(own) ? own : before;
}

/** `cotizar flete aéreo valor USD 43,750`: words that name the value of goods. */
const NAMED_VALUE =
  /\b(?:declared value|valor(?: (?:declarado|comercial|factura|mercancia))?|value|worth|vale|(?:factura|invoice)(?: comercial)? (?:de|por|of|for))\b/g;

/** Whether an amount is said of each piece. */
export function isUnitPrice(stream: TokenStream, money: Money): boolean {
  return (
    UNIT_PRICE.test(stream.getTextAfter(money.to, 4)) ||
    /\b(?:unitario|unit price|precio unitario)\b/.test(stream.getTextBefore(money.at, 5))
  );
}

/** Words behind a number that counts nothing: `de 80 por 75 la compré a 600 dólares`. */
const NO_THING: ReadonlySet<string> = new Set('la el lo los las the y and de del por x en in a al to it me'.split(' '));

/** The value of all goods: a unit price is multiplied by the number before or behind it. */
export function computeGoodsValue(stream: TokenStream, money: Money): number {
  const unit = isUnitPrice(stream, money);
  const at = /\b(?:at|a|@)$/.test(stream.getTextBefore(money.at, 3));
  if (!unit && !at) return money.amount;
  const behind = unit ? findCountBehind(stream, money.to) : undefined;
  if (behind !== undefined) return multiplyDecimal(money.amount, behind);
  for (let i = money.at - 1; i >= stream.getClauseStart(money.at) && i > money.at - 12; i -= 1) {
    const token = stream.tokens[i];
    if (
      token?.kind === 'number' &&
      token.value !== undefined &&
      Number.isInteger(token.value) &&
      token.value > 1 &&
      stream.tokens[i + 1]?.kind === 'word' &&
      !isUnitName(stream.tokens[i + 1]?.fold ?? '') &&
      !NO_THING.has(stream.tokens[i + 1]?.fold ?? '')
    )
      return multiplyDecimal(money.amount, token.value);
  }
  return money.amount;
}

/** `Unit price $640, 12 units`: the number of things behind a unit price. */
function findCountBehind(stream: TokenStream, to: number): number | undefined {
  const found = /^(?:each |ea |c \/ u )?[,x×*;(]? ?(\d{1,6}) (?:units?|unidades|uds|pcs|pieces|piezas|sets?|ea)\b/.exec(
    stream.getTextAfter(to, 6),
  )?.[1];
  return found === undefined ? undefined : Number(found);
}

/** `for insurance we'd say $1,500`, `para el seguro pongámosle 800`: what the sender himself puts as the value. */
const DECLARED_FOR_INSURANCE =
  /\b(?:for (?:the )?insurance|para (?:el |efectos del? )?seguro)(?: purposes)?,? [^.;\d]{0,24}\b(?:say|put|declar[a-z]{1,5}|pong[a-z]{1,7}|digamos)[^.;\d]{0,8}$/;

const TERM = /^(?:exw|fca|fas|fob|cfr|cif|cpt|cip|dap|dpu|ddp)$/;
const ENDS = /^(?:[.,;)!|/-]|todo|total|en|declared|declarado|only|all)$/;

/** No word but a term of delivery shares the stretch between commas, colons or stops with the amount. */
function isAlone(stream: TokenStream, { at, to }: Money): boolean {
  const sign = /^[$€£¥~≈]$/.test(stream.tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const before = stream.tokens[sign - 1];
  const after = stream.tokens[to];
  const opens =
    before === undefined ||
    sign === stream.getClauseStart(sign) ||
    /^[,;:(|/.>-]$/.test(before.text) ||
    (before.kind === 'word' && TERM.test(before.fold));
  return opens && (after === undefined || after.kind === 'break' || ENDS.test(after.fold));
}
