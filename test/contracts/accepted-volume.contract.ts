import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { AcceptedVolumeFilter } from '../../domain/quoting/quotation.repository.js';
import { aPricedShipment } from '../support/fixtures/quotations.js';
import { aShipmentRequest } from '../support/fixtures/shipments.js';
import { type OpenContext, setUpContext } from './contract-context.js';
import { aNewQuotation } from './quotation-repository.contract.js';

const MONTH: AcceptedVolumeFilter = {
  mailDomain: 'volumen.example',
  mailbox: undefined,
  from: new Date('2026-06-01T06:00:00Z'),
  before: new Date('2026-06-20T12:00:00Z'),
};

/** What the sum of a customer's accepted quotations promises. */
export function describeAcceptedVolumeContract(name: string, open: OpenContext): void {
  describe(`${name} as the volume of a customer's month`, () => {
    const context = setUpContext(open);

    async function addEnded(clientEmail: string, at: string, outcome: 'accepted' | 'declined' = 'accepted', kg = 100) {
      const { quotations } = context();
      const shipment = aPricedShipment(aShipmentRequest());
      const weight = { ...shipment.weight, chargeableKg: Big(kg) };
      const added = await quotations.add(aNewQuotation({ ...shipment, weight, clientEmail, status: 'sent' }));
      const ended = { outcome, source: 'link', actor: 'customer', at: new Date(at) } as const;
      return quotations.update(added.recordOutcome(ended));
    }

    it('counts what was accepted within the time, of the domain and below it, each shipment by itself', async () => {
      expect(await context().quotations.sumAccepted(MONTH)).toEqual({ chargeableKg: Big(0), shipments: 0 });
      await addEnded('ana@volumen.example', '2026-06-01T06:00:00.000Z', 'accepted', 350.5);
      await addEnded('Eva@sv.volumen.example', '2026-06-20T11:59:59.999Z', 'accepted', 1000);
      // Before, after, another customer that is named alike, and one that declined.
      await addEnded('ana@volumen.example', '2026-06-01T05:59:59.999Z');
      await addEnded('ana@volumen.example', '2026-06-20T12:00:00.000Z');
      await addEnded('ana@otro-volumen.example', '2026-06-10T12:00:00Z');
      await addEnded('ana@volumen.example.net', '2026-06-10T12:00:00Z');
      await addEnded('ana@volumen.example', '2026-06-10T12:00:00Z', 'declined');
      expect(await context().quotations.sumAccepted(MONTH)).toEqual({ chargeableKg: Big('1350.5'), shipments: 2 });
      const further = [aPricedShipment(aShipmentRequest())];
      const several = aNewQuotation({ clientEmail: 'ana@volumen.example', status: 'sent', furtherShipments: further });
      const sent = await context().quotations.add(several);
      const at = new Date('2026-06-02T10:00:00Z');
      await context().quotations.update(sent.recordOutcome({ outcome: 'accepted', source: 'link', actor: 'x', at }));
      const { chargeableKg, shipments } = await context().quotations.sumAccepted(MONTH);
      expect(shipments).toBe(4);
      expect(chargeableKg.gt(1350.5)).toBe(true);
    });

    it('counts one mailbox alone where only it is the customer, however it is written', async () => {
      await addEnded('Rosa@buzon.example', '2026-06-10T12:00:00Z', 'accepted', 7);
      await addEnded('max@buzon.example', '2026-06-10T12:00:00Z', 'accepted', 9);
      const rosa = { ...MONTH, mailDomain: 'buzon.example', mailbox: 'rosa@buzon.example' };
      expect(await context().quotations.sumAccepted(rosa)).toEqual({ chargeableKg: Big(7), shipments: 1 });
    });

    it('counts a quotation no longer once it is open again', async () => {
      const reopened = { ...MONTH, mailDomain: 'abierta.example' };
      const accepted = await addEnded('ana@abierta.example', '2026-06-10T12:00:00Z');
      expect((await context().quotations.sumAccepted(reopened)).shipments).toBe(1);
      await context().quotations.update(accepted.clearOutcome('A mistake'));
      expect((await context().quotations.sumAccepted(reopened)).shipments).toBe(0);
    });
  });
}
