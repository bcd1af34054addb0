import { describe, expect, it } from '@jest/globals';
import type { NewWebhookEndpoint } from '../../domain/integrations/webhook-endpoint.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-02-03T10:20:30.456Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const ENDPOINT: NewWebhookEndpoint = {
  url: 'https://crm.example/hooks?key=1',
  events: ['quotation.held', 'mail.failed'],
  isActive: true,
};
const createMessage = (event: NewWebhookEndpoint['events'][number], createdAt = AT) => ({
  ...{ event, createdAt },
  body: JSON.stringify({ type: event, data: { b: 1, a: 'ñ "x"' } }),
});
const NONE = { page: 1, pageSize: 50, state: undefined } as const;

/** What stores of webhook endpoints and of their deliveries promise. */
export function describeWebhookRepositoriesContract(name: string, open: OpenContext): void {
  describe(`${name} as the webhook endpoints`, () => {
    const context = setUpContext(open);

    it('give back what was stored, the secret apart', async () => {
      const { webhookEndpoints } = context();
      const added = await webhookEndpoints.add(ENDPOINT, 'v1.encrypted', AT);
      const fresh = { version: 1, createdAt: AT, failingSince: undefined, switchedOffAt: undefined };
      expect(added).toEqual({ ...ENDPOINT, ...fresh, id: added.id });
      expect(await webhookEndpoints.find(added.id)).toEqual(added);
      expect(await webhookEndpoints.findTarget(added.id)).toEqual({ endpoint: added, encryptedSecret: 'v1.encrypted' });
      expect((await webhookEndpoints.findPage({ page: 1, pageSize: 1 })).rows).toEqual([added]);
      expect(await webhookEndpoints.find(999_999)).toBeUndefined();
    });

    it('refuse an edit of an older version', async () => {
      const { webhookEndpoints } = context();
      const { id } = await webhookEndpoints.add(ENDPOINT, 'v1.encrypted', AT);
      const updated = await webhookEndpoints.update(id, 1, { ...ENDPOINT, isActive: false });
      expect(updated).toMatchObject({ version: 2, isActive: false });
      await expect(webhookEndpoints.update(id, 1, ENDPOINT)).rejects.toMatchObject({ kind: 'conflict' });
      await expect(webhookEndpoints.update(999_999, 1, ENDPOINT)).rejects.toMatchObject({ kind: 'missing' });
      await expect(webhookEndpoints.remove(id, 1)).rejects.toMatchObject({ kind: 'conflict' });
      await webhookEndpoints.remove(id, 2);
      expect(await webhookEndpoints.find(id)).toBeUndefined();
      await expect(webhookEndpoints.remove(id, undefined)).rejects.toMatchObject({ kind: 'missing' });
    });

    it('remember since when one takes nothing, until it does or staff edit it', async () => {
      const { webhookEndpoints } = context();
      const { id } = await webhookEndpoints.add(ENDPOINT, 'v1.encrypted', AT);
      expect(await webhookEndpoints.recordFailure(id, later(1))).toEqual(later(1));
      expect(await webhookEndpoints.recordFailure(id, later(2))).toEqual(later(1));
      await webhookEndpoints.recordSuccess(id);
      expect(await webhookEndpoints.recordFailure(id, later(3))).toEqual(later(3));
      expect(await webhookEndpoints.recordFailure(999_999, AT)).toBeUndefined();
      expect(await webhookEndpoints.switchOff(id, later(4))).toBe(true);
      expect(await webhookEndpoints.switchOff(id, later(5))).toBe(false);
      const off = await webhookEndpoints.findSwitchedOff();
      expect(off.map((one) => one.id)).toContain(id);
      expect(off.find((one) => one.id === id)).toMatchObject({ isActive: false, switchedOffAt: later(4), version: 2 });
      const again = await webhookEndpoints.update(id, 2, ENDPOINT);
      expect(again).toMatchObject({ isActive: true, failingSince: undefined, switchedOffAt: undefined });
      expect((await webhookEndpoints.findSwitchedOff()).map((one) => one.id)).not.toContain(id);
    });
  });

  describe(`${name} as the deliveries of events`, () => {
    const context = setUpContext(open);

    it('are added for the active endpoints that want the event, the same bytes for each', async () => {
      const { webhookEndpoints, webhookDeliveries } = context();
      const wanted = await webhookEndpoints.add(ENDPOINT, 'v1.a', AT);
      await webhookEndpoints.add({ ...ENDPOINT, isActive: false }, 'v1.b', AT);
      await webhookEndpoints.add({ ...ENDPOINT, events: ['quotation.sent'] }, 'v1.c', AT);
      const added = await webhookDeliveries.addForSubscribers(createMessage('quotation.held'));
      expect(added.map(({ endpointId }) => endpointId)).toEqual([wanted.id]);
      const delivery = await webhookDeliveries.find(added[0]?.id ?? 0);
      expect(delivery).toMatchObject({ ...createMessage('quotation.held'), state: 'waiting', attempts: 0 });
      expect(delivery?.messageId).toMatch(/^msg_[\da-f-]{36}$/);
      await webhookEndpoints.remove(wanted.id, undefined);
      expect(await webhookDeliveries.find(added[0]?.id ?? 0)).toBeUndefined();
    });

    it('tell what came of each attempt, and wait again when they are replayed', async () => {
      const { webhookEndpoints, webhookDeliveries } = context();
      const { id: endpointId } = await webhookEndpoints.add(
        { ...ENDPOINT, events: ['quotation.accepted'] },
        'v1.d',
        AT,
      );
      const [first, second] = [
        (await webhookDeliveries.addForSubscribers(createMessage('quotation.accepted')))[0]?.id ?? 0,
        (await webhookDeliveries.addForSubscribers(createMessage('quotation.accepted')))[0]?.id ?? 0,
      ];
      const failed = { state: 'failed', at: later(1), statusCode: undefined, failure: 'timed-out' } as const;
      await webhookDeliveries.recordAttempt(first, failed);
      const before = await webhookDeliveries.find(first);
      expect(before).toMatchObject({ endpointId, state: 'failed', attempts: 1, failure: 'timed-out' });
      expect(before?.lastAttemptAt).toEqual(later(1));
      expect(await webhookDeliveries.reopen(second)).toBe(false);
      expect(await webhookDeliveries.reopen(first)).toBe(true);
      const delivered = { state: 'delivered', at: later(2), statusCode: 204, failure: undefined } as const;
      await webhookDeliveries.recordAttempt(first, delivered);
      const after = await webhookDeliveries.find(first);
      expect(after).toEqual({ ...before, ...UNFAILED, lastAttemptAt: later(2), statusCode: 204 });
      const waiting = await webhookDeliveries.findPage({ ...NONE, state: 'waiting' });
      expect(waiting.rows[0]?.id).toBe(second);
      const all = await webhookDeliveries.findPage({ ...NONE, pageSize: 1, page: 2 });
      expect(all.rows.map(({ id }) => id)).toEqual([first]);
    });

    it('are removed when they are settled and old', async () => {
      const { webhookEndpoints, webhookDeliveries } = context();
      await webhookEndpoints.add({ ...ENDPOINT, events: ['quotation.expired'] }, 'v1.e', AT);
      const old = new Date('2020-01-01T00:00:00Z');
      const ids: number[] = [];
      for (const createdAt of [old, old, AT]) {
        const added = await webhookDeliveries.addForSubscribers(createMessage('quotation.expired', createdAt));
        ids.push(...added.map(({ id }) => id));
      }
      const [settled = 0, waiting = 0, recent = 0] = ids;
      const attempt = { state: 'failed', at: AT, statusCode: 500, failure: 'status' } as const;
      await webhookDeliveries.recordAttempt(settled, attempt);
      await webhookDeliveries.recordAttempt(recent, attempt);
      expect(await webhookDeliveries.deleteOlderThan(new Date('2020-01-02T00:00:00Z'), 10)).toBe(1);
      const left = await Promise.all([settled, waiting, recent].map((id) => webhookDeliveries.find(id)));
      expect(left.map((one) => one?.id)).toEqual([undefined, waiting, recent]);
    });
  });
}

const UNFAILED = { state: 'delivered', attempts: 1, failure: undefined } as const;
