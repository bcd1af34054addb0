import { isCovered, isNear } from './agreement.js';
import type { Figure } from './figures.js';
import type { LedgerReading } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import type { AsideRole } from './words/cues.words.js';
import { NO_VALUE_WORDS, OTHER_AMOUNTS, RATE_UNITS, STRONG_VALUE_WORDS, VALUE_WORDS } from './words/money.words.js';
import { CURRENCIES } from './words/units.words.js';

const VALUE_BASES: ReadonlySet<string> = new Set(['fob', 'cif', 'exw', 'fca']);
/** How many characters before an amount its base may stand. */
const BASE_REACH = 24;
const VALUE_EVIDENCE = /^goods\.value$/;
const STATEMENT_ENDS: ReadonlySet<string> = new Set([';', ',', '/', '|', '.', '-', '?', '!']);
const WORDS_BEFORE_MONEY = 7;
const WORDS_BEHIND_MONEY = 3;
/** How many lexemes before an amount the subject of its sentence may stand: `los impuestos, según la agencia, andan por`. */
const SUBJECT_REACH = 12;
const SUBJECT_ENDS: ReadonlySet<string> = new Set([';', '.', '?', '(', ')', '|']);
/** How many lexemes before a number without a currency the word of value may stand. */
const NAME_REACH = 6;
const LEAST_VALUE = 50;
/** What an amount is that its neighbours show to be no value: the others are cues of weights, papers and addresses. */
const ROLES_OF_MONEY: ReadonlySet<AsideRole | undefined> = new Set<AsideRole>(['rate', 'limit', 'past', 'product']);
const PER: ReadonlySet<string> = new Set(['/', 'per', 'por', 'a', 'al', 'the', 'la', 'el', 'each', 'cada']);
const INSURANCE: ReadonlySet<string> = new Set(['seguro', 'insurance']);
const INSURED: ReadonlySet<string> = new Set(['insured', 'asegurado', 'asegurada', 'asegurados', 'aseguradas']);
const SUMS: ReadonlySet<string> = new Set(['value', 'valor', 'amount', 'monto', 'sum', 'suma', 'limit', 'limite']);
/** `en euros son 6,480`: a currency that stands a word or two before its amount. */
const CURRENCY_NAMES: ReadonlySet<string> = new Set([
  'euros',
  'euro',
  'dolares',
  'dollars',
  'usd',
  'eur',
  'gbp',
  'pounds',
]);
const CURRENCY_REACH = 3;
/** Papers: a plain number right behind one is its own. */
const PAPERS: ReadonlySet<string> = new Set(['invoice', 'factura', 'proforma']);
const INVOICE_WORDS: ReadonlySet<string> = new Set('invoice invoiced factura facturado facturamos facturo'.split(' '));
/** How many lexemes behind an amount may say that it is invoiced too. */
const INVOICE_REACH = 10;
const JOINTS: ReadonlySet<string> = new Set(['-', '+', 'to']);
/** Counts of a price per unit. */
const MAX_UNITS = 100_000;
const MULTIPLES = [1, 1000, 1e6] as const;

/**
 * An amount of money that is neither the value that was read nor known to be another thing: the price of freight, a
 * budget, a limit. Under a term that charges on the value every other amount may be the value.
 */
export function isLeftOverMoney(figure: Figure, reading: LedgerReading): boolean {
  const { values, role } = figure;
  const { value } = reading.goods;
  const words = listWordsAround(figure);
  const isNoValue = words.some((word) => NO_VALUE_WORDS.has(word)) && !(value === undefined && isInsuredFor(words));
  if (value !== undefined && isAmountOf(values, value.amount)) {
    const isStrong = words.some((word) => STRONG_VALUE_WORDS.has(word)) || isInvoicedBehind(figure);
    const isSumInsured = isValueInsured(words, reading);
    return (isNoValue && !isStrong && !isSumInsured) || isContinued(figure) || isPriceOfOne(figure, reading);
  }
  const isOther =
    isNoValue ||
    words.some((word) => OTHER_AMOUNTS.has(word)) ||
    isOfOtherSubject(figure, reading) ||
    isOfAnotherThing(words, reading);
  if (!countsValue(reading) || isOther || ROLES_OF_MONEY.has(role) || isRate(figure)) return false;
  if (value === undefined) return true;
  if (isCovered(figure, reading, VALUE_EVIDENCE) || isOfOtherBase(figure, words, reading)) return false;
  return !values.some((one) => isUnitPriceOf(one, value.amount, words));
}

/** `USD 7,200 + USD 1,300 = USD 8,500`: the amounts that the value sums up. */
export function isPartOfValue(
  figure: Figure,
  figures: readonly Figure[],
  { goods: { value } }: LedgerReading,
): boolean {
  if (figure.kind !== 'money' || value === undefined) return false;
  const parts = figures.filter(
    (one) =>
      one.kind === 'money' &&
      one.text === figure.text &&
      !one.values.some((amount) => isNear(amount, value.amount, 0.001, 0.5)),
  );
  const [first = 0] = figure.values;
  const sum = parts.reduce((all, { values: [amount = 0] }) => all + amount, 0);
  return parts.includes(figure) && parts.length > 1 && first > 0 && isNear(sum, value.amount, 0.001, 0.5);
}

