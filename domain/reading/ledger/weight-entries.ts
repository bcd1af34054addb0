import { addUpTo, getWords, isCovered, isNear, isRepeatedInBody, isSuperseded } from './agreement.js';
import type { Figure } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import { isOfOtherThing } from './other-things.js';
import { isWithoutPacking } from './packing-weights.js';
import { isSaidOfAll, isSaidOfEach } from './weight-wording.js';
import { EACH } from './words/cues.words.js';
import { PACKAGING } from './words/packaging.words.js';

const GROSS_WORDS: ReadonlySet<string> = new Set(['gross', 'bruto', 'brutos', 'gw', 'pb', 'total', 'gr', 'lordo']);
const ADDED: ReadonlySet<string> = new Set(['plus', 'mas', '+', 'and', 'y']);
const PACKING: ReadonlySet<string> = new Set(
  'packing packaging embalaje empaque tarima pallet paleta skid huacal crate tare tara'.split(' '),
);
const LIST_JOINTS: ReadonlySet<string> = new Set([',', '+', '&', 'y', 'and', '/']);
const MAX_LISTED = 12;
const WEIGHT_EVIDENCE = /^goods\.weight$/;
/** What a pallet weighs is less than people round a total by. */
const TARE_SLACK = 0.003;
const MIN_SHARE_OF_TOTAL = 0.75;
const MAX_NEARBY_COUNT = 60;
/** How many of the counts near a weight are tried. */
const MAX_COUNTS = 3;

/** Weights on which no value rests: neither the total, nor its parts, nor the weight of each piece. */
export function findLeftOverWeights(figures: readonly Figure[], reading: LedgerReading): Figure[] {
  const { grossWeightKg, pieces = 1 } = reading.goods;
  const counts = figures.filter(isPossibleCount);
  // Asked for each weight again and again: a text may hold thousands of them.
  const listCounts = keepResults((weight) => listFactors(weight, counts, reading));
  const isUsed = keepResults(
    (figure) =>
      grossWeightKg !== undefined &&
      figure.values.some(
        (value) =>
          isNear(value, grossWeightKg) ||
          (pieces > 1 && isNear(value * pieces, grossWeightKg)) ||
          (isSaidOfEach(figure) && listCounts(figure).some((count) => isNear(value * count, grossWeightKg))),
      ),
  );
  const weights = figures.filter(
    (figure) =>
      (figure.kind === 'weight' &&
        (figure.role === undefined || figure.role === 'limit') &&
        (isUsed(figure) || !isOfOtherThing(figure))) ||
      (figure.kind === 'bare' && isCovered(figure, reading, WEIGHT_EVIDENCE)),
  );
  if (grossWeightKg === undefined) return listUnreadWeights(figures, weights);
  const used = weights.filter(isUsed);
  const isTotal = (figure: Figure) => figure.values.some((value) => isNear(value, grossWeightKg));
  const parts = weights.filter(
    (figure) =>
      !isTotal(figure) &&
      figure.role === undefined &&
      !isRepeatedInBrackets(figure, weights) &&
      !isNetOfPair(figure) &&
      !isRepeatedInBody(figure, figures) &&
      !isWithoutPacking(figure, weights),
  );
  const holders = parts.filter((figure) => isOfHolder(figure) && !isUsed(figure));
  const isMadeUp = holders.length > 0 && !weights.some(isTotal);
  if (isMadeUp && !addUpTo(parts, listCounts, grossWeightKg, TARE_SLACK)) return holders;
  if (addUpTo(parts, listCounts, grossWeightKg)) return [];
  const all = figures.filter((figure) => figure.kind === 'weight' && figure.role === undefined && !isTotal(figure));
  // Of a table the bare numbers may be those of its rows: as many pieces as weights.
  const isOfRows = all.length > parts.length || (all.length < parts.length && all.length === pieces);
  if (isOfRows && addUpTo(all, listCounts, grossWeightKg)) return [];
  if (parts.some((weight) => isSumOfList(weight, grossWeightKg))) return [];
  if (addUpWithTare(figures, parts, reading, grossWeightKg)) return [];
  const remaining = parts.filter(
    (figure) =>
      !isSuperseded(
        figure,
        weights.filter((one) => one !== figure && isUsed(one)),
      ),
  );
  if (remaining.length < parts.length && addUpTo(remaining, listCounts, grossWeightKg)) return [];
  if (
    used.some((figure) => isTotal(figure) && isSaidOfAll(figure)) &&
    remaining.every((figure) => isShareOf(figure, counts, grossWeightKg))
  ) {
    return [];
  }
  const isGross = used.some((figure) => isTotal(figure) && (isSaidGross(figure) || isSaidOfAll(figure)));
  const isOfContents = (figure: Figure) =>
    isGross &&
    // No content outweighs its package.
    figure.values.some((value) => value <= grossWeightKg) &&
    (isSaidOfEach(figure) ||
      figure.text.lexemes[figure.at - 1]?.text === 'de' ||
      weights.some((one) => one.values[0] === figure.values[0] && isOfModel(one, grossWeightKg)));
  return remaining.filter(
    (figure) =>
      figure.kind === 'weight' && !used.includes(figure) && !isOfContents(figure) && !isPartOfTable(figure, reading),
  );
}

