import type { Desk, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import type { StoreRoom } from '../../../apps/api/infrastructure/persistence.js';
import type { DeskWorld } from '../../../apps/api/infrastructure/use-cases.js';
import type { Failpoint, Reaper } from './failpoint.js';
import { poisonIn, swallow } from './poison-pill.js';

/** A port with some of its methods replaced. */
export function altered<Port extends object>(port: Port, changes: Partial<Port>): Port {
  return Object.assign(Object.create(port), changes);
}

/** What a transaction has done so far. */
type Step = 'kept' | 'quoted' | 'sent';

/** The stores of a desk that dies at failpoints. */
export function failingStores(stores: StoreRoom, reaper: Reaper): StoreRoom {
  const { queue } = stores;
  return {
    ...stores,
    unitOfWork: failingUnitOfWork(stores.unitOfWork, reaper),
    queue: altered(queue, {
      take: async (...asked) => {
        const work = await queue.take(...asked);
        if (work?.kind === 'answer-email') await reaper.pass('after-claim');
        if (work?.kind === 'send-reply') await reaper.pass('after-outbox-claim');
        return work;
      },
    }),
  };
}

/** The world of a desk that dies at failpoints. */
export function failingWorld<World extends DeskWorld>(world: World, reaper: Reaper): World {
  const { reader, replyMail } = world;
  return {
    ...world,
    reader: altered(reader, {
      read: async (email) => {
        // What the desk reads to warm up is nobody's email.
        if (!email.isUnanswered) await reaper.pass('during-extraction');
        await swallow(poisonIn(email.body));
        return reader.read(email);
      },
    }),
    replyMail: altered(replyMail, {
      send: async (mail) => {
        const delivery = await replyMail.send(mail);
        if (delivery.kind === 'accepted') await reaper.pass('after-acceptance-before-note');
        return delivery;
      },
    }),
  };
}

function failingUnitOfWork(unitOfWork: UnitOfWork, reaper: Reaper): UnitOfWork {
  return altered<UnitOfWork>(unitOfWork, {
    run: async (work) => {
      const done = new Set<Step>();
      const pass = async (step: Step, failpoint: Failpoint) => {
        if (done.has(step)) await reaper.pass(failpoint);
      };
      const result = await unitOfWork.run(async (desk) => {
        const inside = await work(watched(desk, done, reaper));
        await pass('kept', 'after-insert-before-commit');
        await pass('sent', 'during-note');
        return inside;
      });
      await pass('kept', 'after-commit-before-answer');
      await pass('quoted', 'after-quotation-commit');
      return result;
    },
  });
}

/** The desk within a transaction, which notes down what the transaction is about. */
function watched(desk: Desk, done: Set<Step>, reaper: Reaper): Desk {
  const { emails, quotations, outbox } = desk;
  return {
    ...desk,
    emails: altered(emails, {
      keep: async (...email) => {
        await reaper.pass('before-insert');
        done.add('kept');
        return emails.keep(...email);
      },
    }),
    quotations: altered(quotations, {
      add: async (draft) => {
        done.add('quoted');
        return quotations.add(draft);
      },
    }),
    outbox: altered(outbox, {
      markSent: async (...reply) => {
        done.add('sent');
        return outbox.markSent(...reply);
      },
    }),
  };
}