/** `inv. value 7,350`: a number without a currency behind a word of value, where no value was read. */
export function isUnreadValue(figure: Figure, reading: LedgerReading): boolean {
  const { text, at, to, values, role } = figure;
  const isGrouped = /[.,']/.test(text.lexemes[at]?.text ?? '');
  if (reading.goods.value !== undefined || !countsValue(reading) || (role !== undefined && !isGrouped)) return false;
  const { lexemes } = text;
  if (!values.some((one) => one >= LEAST_VALUE) || isPartOfReference(lexemes, at, to)) return false;
  for (let k = at - 1; k >= at - NAME_REACH; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'number' || (lexeme.kind === 'break' && k < at - 1)) return false;
    if (VALUE_WORDS.has(lexeme.text)) {
      return k < at - 1 || !PAPERS.has(lexeme.text) || isGrouped;
    }
    if (isGrouped && at - k <= CURRENCY_REACH && CURRENCY_NAMES.has(lexeme.text)) return true;
  }
  return false;
}

const AND: ReadonlySet<string> = new Set(['and', 'y', '+', '&', 'plus', 'mas']);
/** How many lexemes behind a number the value may stand that it is added to. */
const ADDED_REACH = 6;

/** `saw 5,200 and blades 400 USD`: a sum without a currency beside the one that was read for the value. */
export function isAddedToValue(
  { text: { lexemes }, at, to, role }: Figure,
  { goods: { value } }: LedgerReading,
): boolean {
  const isGrouped = /^\d{1,3}[.,]\d{3}$/.test(lexemes[at]?.text ?? '');
  if (value === undefined || role !== undefined || !isGrouped || !AND.has(lexemes[to]?.text ?? '')) return false;
  const next = lexemes.findIndex(({ kind }, k) => k > to && kind !== 'word' && !CURRENCIES.has(lexemes[k]?.text ?? ''));
  const number = lexemes[next];
  return next - to <= ADDED_REACH && number?.kind === 'number' && isAmountOf(number.values, value.amount);
}

/** A number that letters, dashes or slashes continue, or the year of a paper. */
function isPartOfReference(lexemes: readonly Lexeme[], at: number, to: number): boolean {
  const isGlued = (k: number) => {
    const lexeme = lexemes[k];
    return lexeme !== undefined && !lexeme.isSpaced && lexeme.kind !== 'break' && !/^[.,;)?!]$/.test(lexeme.text);
  };
  return (
    isGlued(to) || /^(?:19|20)\d\d$|^0/.test(lexemes[at]?.text ?? '') || /^[#/-]$/.test(lexemes[at - 1]?.text ?? '')
  );
}

/** The value moves the price under every stated term but DAP. */
function countsValue({ incoterm }: LedgerReading): boolean {
  return incoterm !== undefined && incoterm !== 'DAP';
}

function isAmountOf(values: readonly number[], amount: number): boolean {
  return values.some((one) => MULTIPLES.some((factor) => isNear(one * factor, amount, 0.001, 0.5)));
}

/** `USD 12,000-12,500`, `USD 10,000 + 2,500`: another amount belongs to the one that was read. */
function isContinued({ text: { lexemes }, at, to, values }: Figure): boolean {
  const next = lexemes[to + 1];
  const isJoined = JOINTS.has(lexemes[to]?.text ?? '') && next?.kind === 'number';
  return isJoined && /[.,]\d{3}/.test(`${lexemes[at]?.text} ${next.text}`) && next.values[0] !== values[0];
}

/** `value USD 12,000 each` of several pieces: the amount of one that was read for the value of all. */
function isPriceOfOne({ text: { lexemes }, to }: Figure, { goods: { pieces } }: LedgerReading): boolean {
  const behind = lexemes[to]?.kind === 'word' && CURRENCIES.has(lexemes[to].text) ? to + 1 : to;
  const words = lexemes.slice(behind, behind + 3).map(({ text }) => text);
  const isOfEach =
    /^(?:each|ea|apiece|cada (?:un[oa]|caja|bulto|pieza|maquina)|c \/ u|per (?:unit|piece)|por (?:unidad|pieza))\b/;
  return pieces !== 1 && isOfEach.test(words.join(' '));
}

/** `insured at USD 34,500`: the sum may be all that is said of the value; an insured value names itself as another. */
function isInsuredFor(words: readonly string[]): boolean {
  const verb = words.findIndex((word) => INSURED.has(word));
  return verb >= 0 && !words.some((word) => SUMS.has(word));
}

/** Where the seller insures, or no charge rests on the value, the sum that is insured is the value by its own words. */
function isValueInsured(words: readonly string[], { incoterm }: LedgerReading): boolean {
  const others = words.filter((word) => NO_VALUE_WORDS.has(word));
  return others.every((word) => INSURED.has(word)) && [undefined, 'CIF', 'CIP'].includes(incoterm);
}

