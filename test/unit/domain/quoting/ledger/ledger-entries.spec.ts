import { describe, expect, it } from '@jest/globals';
import { addDecision, settleCorrectedEntries } from '../../../../../domain/quoting/ledger/ledger-decision.js';
import type { LedgerDecision } from '../../../../../domain/quoting/ledger/ledger-decision.types.js';
import { listLedgerEntries } from '../../../../../domain/quoting/ledger/ledger-entries.js';
import { mergeRequests } from '../../../../../domain/quoting/merge-requests.js';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import type { Ledger } from '../../../../../domain/reading/ledger/ledger.types.js';
import { aShipmentRequest } from '../../../../support/fixtures/shipments.js';

const TEXT = '640 kg, 7 boxes, include insurance';
const TEXTS = { body: TEXT, subject: '' };
const weight = { kind: 'weight', part: 'body', start: 0, end: 6, text: '640 kg' } as const;
const count = { kind: 'count', part: 'body', start: 8, end: 15, text: '7 boxes' } as const;
const LEDGER: Ledger = {
  endsAtAirport: false,
  leftOver: [weight, count],
  setAside: [{ kind: 'bare', part: 'body', start: 2, end: 3, text: '0', role: 'telephone' }],
  doubts: [{ code: 'weight-each-or-total', words: '640 kg' }],
  findings: [{ code: 'wish', words: 'include insurance' }],
};
const request = (rest: Partial<ShipmentRequest> = {}): ShipmentRequest => ({
  ...aShipmentRequest(),
  evidence: {},
  ledger: LEDGER,
  ...rest,
});
const decide = (decision: Partial<LedgerDecision>): LedgerDecision => ({
  ...weight,
  choice: 'gross-weight',
  fields: ['goods.weight'],
  ...decision,
});
const listUses = (of: ShipmentRequest) => listLedgerEntries(of, TEXTS).map(({ text, use, role }) => [text, use, role]);
const codesOf = (of: ShipmentRequest) => findReadingReasons(of).map(({ code }) => code);

describe('The entries of the ledger', () => {
  it('are what is used, what is set aside, and what is left over with its choices', () => {
    const evidence = { 'goods.pieces': [{ ...count, method: 'rules' }] };
    expect(listUses(request({ evidence }))).toEqual([
      ['7 boxes', 'used', undefined],
      ['0', 'set-aside', 'telephone'],
      ['640 kg', 'left-over', undefined],
      ['7 boxes', 'left-over', undefined],
      ['include insurance', 'left-over', undefined],
    ]);
    const wish = listLedgerEntries(request(), TEXTS).at(-1);
    expect(wish).toMatchObject({ kind: 'wish', start: 17, end: 34, choices: ['noted', 'not-of-shipment'] });
  });

  it('say of a wish of an earlier email no place', () => {
    const entries = listLedgerEntries(request(), { body: 'Any news?', subject: '' });
    expect(entries.at(-1)).toMatchObject({ text: 'include insurance', start: 0, end: 0 });
  });

  it('end one by one, with their reasons and the doubts about the same value', () => {
    expect(codesOf(request())).toEqual(['figures-doubtful', 'figures-left-over', 'special-wish']);
    const decided = addDecision({ ...request(), corrected: ['goods.weight'] }, decide({}));
    expect(listUses(decided)).toContainEqual(['640 kg', 'used', 'gross-weight']);
    expect(listUses(decided)).toContainEqual(['7 boxes', 'left-over', undefined]);
    const [first] = findReadingReasons(decided);
    expect(first).toEqual({ code: 'figures-left-over', params: { items: ['7 boxes'] } });
    const second = addDecision(decided, decide({ ...count, choice: 'contents', fields: [] }));
    expect(codesOf(second)).toEqual(['special-wish']);
    const wish = decide({ kind: 'wish', start: 17, end: 34, text: 'include insurance', choice: 'noted', fields: [] });
    expect(codesOf(addDecision(second, wish))).toEqual([]);
  });

  it('are all settled by a value that a person entered by hand, but for wishes', () => {
    const corrected = request({ corrected: ['goods.weight'] });
    expect(codesOf(corrected)).toEqual(['special-wish']);
    expect(listUses(corrected)).toContainEqual(['640 kg', 'set-aside', 'corrected']);
  });

  it('of an answer are open, whatever was decided about the email before, but for what was said about wishes', () => {
    const wish = decide({ kind: 'wish', text: 'include insurance', choice: 'noted', fields: [] });
    const earlier = addDecision(addDecision({ ...request(), corrected: ['goods.weight'] }, decide({})), wish);
    const leftOver = [{ ...weight, start: 40, end: 46, text: '500 kg' }];
    const merged = mergeRequests(earlier, request({ ledger: { ...LEDGER, leftOver, findings: [] } }));
    expect(findReadingReasons(merged).map(({ code }) => code)).toEqual(['figures-doubtful', 'figures-left-over']);
  });

  it('are settled by a correction of what they could be, also after one of them got its role', () => {
    const decided = addDecision({ ...request(), corrected: ['goods.weight'] }, decide({}));
    const settled = settleCorrectedEntries(decided, ['goods.pieces']);
    expect(listUses(settled)).toContainEqual(['7 boxes', 'set-aside', 'corrected']);
    expect(listUses(settled)).toContainEqual(['640 kg', 'used', 'gross-weight']);
    expect(settleCorrectedEntries(decided, ['incoterm'])).toEqual(decided);
  });
});
