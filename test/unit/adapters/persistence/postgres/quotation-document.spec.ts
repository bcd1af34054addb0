import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { toQuotation } from '../../../../../adapters/persistence/postgres/quotations/quotation.mapper.js';
import {
  type QuotationContent,
  toQuotationDocument,
} from '../../../../../adapters/persistence/postgres/quotations/quotation-document.js';

import { toQuotationContent } from '../../../../../adapters/persistence/postgres/quotations/quotation-document.mapper.js';
import { toReleaseDecisionView } from '../../../../../domain/quoting/hold-reason-view.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { DOUBTS } from '../../../../../domain/reading/ledger/ledger.types.js';
import { aPricedShipment, aQuotation } from '../../../../support/fixtures/quotations.js';
import { aShipmentRequest } from '../../../../support/fixtures/shipments.js';

/** Documents that the first releases stored, taken from them. */
const V1 = ['quotation-v1-sent', 'quotation-v1-held', 'quotation-v1-cancelled'] as const;

/** The columns that a row of the first releases lacks. */
const UNSET = { releaseDecision: null, dismissalReason: null, dismissedBy: null, dismissedAt: null, commercial: null };

function readFixture(name: (typeof V1)[number]) {
  return JSON.parse(readFileSync(`test/support/fixtures/documents/${name}.json`, 'utf8'));
}

function aContent(overrides: Partial<QuotationContent> = {}): QuotationContent {
  const {
    id: _id,
    revision: _revision,
    status: _status,
    version: _v,
    dismissal: _d,
    releaseDecision: _r,
    ...content
  } = aQuotation(overrides);
  return content;
}

const text = fc.string({ unit: 'grapheme' });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const decimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 20 }))
  .map(([digits, places]) => Big(digits.toString()).div(Big(10).pow(places)));
const size = fc.double({ min: 0.001, max: 1e6, noNaN: true });

const place = { part: fc.constant('body' as const), start: fc.nat(), end: fc.nat(), text };
const entry = fc.record({
  ...place,
  kind: fc.constantFrom('weight', 'money', 'size'),
  measure: fc.record({ values: fc.array(size), sides: fc.array(size), hasUnit: fc.boolean(), currency: text }),
});
const ledger = fc.record({
  endsAtAirport: fc.boolean(),
  leftOver: fc.array(entry),
  setAside: fc.array(fc.record({ ...place, kind: fc.constant('bare' as const), role: fc.constant('date' as const) })),
  doubts: fc.array(fc.record({ code: fc.constant('tare-unclear' as const), words: text })),
  findings: fc.array(fc.record({ code: fc.constant('wish' as const), words: text })),
});
const decision = fc.record({
  ...place,
  kind: fc.constantFrom('weight', 'wish'),
  choice: fc.constantFrom('gross-weight', 'noted', 'corrected'),
  fields: fc.array(fc.constantFrom('goods.weight', 'goods.pieces')),
});

const requests: fc.Arbitrary<ShipmentRequest> = fc
  .record({
    confidence: fc.double({ min: 0, max: 1, noNaN: true }).filter((one) => !Object.is(one, -0)),
    origin: maybe(text),
    airportOrigin: maybe(text),
    rawAnswer: text,
    warnings: fc.array(text),
    corrected: fc.array(text),
    cargoDoubts: fc.array(fc.record({ code: fc.constantFrom(...DOUBTS), words: text })),
    ledger,
    ledgerDecisions: fc.array(decision),
    conflicts: fc.array(fc.record({ field: text, current: text, other: text })),
    description: maybe(text),
    grossWeightKg: maybe(size),
    dimensionLines: fc.array(fc.record({ lengthCm: size, widthCm: size, heightCm: size, pieces: fc.nat() })),
    value: maybe(fc.record({ amount: size, currency: text })),
    evidence: fc.record({ part: fc.constant('body' as const), start: fc.nat(), end: fc.nat(), text, method: text }),
    isDoubtful: fc.boolean(),
  })
  .map(({ description, grossWeightKg, dimensionLines, value, evidence, isDoubtful, ...rest }) => {
    const request = aShipmentRequest();
    return {
      ...request,
      ...rest,
      goods: { ...request.goods, description, grossWeightKg, dimensionLines, value },
      evidence: { 'goods.weight': [evidence] },
      ...(isDoubtful ? { isDoubtful } : {}),
    };
  });

const writeAndRead = (content: QuotationContent) => JSON.parse(JSON.stringify(toQuotationDocument(content)));

describe('The document of a quotation', () => {
  it('says which version it is of', () => {
    expect(writeAndRead(aContent())).toMatchObject({ schemaVersion: 2 });
  });

  it('gives back what was written', () => {
    fc.assert(
      fc.property(requests, decimal, decimal, maybe(decimal), (request, exactKg, finalTotal, amount) => {
        const shipment = aPricedShipment();
        const { charges, weight } = shipment;
        const content = aContent({
          request,
          weight: { ...weight, exactKg },
          charges: {
            ...charges,
            totals: { ...charges.totals, finalTotal },
            lines: charges.lines.map((line) => ({ ...line, amount, quantity: amount })),
          },
        });
        expect(toQuotationContent(writeAndRead(content))).toEqual(content);
      }),
      { numRuns: 50 },
    );
  });

  it.each(V1)('of the first version is read: %s', (name) => {
    const stored = readFixture(name);
    const content = toQuotationContent(stored);
    const row = { id: 12, revision: 1, version: 1, status: 'pending', document: stored, ...UNSET } as const;
    expect(toReleaseDecisionView(toQuotation(row).releaseDecision)).toEqual(stored.gate);
    expect(content.missingFields).toEqual(stored.missingFacts);
    expect(content.createdAt.toISOString()).toBe(stored.createdAt);
    expect(content.charges.totals.finalTotal.toString()).toBe(stored.charges.totals.finalTotal);
    const rewritten = writeAndRead(content);
    const { schemaVersion: _version, missingFields: _missing, ...others } = rewritten;
    const { status: _status, gate: _decisionBefore, missingFacts: _facts, ...before } = stored;
    const { conflicts: _conflicts, ...request } = others.request;
    const { conflicts: _conflictsBefore, ...requestBefore } = before.request;
    expect({ ...others, request }).toEqual({ ...before, request: requestBefore });
    expect(toQuotationContent(rewritten)).toEqual(content);
  });

  it('of the first version keeps its values in conflict', () => {
    const { request } = toQuotationContent(readFixture('quotation-v1-held'));
    expect(request.conflicts).toEqual([{ field: 'goods.weight', current: '4000 kg', other: '400 kg' }]);
    expect(request).toMatchObject({ corrected: ['goods.pieces'], isDoubtful: true });
  });
});