/** `insured for USD 54,000 and also the invoice value`: the paper without a number of its own. */
function isInvoicedBehind({ text: { lexemes }, to }: Figure): boolean {
  const behind = lexemes.slice(to, to + INVOICE_REACH);
  const end = behind.findIndex(
    ({ kind, text }) => kind === 'break' || kind === 'number' || text === '.' || text === ';',
  );
  const paper = behind.slice(0, end < 0 ? undefined : end).some(({ text }) => INVOICE_WORDS.has(text));
  return paper && behind[end]?.kind !== 'number';
}

/** `$31,150 (insured value would be $34,265)`: the bracket has an amount of its own. */
function opensOtherAmount(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]?.text !== '(') return false;
  const inside = lexemes.slice(at + 1, at + 1 + SUBJECT_REACH);
  const end = inside.findIndex(({ kind, text }) => text === ')' || kind === 'break');
  return inside.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === 'number');
}

/** The words of the statement that the amount stands in; what a bracket behind it says of another amount is not said of it. */
function listWordsAround({ text, at, to }: Figure): string[] {
  const words: string[] = [];
  const end = opensOtherAmount(text.lexemes, to) ? to : to + WORDS_BEHIND_MONEY;
  for (let k = at - WORDS_BEFORE_MONEY; k < end; k += 1) {
    const lexeme = text.lexemes[k];
    const isEnd = lexeme?.kind === 'break' || STATEMENT_ENDS.has(lexeme?.text ?? '');
    if (isEnd && k >= to) break;
    if (isEnd && k < at) words.length = 0;
    if (lexeme?.kind === 'word') words.push(lexeme.text);
  }
  return words;
}

/**
 * `los impuestos, según la agencia, andan por $3,100`, `a quote from another carrier for $1,140`, `el seguro USD 85 ya va ahí`:
 * a word of another sum opens the sentence, no word of value and no other number stands between, and the value is known.
 */
function isOfOtherSubject({ text: { lexemes }, at }: Figure, { goods: { value } }: LedgerReading): boolean {
  if (value === undefined) return false;
  // `Insurance is covered by the shipper (CHF 185)`: the bracket of the amount itself.
  const head = [at - 1, at - 2].find((k) => lexemes[k]?.text === '(') ?? at;
  for (let k = head - 1; k >= at - SUBJECT_REACH; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.kind === 'number' || SUBJECT_ENDS.has(lexeme.text)) return false;
    if (OTHER_AMOUNTS.has(lexeme.text) || NO_VALUE_WORDS.has(lexeme.text) || INSURANCE.has(lexeme.text)) return true;
    if (VALUE_WORDS.has(lexeme.text)) return false;
  }
  return false;
}

const NEW: ReadonlySet<string> = new Set(['new', 'nuevo', 'nueva']);
const WOULD: ReadonlySet<string> = new Set('would costaria valdria saldria'.split(' '));

/** `a new spindle would be $31,000`: what another thing than the one that is sent would cost, where the value is known. */
function isOfAnotherThing(words: readonly string[], { goods: { value } }: LedgerReading): boolean {
  const isNew = words.some((word) => NEW.has(word)) && words.some((word) => WOULD.has(word));
  return value !== undefined && isNew && !words.some((word) => VALUE_WORDS.has(word));
}

/** `USD 2.35 per kg`, `$0.80/lb`, `USD 50 per 100 lb`. */
function isRate({ text: { lexemes }, to }: Figure): boolean {
  for (let k = to; k <= to + 2; k += 1) {
    if (!PER.has(lexemes[k]?.text ?? '')) continue;
    const unit = lexemes[k + 1]?.kind === 'number' ? lexemes[k + 2] : lexemes[k + 1];
    if (RATE_UNITS.has(unit?.text ?? '')) return true;
  }
  return false;
}

/** `USD 5,600.00 (USD 280.00 per unit)`: a price of one of so many things as make up the value. */
function isUnitPriceOf(price: number, amount: number, words: readonly string[]): boolean {
  const count = amount / price;
  const isUnit = words.some((word) => /^(?:each|ea|apiece|per|por|cada|unit|unitario|unidad|c|u|pc|a|at)$/.test(word));
  return isUnit && count > 1 && count <= MAX_UNITS && isNear(count, Math.round(count), 0.0001, 0.001);
}

/** `CIF value USD 28,450; FOB value USD 27,600`: the same goods on another base than the value that was read. */
function isOfOtherBase({ text }: Figure, words: readonly string[], { evidence }: LedgerReading): boolean {
  const base = words.find((word) => VALUE_BASES.has(word));
  if (base === undefined) return false;
  return (evidence['goods.value'] ?? []).some(({ part, start }) => {
    const before = text.source.text
      .slice(Math.max(0, start - BASE_REACH), start)
      .toLowerCase()
      .split(/[^a-z]+/);
    return part === text.source.part && before.some((word) => VALUE_BASES.has(word) && word !== base);
  });
}
