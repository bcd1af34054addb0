import { describe, expect, it } from '@jest/globals';
import {
  toRequestDocument,
  toShipmentRequest,
} from '../../../../adapters/persistence/postgres/quotations/shipment-request.mapper.js';
import { extractCorrectableValues } from '../../../../domain/quoting/correctable-values.js';
import { applyCorrection } from '../../../../domain/quoting/correction/correction.js';
import { mergeRequests } from '../../../../domain/quoting/merge-requests.js';
import type { RouteFinding } from '../../../../domain/quoting/route-finding.js';
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
});
