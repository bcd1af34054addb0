import { expect, it } from '@jest/globals';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';

type Rows = readonly (readonly [string, Facts])[];

/** A test for each body: its facts are read. */
export const readsFacts = (title: string, rows: Rows) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

/** A test for each body: its facts are read, and no figure is left over. */
export const readsAllFigures = (title: string, rows: Rows) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    const request = await extractFrom(body);
    expect(pickFacts(request, facts)).toEqual(facts);
    expect(findReadingReasons(request).map(({ code }) => code)).not.toContain('figures-left-over');
  });

/** The codes of what holds the reading of a body. */
export const listReasons = async (body: string, headers: Headers = {}) =>
  findReadingReasons(await extractFrom(body, headers)).map(({ code }) => code);

/** What was read, and what a person has to see of it. */
export async function readCargo(body: string) {
  const { goods, ledger, cargoDoubts = [] } = await extractFrom(body);
  const { leftOver = [], doubts: open = [], differences = [] } = ledger ?? {};
  return {
    kg: round(goods.grossWeightKg),
    pieces: goods.pieces,
    m3: round(goods.volumeM3),
    open: [...leftOver, ...open, ...differences, ...cargoDoubts],
  };
}

function round(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 100) / 100;
}
