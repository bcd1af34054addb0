import { describe, expect, it } from '@jest/globals';
import { toTrainingExample } from '../../../../application/quoting/training-example.js';
import { GreaterOfGrossAndVolumetric } from '../../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import type { ShipmentRequest } from '../../../../domain/quoting/shipment-request.js';
import { anInboundEmail } from '../../../support/fixtures/inbound-email.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
import { aDimensionLine, anEmptyRequest, aShipmentRequest } from '../../../support/fixtures/shipments.js';

const email = anInboundEmail({
  ...{ fromHeader: 'Odilia <odilia@molinospoas.example>', to: 'quotes@desk.example', subject: 'Bombas', text: 'Hola' },
});

function toExample(request: ShipmentRequest, isThread = false) {
  const quotation = aQuotation({ ...aPricedShipment(request), revision: 2 });
  return toTrainingExample(quotation, email, isThread, new GreaterOfGrossAndVolumetric());
}

describe('A corrected email as a line of a corpus', () => {
  it('holds the email and every value that a clerk reads out of it', () => {
    expect(toExample(aShipmentRequest({ corrected: ['goods.weight'], language: 'es' }))).toEqual({
      id: 'Q12.r2',
      lang: 'es',
      tags: ['corrected', 'goods.weight'],
      email: {
        ...{
          from: 'Odilia <odilia@molinospoas.example>',
          to: 'quotes@desk.example',
          subject: 'Bombas',
          content: 'Hola',
        },
      },
      expect: {
        ...{ isQuotationRequest: true, incoterm: 'DAP', grossWeightKg: 320, pieces: 2 },
        ...{
          dimensionLines: [aDimensionLine(120, 80, 100, 2)],
          volumeM3: 1.92,
          chargeableWeightKg: 320,
          chargeableBasis: 'gross',
        },
        ...{ airportOrigin: 'MIA', airportDestination: 'SJO', destinationCountry: 'CR', destinationCity: 'Heredia' },
        ...{ descriptionAny: ['pump parts'], goodsValue: { amount: 8400, currency: 'USD' } },
        ...{ senderName: 'Odilia Brenes', senderCompany: 'Molinos del Poás', dangerousGoods: false },
      },
    });
  });

  it('says null of what is not stated, and assumes nothing', () => {
    const { expect: labels } = toExample({ ...anEmptyRequest(), corrected: ['incoterm'] });
    expect(labels).toMatchObject({
      ...{ incoterm: null, grossWeightKg: null, pieces: null, dimensionLines: [], volumeM3: null },
      ...{ chargeableWeightKg: null, chargeableBasis: null, airportDestination: null, destinationCity: null },
      ...{ descriptionAny: [], goodsValue: null },
    });
  });

  it('weighs what is stated alone', () => {
    const request = aShipmentRequest({ goods: { grossWeightKg: undefined, volumeM3: undefined } });
    expect(toExample(request).expect).toMatchObject({ chargeableWeightKg: 320, chargeableBasis: 'volumetric' });
  });

  it('is marked where values may stand elsewhere', () => {
    expect(toExample(aShipmentRequest({ corrected: ['origin'] }), true).tags).toEqual([
      'corrected',
      'origin',
      'thread',
    ]);
  });
});