const OWNERS: ReadonlySet<string> = new Set(['your', 'our', 'the', 'a', 'one', 'new', 'this', 'my']);
/** A machine holds less than this share of what it weighs. */
const MODEL_SHARE = 0.2;

/** `your 15 kg coffee roaster`: what a machine takes, by which it is known. */
function isOfModel({ text: { lexemes }, at, to, values: [kg = 0] }: Figure, grossWeightKg: number): boolean {
  const isAttribute = OWNERS.has(lexemes[at - 1]?.text ?? '') && lexemes[to]?.kind === 'word';
  return isAttribute && !PACKAGING.has(lexemes[to]?.text ?? '') && kg < grossWeightKg * MODEL_SHARE;
}

/** Where no gross weight was read: every weight, and a net one among several, which may be the gross weight after all. */
function listUnreadWeights(figures: readonly Figure[], weights: readonly Figure[]): Figure[] {
  const net = figures.filter(({ kind, role, hasUnit }) => kind === 'weight' && role === 'net' && hasUnit);
  const open = weights.filter(({ role }) => role === undefined);
  if (open.length > 0) return open;
  // `5 boxes, up to 161 kg`: the only weight may be more than a limit.
  return net.length > 1 ? net : weights.filter(({ role, hasUnit }) => role === 'limit' && hasUnit);
}

const HOLDERS: ReadonlySet<string> = new Set(
  'pallets skids tarimas paletas crates pallet skid tarima paleta'.split(' '),
);
const WEIGH: ReadonlySet<string> = new Set('weigh weighs pesan pesa'.split(' '));

/** `Pallets weigh 20 kg each`: what holds the goods, not what is in it. */
function isOfHolder({ text: { lexemes }, at }: Figure): boolean {
  return WEIGH.has(lexemes[at - 1]?.text ?? '') && HOLDERS.has(lexemes[at - 2]?.text ?? '');
}

const NET_WORDS: ReadonlySet<string> = new Set('nw net neto netto'.split(' '));
const PAIR_REACH = 14;

/** `GW/NW: 88/80kg`, `N.W./G.W. 80kg/88kg`: the net one of two weights whose names stand before both. */
function isNetOfPair({ text: { lexemes }, at, to }: Figure): boolean {
  const other = lexemes[at - 2]?.kind === 'word' ? at - 3 : at - 2;
  const isSecond = lexemes[at - 1]?.text === '/' && lexemes[other]?.kind === 'number';
  const isFirst = lexemes[to]?.text === '/' && lexemes[to + 1]?.kind === 'number';
  if (!isFirst && !isSecond) return false;
  const first = isSecond ? other : at;
  const words = lexemes.slice(Math.max(0, first - PAIR_REACH), first).map(({ text }) => text);
  const gross = words.findLastIndex((word, k) => GROSS_WORDS.has(word) || isInitial(words, k, 'g'));
  const net = words.findLastIndex((word, k) => NET_WORDS.has(word) || isInitial(words, k, 'n'));
  return gross >= 0 && net >= 0 && isSecond === net > gross;
}

