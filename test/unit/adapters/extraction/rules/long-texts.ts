import { expect } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const MEGABYTE = 1_048_576;
/** As much as the reader takes of a text, and more. */
const EIGHTH = MEGABYTE / 8;
/** Of eight times as much text: below what grows with the length. */
const MAX_GROWTH = 4;
const MAX_ATTEMPTS = 3;

/** Expects that a megabyte of a repeated piece costs about as much as an eighth of it, which is more than is read already. */
export async function checkLongText(unit: string): Promise<void> {
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && growth > MAX_GROWTH; attempt += 1) {
    const short = await readLong(unit, EIGHTH);
    growth = Math.min(growth, (await readLong(unit, MEGABYTE)) / short);
  }
  expect(growth).toBeLessThan(MAX_GROWTH);
}

/** @returns the processor time in microseconds */
async function readLong(unit: string, length: number): Promise<number> {
  const started = process.cpuUsage();
  const read = await extractFrom(unit.repeat(Math.ceil(length / unit.length)));
  expect(read.warnings.join(' ')).toContain('characters');
  return process.cpuUsage(started).user;
}
