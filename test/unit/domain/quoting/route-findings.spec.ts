import { describe, expect, it } from '@jest/globals';
import {
  toRequestDocument,
  toShipmentRequest,
} from '../../../../adapters/persistence/postgres/quotations/shipment-request.mapper.js';
import { extractCorrectableValues } from '../../../../domain/quoting/correctable-values.js';
import { applyCorrection } from '../../../../domain/quoting/correction/correction.js';
import { applyDefaults } from '../../../../domain/quoting/defaults.js';
import { applyFollowUp } from '../../../../domain/quoting/follow-up.js';
import { mergeRequests } from '../../../../domain/quoting/merge-requests.js';
import type { RouteFinding } from '../../../../domain/quoting/route-finding.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { aPricedShipment } from '../../../support/fixtures/quotations.js';
import { anEmptyRequest, aShipmentRequest } from '../../../support/fixtures/shipments.js';

const ELSEWHERE: RouteFinding = { code: 'not-served', words: 'MIA-BOG' };
const BY_SEA: RouteFinding = { code: 'other-mode', words: 'ocean LCL' };
const anAnswer = () => ({ ...anEmptyRequest(), isQuotationRequest: false });

describe('A finding about the route', () => {
  it('stays with the thread while nobody answers it', () => {
    const earlier = { ...aShipmentRequest(), routeFindings: [ELSEWHERE] };
    expect(mergeRequests(earlier, anAnswer()).routeFindings).toEqual([ELSEWHERE]);
    expect(mergeRequests(earlier, { ...anAnswer(), routeFindings: [ELSEWHERE] }).routeFindings).toEqual([ELSEWHERE]);
  });

  it('ends with a destination that the answer states, unless it concerns the mode of transport', () => {
    const earlier = { ...aShipmentRequest(), routeFindings: [ELSEWHERE, BY_SEA] };
    expect(mergeRequests(earlier, { ...anAnswer(), airportDestination: 'PTY' }).routeFindings).toEqual([BY_SEA]);
  });

  it('comes with the answer that states it', () => {
    const answer = { ...anAnswer(), routeFindings: [ELSEWHERE] };
    expect(mergeRequests(aShipmentRequest(), answer).routeFindings).toEqual([ELSEWHERE]);
    expect(mergeRequests(aShipmentRequest(), anAnswer())).not.toHaveProperty('routeFindings');
  });

  it('ends with the destination that staff enter, not with another value', () => {
    const request = { ...aShipmentRequest(), routeFindings: [ELSEWHERE, BY_SEA] };
    const values = extractCorrectableValues(request);
    const heavier = applyCorrection(request, { ...values, 'goods.weight': 512 }, []);
    expect(heavier.request.routeFindings).toEqual([ELSEWHERE, BY_SEA]);
    const rerouted = applyCorrection(request, { ...values, airportDestination: 'GUA' }, []);
    expect(rerouted.request.routeFindings).toEqual([BY_SEA]);
  });

  it('is stored with the quotation', () => {
    const request = { ...aShipmentRequest(), routeFindings: [ELSEWHERE] };
    expect(toShipmentRequest(toRequestDocument(request)).routeFindings).toEqual([ELSEWHERE]);
    expect(toShipmentRequest(toRequestDocument(aShipmentRequest()))).not.toHaveProperty('routeFindings');
  });

  it('are taken from where a stored ledger once had them', () => {
    const found = ['other-mode', 'several', 'other-purpose', 'wish'].map((code) => ({ code, words: code }));
    const stored = {
      ...toRequestDocument(aShipmentRequest()),
      ledger: { endsAtAirport: false, leftOver: [], doubts: [], findings: found },
    };
    const request = toShipmentRequest(stored as unknown as ReturnType<typeof toRequestDocument>);
    expect(request.routeFindings).toEqual([{ code: 'other-mode', words: 'other-mode' }]);
    expect(request.ledger?.findings).toEqual([{ code: 'wish', words: 'wish' }]);
    expect({ several: request.severalShipments, doubtful: request.isDoubtful }).toEqual({
      several: true,
      doubtful: true,
    });
  });
});

describe('A destination that is left open', () => {
  it('is named in the assumption that stands in for it', () => {
    const request = { ...anEmptyRequest(), routeFindings: [ELSEWHERE] };
    const assumed = applyDefaults(request, AIRPORTS).assumptions.filter(({ field }) => field === 'airportDestination');
    expect(assumed).toHaveLength(1);
    expect(assumed[0]?.reason).toContain('MIA-BOG');
  });

  it.each([
    ['HN', ['destination']],
    ['CR', ['destination']],
    ['NI', []],
    ['GT', []],
  ])('is asked for where the country %s alone is stated', (country, expected) => {
    const request = aShipmentRequest({ destination: { country, city: undefined, address: undefined } });
    const { missingFields } = aPricedShipment({ ...request, airportDestination: undefined });
    expect(missingFields).toEqual(expected);
  });

  it('is filled by an answer that names the airport', () => {
    const earlier = { ...aShipmentRequest({ destination: { country: 'HN' } }), airportDestination: undefined };
    const answer = {
      ...anAnswer(),
      airportDestination: 'TGU',
      destination: { ...anAnswer().destination, country: 'HN' },
    };
    expect(applyFollowUp(earlier, answer).change).toBe('stated');
  });
});