/** `G.W.`, `N/W`: an initial of weight, parted from the other one by a sign. */
function isInitial(words: readonly string[], k: number, initial: string): boolean {
  return words[k] === initial && /^[./]$/.test(words[k + 1] ?? '') && words[k + 2] === 'w';
}

/** `1,020 lb (463 kg)`: the weight before the bracket in another unit; `à 317 kg = 634 kg`: what it comes to. */
function isRepeatedInBrackets({ text, at, values: [kg = 0] }: Figure, weights: readonly Figure[]): boolean {
  const isOf = (one: Figure) => one.to === at - 1 || EACH.matchAt(text.lexemes, one.to) === at - 1 - one.to;
  if (text.lexemes[at - 1]?.text === '=')
    return weights.some((one) => one.text === text && one.to < at && at - one.to < 5 && isOf(one));
  if (text.lexemes[at - 1]?.text !== '(') return false;
  return weights.some((one) => one.text === text && one.to === at - 1 && one.values.some((value) => isNear(value, kg)));
}

/** `120 + 95.5 + 97 kg`, `85, 92 and 110 lbs`: figures in a row of which only the last has the unit make up the total. */
function isSumOfList({ text: { lexemes }, at, to, values, hasUnit }: Figure, totalKg: number): boolean {
  const [kg = 0] = values;
  const [last = 0] = lexemes[at]?.values ?? [];
  if (!hasUnit || last === 0 || to - at > 2) return false;
  let sum = last;
  let k = at - 1;
  for (let listed = 0; listed < MAX_LISTED && lexemes[k]?.kind !== 'break'; listed += 1) {
    while (LIST_JOINTS.has(lexemes[k]?.text ?? '')) k -= 1;
    const number = lexemes[k];
    if (number?.kind !== 'number' || !LIST_JOINTS.has(lexemes[k + 1]?.text ?? '')) break;
    sum += number.values[0] ?? 0;
    k -= 1;
  }
  return sum > last && isNear((sum * kg) / last, totalKg);
}

/** Whether the weights of goods and of packing together are the total. */
function addUpWithTare(
  figures: readonly Figure[],
  parts: readonly Figure[],
  reading: LedgerReading,
  totalKg: number,
): boolean {
  const packing = figures.filter((figure) => figure.kind === 'weight' && isOfPacking(figure));
  const goods = figures.filter(({ kind, role }) => kind === 'weight' && role === 'net');
  const all = [...new Set([...parts, ...goods, ...packing])];
  return packing.length > 0 && addUpTo(all, (weight) => listFactors(weight, figures, reading), totalKg, TARE_SLACK);
}

/** `tare 20 kg`, `plus packaging 28 kg`, `más 18 kg de la tarima`. */
function isOfPacking({ role, text, at, to }: Figure): boolean {
  if (role === 'tare') return true;
  const near = text.lexemes.slice(Math.max(0, at - 3), to + 3).map((lexeme) => lexeme.text);
  return near.some((word) => ADDED.has(word)) && near.some((word) => PACKING.has(word));
}

/** A weight of one piece whose pieces make up most of a total that is called so: the rest is packing. */
function isShareOf(figure: Figure, figures: readonly Figure[], totalKg: number): boolean {
  return listCountsNear(figure, figures).some((count) =>
    figure.values.some((value) => value * count <= totalKg && value * count >= totalKg * MIN_SHARE_OF_TOTAL),
  );
}

/** A cell of a table whose sum is the weight: the table's evidence covers it, and its total is among the figures. */
function isPartOfTable(figure: Figure, reading: LedgerReading): boolean {
  const lines = Object.entries(reading.evidence).flatMap(([field, places]) => (field === 'goods.weight' ? places : []));
  const isTable = lines.some(({ text }) => text.includes('\n'));
  return isTable && isCovered(figure, reading, WEIGHT_EVIDENCE) && (!figure.hasUnit || endsLine(figure));
}

