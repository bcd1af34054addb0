import { describe, expect, it } from '@jest/globals';
import { CALIBRATION } from '../../../domain/reading/confidence/calibration.table.js';
import {
  calibrate,
  countReadings,
  findRow,
  isMoreDoubtful,
  listSigns,
  measureReliability,
  measureSureness,
  scoreReadings,
} from '../calibration.js';
import { LABELLED_SETS, loadLabelledEmails } from '../labelled-email.js';
import { readByRules } from './read-by-rules.js';

/** A reader that improves moves a share a little; by more, `npm run calibrate` makes the table anew. */
const MAX_DRIFT = 0.02;

const score = (...sets: ReadonlyArray<(typeof LABELLED_SETS)[number]>) =>
  scoreReadings(
    sets.flatMap((set) => loadLabelledEmails(set)),
    readByRules,
  );

describe('The calibration of the confidence', () => {
  it('has one row for every combination of signs, 40 at most', () => {
    expect(CALIBRATION.map(({ isRequest, doubts, gaps, bulk }) => ({ isRequest, doubts, gaps, bulk }))).toEqual(
      listSigns(),
    );
    expect(CALIBRATION.length).toBeLessThanOrEqual(40);
  });

  it('is never surer with more doubt', () => {
    const pairs = CALIBRATION.flatMap((row) => CALIBRATION.map((other) => [row, other] as const));
    const contradictions = pairs.filter(([row, other]) => isMoreDoubtful(row, other) && row.share > other.share);
    expect(contradictions).toEqual([]);
  });

  it('is as the labelled emails measure it today', async () => {
    const readings = await score(...LABELLED_SETS);
    const today = calibrate(
      listSigns().map((signs) => ({
        ...signs,
        own: countReadings(readings, signs),
        further: findRow(CALIBRATION, signs)?.further ?? [0, 0],
      })),
    );
    const drifted = today.filter((row) => Math.abs(row.share - (findRow(CALIBRATION, row)?.share ?? 0)) > MAX_DRIFT);
    expect(drifted).toEqual([]);
  });

  it('shows most everyday requests as sure, and is right about them', async () => {
    const readings = await score('everyday', 'second-everyday');
    const { sure, sureRight, requests, sureRequests } = measureSureness(readings, CALIBRATION);
    expect(sureRequests / requests).toBeGreaterThanOrEqual(0.6);
    expect(sureRight / sure).toBeGreaterThanOrEqual(0.97);
    expect(measureReliability(readings, CALIBRATION).reduce((total, { emails }) => total + emails, 0)).toBe(256);
  });
});
