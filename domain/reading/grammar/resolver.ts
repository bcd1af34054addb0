import { type CargoCandidate, type Choices, createCandidate, isLone } from './candidate.js';
import type { CargoTalk } from './cargo-line.js';
import { CONSTRAINTS } from './constraint.js';
import { isClose } from './is-close.js';

/** The best reading and by how much it won. */
export interface Resolution {
  readonly best: CargoCandidate;
  readonly score: number;
  /** Points ahead of the best reading whose facts differ; a narrow win is a doubt. */
  readonly margin: number;
  /** Names of the constraints that it breaks. */
  readonly broken: readonly string[];
  /** Whether every line has a count of its own and weight, pieces and volume are all known. */
  readonly isComplete: boolean;
}

const WIDE_MARGIN = 9;
/** The most readings that are compared. */
const UNITS = [1, 2.54, 100, 0.1] as const;

/** Picks the reading of the cargo that keeps the constraints best. */
export function resolveCargoTalk(talk: CargoTalk): Resolution | undefined {
  if (talk.lines.length === 0 && talk.totals.length === 0) return undefined;
  const ranked = listChoices(talk).map((choices) => computePoints(createCandidate(talk, choices), talk));
  ranked.sort((one, other) => other.score - one.score);
  const [first] = ranked;
  if (!first) return undefined;
  const rival = ranked.find(({ best }) => !isSameCargo(best, first.best));
  return { ...first, margin: rival ? first.score - rival.score : WIDE_MARGIN };
}

function computePoints(best: CargoCandidate, talk: CargoTalk): Omit<Resolution, 'margin'> {
  let score = 0;
  const broken: string[] = [];
  for (const { name, computePoints: rank } of CONSTRAINTS) {
    const gained = rank(best, talk);
    score += gained;
    if (gained <= -3) broken.push(name);
  }
  const isComplete =
    best.kg !== undefined && best.pieces !== undefined && best.m3 !== undefined && best.uncounted === 0;
  return { best, score, broken, isComplete };
}

/** Only questions that the text leaves open are asked: at most 32 readings. */
function listChoices({ lines, totals }: CargoTalk): Choices[] {
  const weights = [
    ...lines.flatMap(({ weight }) => weight ?? []),
    ...totals.flatMap((span) => (span.kind === 'weight' ? [span] : [])),
  ];
  const unscoped = lines.some(({ weight }) => weight && weight.scope === undefined)
    ? (['total', 'each'] as const)
    : (['total'] as const);
  const notations = weights.some(({ otherKg }) => otherKg !== undefined)
    ? (['first', 'other'] as const)
    : (['first'] as const);
  const units = lines.some(({ size }) => size && size.cmPerUnit === undefined) ? UNITS : [1];
  const ranks = new Set(lines.flatMap(({ count }) => (count ? [count.rank] : [])));
  const counts = ranks.size > 1 ? (['outermost', 'all'] as const) : (['all'] as const);
  const lones = lines.length > 1 && lines.some(isLone) ? (['line', 'total'] as const) : (['line'] as const);
  return unscoped.flatMap((u) =>
    notations.flatMap((notation) =>
      units.flatMap((cmPerUnit) =>
        counts.flatMap((c) => lones.map((lone): Choices => ({ unscoped: u, notation, cmPerUnit, counts: c, lone }))),
      ),
    ),
  );
}

/** Whether two readings come to the same price. */
function isSameCargo(one: CargoCandidate, other: CargoCandidate): boolean {
  return isSame(one.kg, other.kg) && isSame(one.pieces, other.pieces) && isSame(one.m3, other.m3);
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isClose(one, other, 0.005);
}