/** `4 caja 60 40 45 22,25 kg`: the last cell of a row, with its unit. */
function endsLine({ text: { lexemes }, to }: Figure): boolean {
  return (lexemes[to]?.kind ?? 'break') === 'break';
}

/** The counts near a weight; of one that is called that of each, those of the sizes too: `Bulto 1 y 2: …, 310 lb c/u`. */
function listFactors(weight: Figure, figures: readonly Figure[], { goods }: LedgerReading): readonly number[] {
  const near = listCountsNear(weight, figures);
  return isSaidOfEach(weight) ? [...new Set([...near, ...goods.dimensionLines.map(({ pieces }) => pieces)])] : near;
}

/** One, and the counts that stand nearest to a weight. */
function listCountsNear(weight: Figure, figures: readonly Figure[]): number[] {
  const lineStart = findLineStart(weight);
  const nearest: Figure[] = [];
  for (const one of figures) {
    if (one.text !== weight.text || !isPossibleCount(one)) continue;
    // A number without a word of its own counts on the line of the weight only: `B (2 alike): 210 lbs each`.
    if (one.kind === 'bare' && (one.at < lineStart || one.at > weight.at)) continue;
    const distance = Math.abs(one.at - weight.at);
    const place = nearest.findIndex(({ at }) => Math.abs(at - weight.at) > distance);
    nearest.splice(place === -1 ? nearest.length : place, 0, one);
    nearest.length = Math.min(nearest.length, MAX_COUNTS);
  }
  return [...new Set([1, ...nearest.map(({ values }) => values[0] ?? 1)])];
}

/** Whether a figure may tell how often a weight counts: a count, a size, or a small whole number without a unit. */
function isPossibleCount({ kind, values: [value] }: Figure): boolean {
  if (kind === 'count') return true;
  if (kind === 'size') return value !== undefined;
  return kind === 'bare' && value !== undefined && Number.isInteger(value) && value <= MAX_NEARBY_COUNT;
}

/** Where the line of a figure begins in its text, in lexemes. */
function findLineStart({ text, at }: Figure): number {
  let start = at;
  while (start > 0 && text.lexemes[start - 1]?.kind !== 'break') start -= 1;
  return start;
}

/** Answers the same question about a figure once. */
function keepResults<Result>(ask: (figure: Figure) => Result): (figure: Figure) => Result {
  const results = new Map<Figure, Result>();
  return (figure) => {
    const known = results.get(figure);
    if (known !== undefined) return known;
    const result = ask(figure);
    results.set(figure, result);
    return result;
  };
}

/** The weight of a pallet or a case beside a weight that is not called gross: it may have to be added. */
export function findTareDoubts(figures: readonly Figure[], reading: LedgerReading): DoubtEntry[] {
  const tare = figures.find(({ kind, role }) => kind === 'weight' && role === 'tare');
  const totalKg = reading.goods.grossWeightKg;
  if (!tare || totalKg === undefined) return [];
  const parts = figures.filter(({ kind, role }) => kind === 'weight' && role === undefined);
  if (addUpWithTare(figures, parts, reading, totalKg)) return [];
  const isGross = figures.some(
    (figure) =>
      figure.kind === 'weight' && isSaidGross(figure) && figure.values.some((value) => isNear(value, totalKg)),
  );
  return isGross ? [] : [{ code: 'tare-unclear', words: getWords(tare) }];
}

function isSaidGross({ text, at, to }: Figure): boolean {
  // `each 72 kg, total 432 kg`: what a comma parts from the figure is said of the next.
  const end = text.lexemes[to]?.text === ',' ? to : to + 2;
  const words = text.lexemes.slice(Math.max(0, at - 5), end).map((lexeme) => lexeme.text);
  return words.some((word) => GROSS_WORDS.has(word)) || /\bg [./] w\b/.test(words.join(' '));
}
