import { addUpTo, getWords, isCovered, isNear, isSuperseded } from './agreement.js';
import { isSaidOfAll, isSaidOfEach } from './each-or-total.js';
import type { Figure } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import { isOfOtherThing } from './other-things.js';

const GROSS_WORDS: ReadonlySet<string> = new Set(['gross', 'bruto', 'brutos', 'gw', 'pb', 'total', 'gr']);
const ADDED: ReadonlySet<string> = new Set(['plus', 'mas', '+', 'and', 'y']);
const PACKING: ReadonlySet<string> = new Set(
  'packing packaging embalaje empaque tarima pallet paleta skid huacal crate tare tara'.split(' '),
);
const WEIGHT_EVIDENCE = /^goods\.weight$/;
const MIN_SHARE_OF_TOTAL = 0.75;
const MAX_NEARBY_COUNT = 60;

/** Weights on which no value rests: neither the total, nor its parts, nor the weight of each piece. */
export function findLeftOverWeights(figures: readonly Figure[], reading: LedgerReading): Figure[] {
  const { grossWeightKg, pieces = 1 } = reading.goods;
  const listCounts = (weight: Figure) => listFactors(weight, figures, reading);
  const isUsed = (figure: Figure) =>
    grossWeightKg !== undefined &&
    figure.values.some(
      (value) =>
        isNear(value, grossWeightKg) ||
        (pieces > 1 && isNear(value * pieces, grossWeightKg)) ||
        (isSaidOfEach(figure) && listCounts(figure).some((count) => isNear(value * count, grossWeightKg))),
    );
  const weights = figures.filter(
    (figure) =>
      (figure.kind === 'weight' &&
        (figure.role === undefined || figure.role === 'limit') &&
        (isUsed(figure) || !isOfOtherThing(figure))) ||
      (figure.kind === 'bare' && isCovered(figure, reading, WEIGHT_EVIDENCE)),
  );
  if (grossWeightKg === undefined) return weights.filter(({ role }) => role === undefined);
  const used = weights.filter(isUsed);
  const isTotal = (figure: Figure) => figure.values.some((value) => isNear(value, grossWeightKg));
  const parts = weights.filter((figure) => !isTotal(figure) && figure.role === undefined);
  if (addUpTo(parts, (weight) => listCounts(weight), grossWeightKg)) return [];
  if (addUpWithTare(figures, parts, reading, grossWeightKg)) return [];
  const remaining = parts.filter(
    (figure) =>
      !isSuperseded(
        figure,
        weights.filter((one) => one !== figure && isUsed(one)),
      ),
  );
  if (remaining.length < parts.length && addUpTo(remaining, (weight) => listCounts(weight), grossWeightKg)) return [];
  if (
    used.some((figure) => isTotal(figure) && isSaidOfAll(figure)) &&
    remaining.every((figure) => isShareOf(figure, figures, grossWeightKg))
  ) {
    return [];
  }
  const isGross = used.some((figure) => isTotal(figure) && (isSaidGross(figure) || isSaidOfAll(figure)));
  const isOfContents = (figure: Figure) =>
    isGross && (isSaidOfEach(figure) || figure.text.lexemes[figure.at - 1]?.text === 'de');
  return remaining.filter(
    (figure) =>
      figure.kind === 'weight' && !used.includes(figure) && !isOfContents(figure) && !isPartOfTable(figure, reading),
  );
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
  return packing.length > 0 && addUpTo(all, (weight) => listFactors(weight, figures, reading), totalKg);
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
  return isTable && isCovered(figure, reading, /^goods\.weight$/) && !figure.hasUnit;
}

/** The counts near a weight; of one that is called that of each, those of the sizes too: `Bulto 1 y 2: …, 310 lb c/u`. */
function listFactors(weight: Figure, figures: readonly Figure[], { goods }: LedgerReading): readonly number[] {
  const near = listCountsNear(weight, figures);
  return isSaidOfEach(weight) ? [...new Set([...near, ...goods.dimensionLines.map(({ pieces }) => pieces)])] : near;
}

/** One, and the counts that stand nearest to a weight. */
function listCountsNear(weight: Figure, figures: readonly Figure[]): number[] {
  const counts = figures
    .filter(
      (one) =>
        one.text === weight.text &&
        (one.kind === 'count' || (one.kind === 'size' && one.values.length > 0) || isNearbyCount(one, weight)),
    )
    .sort((one, other) => Math.abs(one.at - weight.at) - Math.abs(other.at - weight.at))
    .slice(0, 3)
    .map(({ values }) => values[0] ?? 1);
  return [...new Set([1, ...counts])];
}

/** A small whole number without a unit on the line of a weight: `B (2 alike): 210 lbs each`. */
function isNearbyCount({ kind, at, values, text }: Figure, weight: Figure): boolean {
  if (kind !== 'bare' || !Number.isInteger(values[0]) || (values[0] ?? 0) > MAX_NEARBY_COUNT || at > weight.at)
    return false;
  return !text.lexemes.slice(at, weight.at).some((lexeme) => lexeme.kind === 'break');
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
  const words = text.lexemes.slice(Math.max(0, at - 5), to + 2).map((lexeme) => lexeme.text);
  return words.some((word) => GROSS_WORDS.has(word));
}
