import { describe, expect, it } from '@jest/globals';
import { ActivityLogSubscriber } from '../../application/activity/activity-log.subscriber.js';
import type { DomainEvent } from '../../application/events/domain-events.js';
import { SubscribedEventPublisher } from '../../application/events/subscribed-event-publisher.js';
import type { CreateEventPublisher } from '../../application/persistence/unit-of-work.port.js';
import { anInboundEmail } from '../support/fixtures/inbound-email.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const ANY = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };

const sent = (quotationId: number): DomainEvent => ({
  ...{ type: 'quotation-sent', at: NOW, actor: 'system', quotationId, emailId: undefined, to: 'eva@mar.example' },
});
const held = (quotationId: number): DomainEvent => ({
  ...{ type: 'quotation-held', at: NOW, actor: 'system', quotationId, emailId: 1, clientEmail: 'eva@mar.example' },
  ...{ revision: undefined, reasons: [] },
});

const REFUSAL = new Error('A subscriber refuses.');

/** Logs, and then refuses what is about quotation 9. */
const createRefusingPublisher: CreateEventPublisher = ({ activity }) =>
  new SubscribedEventPublisher([
    new ActivityLogSubscriber(activity),
    {
      handle: async (event) => {
        if ('quotationId' in event && event.quotationId === 9) throw REFUSAL;
      },
    },
  ]);

/** What the publisher of a transaction promises. */
export function describeDomainEventsContract(name: string, open: OpenContext): void {
  describe(`${name} as a publisher of domain events`, () => {
    const context = setUpContext(open);
    const refusing = setUpContext(() => open(createRefusingPublisher));

    const listDetails = async (activity = context().activity) =>
      (await activity.findPage(ANY, 'oldest-first', 1, 50)).map(({ details }) => details);

    it('leaves nothing of an event whose transaction is rolled back', async () => {
      const cutShort = context().unitOfWork.run(async ({ events, activity, pendingNotifications }) => {
        await events.publish(held(1));
        expect(await listDetails(activity)).toHaveLength(1);
        expect(await pendingNotifications.listTypes()).toEqual(['held']);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await listDetails()).toEqual([]);
      expect(await context().pendingNotifications.listTypes()).toEqual([]);
    });

    it('logs events in the order in which they were published, also where they are not awaited one by one', async () => {
      await context().unitOfWork.run(async ({ events }) => {
        await events.publish(sent(1));
        await Promise.all([events.publish(sent(2)), events.publish(held(3)), events.publish(sent(4))]);
        await events.publish(sent(5));
      });
      const order = ['Q1 to', 'Q2 to', 'Q3 for', 'Q4 to', 'Q5 to'];
      expect((await listDetails()).map((details) => /^Q\d (?:to|for)/.exec(details)?.[0])).toEqual(order);
      const [notification] = await context().pendingNotifications.claim('held', 10);
      expect(notification).toMatchObject({ title: 'Q3 needs review', at: NOW, place: '/quotations?open=3' });
    });

    it('says what an entry is to programs, and which record it is about', async () => {
      await context().unitOfWork.run(({ events }) =>
        events.publish({
          ...{ type: 'quotation-repriced', at: NOW, actor: 'ada@desk.example', quotationId: 6, emailId: 1 },
          ...{ before: { revision: 1, total: '10.00' }, after: { revision: 2, total: '12.00' } },
        }),
      );
      const entity = { type: 'quotation', id: 6 } as const;
      expect(await context().activity.findPage({ ...ANY, entity }, 'newest-first', 1, 5)).toMatchObject([
        { eventType: 'quotation-repriced', action: 'Quotation repriced', details: 'Q6 is now revision 2', entity },
      ]);
    });

    it('rolls everything back where one subscriber fails', async () => {
      const { unitOfWork, activity, emails } = refusing();
      const refused = unitOfWork.run(async (tx) => {
        await tx.emails.addIfAbsent(anInboundEmail(), 'refused', NOW);
        await tx.events.publish(sent(8));
        await tx.events.publish(sent(9));
      });
      await expect(refused).rejects.toBe(REFUSAL);
      expect(await listDetails(activity)).toEqual([]);
      expect((await emails.findPage({ state: undefined, page: 1, pageSize: 5 })).total).toBe(0);
      await unitOfWork.run(({ events }) => events.publish(sent(8)));
      expect(await listDetails(activity)).toEqual(['Q8 to eva@mar.example']);
    });
  });
}
