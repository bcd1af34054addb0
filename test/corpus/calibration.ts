import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { CalibrationRow } from '../../domain/reading/confidence/calibration-row.js';
import { haveSameSigns } from '../../domain/reading/confidence/compute-confidence.js';
import { findReadingSigns, type ReadingSigns } from '../../domain/reading/confidence/reading-signs.js';
import type { LabelledEmail } from './labelled-email.js';
import { findMisreadFields, PRICE_FIELDS } from './score.js';

/** The signs of one reading, and whether it was right. */
export interface ScoredReading {
  readonly signs: ReadingSigns;
  readonly isRight: boolean;
}

type Count = readonly [emails: number, right: number];

/** A row takes so much of the share of the rows around it. */
const NEIGHBOUR_WEIGHT = 4;
/**
 * What an email counts that the rules were written with: they read it better than mail that nobody has seen, so that it
 * says what the signs are like but little of how often readings with them are right.
 */
export const FITTED_WEIGHT = 0.2;

/** Reads labelled emails and scores the reading: right is what gets every value right that moves the price. */
export async function scoreReadings(
  emails: readonly LabelledEmail[],
  read: (email: LabelledEmail['email']) => Promise<ShipmentRequest>,
): Promise<ScoredReading[]> {
  return Promise.all(
    emails.map(async ({ email, expect }) => {
      const request = await read(email);
      const fields = new Set<string>([
        ...PRICE_FIELDS,
        'severalShipments',
        ...(expect.incoterm === 'DAP' ? [] : ['goodsValue']),
      ]);
      const isMisread = findMisreadFields(expect, request).some((field) => fields.has(field));
      return { signs: findReadingSigns(request), isRight: !isMisread };
    }),
  );
}

/** Every combination of signs, the surest first. */
export function listSigns(): ReadingSigns[] {
  const steps = [0, 1, 2] as const;
  const requests = steps.flatMap((doubts) =>
    steps.flatMap((gaps) => steps.map((bulk) => ({ isRequest: true, doubts, gaps, bulk }))),
  );
  const others = steps.map((doubts) => ({ isRequest: false, doubts, gaps: 0 as const, bulk: 0 as const }));
  return [...requests, ...others];
}

/** How many readings show these signs, and how many of them are right. */
export function countReadings(readings: readonly ScoredReading[], signs: ReadingSigns): Count {
  const same = readings.filter((one) => haveSameSigns(one.signs, signs));
  return [same.length, same.filter(({ isRight }) => isRight).length];
}

/** The calibration of these counts: a row for every combination of signs, never surer with more doubt. */
export function calibrate(counts: ReadonlyArray<Pick<CalibrationRow, keyof ReadingSigns | 'own' | 'further'>>) {
  const pools = counts.map((row) => ({ row, count: weigh(row) }));
  const steadied = pools.map((pool) => {
    const { row } = pool;
    const around = pools.filter(({ row: other }) => other.isRequest === row.isRequest && other.doubts === row.doubts);
    const near = around.filter(({ row: other }) => other.gaps === row.gaps);
    // Each step takes what the next one does not hold, so that no email steadies itself.
    const prior = computeShare(sum(around.filter((one) => !near.includes(one))), 0.5);
    const parent = computeShare(sum(near.filter((one) => one !== pool)), prior);
    return { row, emails: pool.count[0] + NEIGHBOUR_WEIGHT, share: computeShare(pool.count, parent) };
  });
  const shares = makeMonotone(steadied.map(({ row, emails, share }) => ({ signs: row, weight: emails, share })));
  return counts.map((row, at) => ({ ...row, share: Math.round((shares[at] ?? 0) * 1000) / 1000 }));
}

function weigh({ own, further }: Pick<CalibrationRow, 'own' | 'further'>): Count {
  return [own[0] * FITTED_WEIGHT + further[0], own[1] * FITTED_WEIGHT + further[1]];
}

function sum(pools: ReadonlyArray<{ readonly count: Count }>): Count {
  return [
    pools.reduce((total, { count }) => total + count[0], 0),
    pools.reduce((total, { count }) => total + count[1], 0),
  ];
}

/** The share of right readings, steadied by what is known from elsewhere. */
function computeShare([emails, right]: Count, prior: number): number {
  return (right + NEIGHBOUR_WEIGHT * prior) / (emails + NEIGHBOUR_WEIGHT);
}

/** Whether one reading shows no sign less than another, and at least one more. */
export function isMoreDoubtful(one: ReadingSigns, other: ReadingSigns): boolean {
  const steps = (['doubts', 'gaps', 'bulk'] as const).map((sign) => one[sign] - other[sign]);
  return one.isRequest === other.isRequest && steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}

/** Rows that contradict the order of their doubts share their emails until none does. */
function makeMonotone(
  rows: ReadonlyArray<{ readonly signs: ReadingSigns; readonly weight: number; readonly share: number }>,
): number[] {
  const shares = rows.map(({ share }) => share);
  for (let round = 0; round < 200; round += 1) {
    let isOrdered = true;
    for (const [at, row] of rows.entries()) {
      for (const [k, other] of rows.entries()) {
        const mine = shares[at] ?? 0;
        const theirs = shares[k] ?? 0;
        if (!isMoreDoubtful(row.signs, other.signs) || mine <= theirs + 1e-6) continue;
        const pooled = (mine * row.weight + theirs * other.weight) / (row.weight + other.weight);
        shares[at] = pooled;
        shares[k] = pooled;
        isOrdered = false;
      }
    }
    if (isOrdered) break;
  }
  return shares;
}

/** The row of these signs. */
export function findRow(rows: readonly CalibrationRow[], signs: ReadingSigns): CalibrationRow | undefined {
  return rows.find((row) => haveSameSigns(row, signs));
}

/** Readings whose confidence lies in one tenth. */
export interface ReliabilityStep {
  /** In percent. */
  readonly from: number;
  readonly to: number;
  readonly emails: number;
  readonly right: number;
  /** The confidence that is shown, on average. */
  readonly shown: number;
}

/** What is shown and what is right, tenth by tenth; the last one in halves. */
export function measureReliability(readings: readonly ScoredReading[], rows: readonly CalibrationRow[]) {
  const limits = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100.1];
  return limits.slice(0, -1).map((from, at): ReliabilityStep => {
    const to = limits[at + 1] ?? 100;
    const within = readings.filter((one) => {
      const percent = (findRow(rows, one.signs)?.share ?? 0) * 100;
      return percent >= from && percent < to;
    });
    const shown = within.reduce((total, one) => total + (findRow(rows, one.signs)?.share ?? 0), 0) / within.length;
    const right = within.filter(({ isRight }) => isRight).length;
    return { from, to: Math.floor(to), emails: within.length, right, shown };
  });
}

/** From this share on a reading is shown as sure. */
export const SURE_SHARE = 0.95;

/** Of the readings that are shown as sure, how many are right; and how many requests are shown so. */
export function measureSureness(readings: readonly ScoredReading[], rows: readonly CalibrationRow[]) {
  const isSure = ({ signs }: ScoredReading) => (findRow(rows, signs)?.share ?? 0) >= SURE_SHARE;
  const sure = readings.filter(isSure);
  const requests = readings.filter(({ signs }) => signs.isRequest);
  return {
    sure: sure.length,
    sureRight: sure.filter(({ isRight }) => isRight).length,
    requests: requests.length,
    sureRequests: requests.filter(isSure).length,
  };
}
