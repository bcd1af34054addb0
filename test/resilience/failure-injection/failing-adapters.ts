import type { TransactionScope, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import type { Persistence } from '../../../apps/api/infrastructure/persistence.js';
import { decorateProvider, type ProviderOverride } from '../../../apps/api/infrastructure/provide.js';
import { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import type { Failpoint, ProcessKiller } from './failpoint.js';
import { findPoison, triggerPoison } from './poison-pill.js';

/** A port with some of its methods replaced. */
export function overridePort<Port extends object>(port: Port, changes: Partial<Port>): Port {
  return Object.assign(Object.create(port), changes);
}

/** What a transaction has done so far. */
type Step = 'kept' | 'quoted' | 'sent';

/** The stores of a server that dies at failpoints. */
export function createFailingStores(stores: Persistence, processKiller: ProcessKiller): Persistence {
  const { queue } = stores;
  return {
    ...stores,
    unitOfWork: createFailingUnitOfWork(stores.unitOfWork, processKiller),
    queue: overridePort(queue, {
      claim: async (...selection) => {
        const work = await queue.claim(...selection);
        if (work?.kind === 'answer-email') await processKiller.passFailpoint('after-claim');
        if (work?.kind === 'send-reply') await processKiller.passFailpoint('after-outbox-claim');
        return work;
      },
    }),
  };
}

/** The adapters of a process that dies at failpoints. */
export function createFailingAdapters(processKiller: ProcessKiller): ProviderOverride[] {
  const createFailingExtractor = (extractor: ShipmentExtractor) =>
    overridePort(extractor, {
      extract: async (email) => {
        // What is extracted to warm up is nobody's email.
        if (!email.isUnanswered) await processKiller.passFailpoint('during-extraction');
        await triggerPoison(findPoison(email.body));
        return extractor.extract(email);
      },
    });
  const createFailingTransport = (transport: MailTransport) =>
    overridePort(transport, {
      send: async (mail) => {
        const sendResult = await transport.send(mail);
        if (sendResult.kind === 'accepted') await processKiller.passFailpoint('after-acceptance-before-note');
        return sendResult;
      },
    });
  return [
    decorateProvider(ShipmentExtractor, createFailingExtractor),
    decorateProvider(MailTransport, createFailingTransport),
  ];
}

function createFailingUnitOfWork(unitOfWork: UnitOfWork, processKiller: ProcessKiller): UnitOfWork {
  return overridePort<UnitOfWork>(unitOfWork, {
    run: async (work) => {
      const done = new Set<Step>();
      const pass = async (step: Step, failpoint: Failpoint) => {
        if (done.has(step)) await processKiller.passFailpoint(failpoint);
      };
      const result = await unitOfWork.run(async (scope) => {
        const inside = await work(observeScope(scope, done, processKiller));
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

/** The server within a transaction, which notes down what the transaction is about. */
function observeScope(scope: TransactionScope, done: Set<Step>, processKiller: ProcessKiller): TransactionScope {
  const { emails, quotations, outboundEmails } = scope;
  return {
    ...scope,
    emails: overridePort(emails, {
      addIfAbsent: async (...email) => {
        await processKiller.passFailpoint('before-insert');
        done.add('kept');
        return emails.addIfAbsent(...email);
      },
    }),
    quotations: overridePort(quotations, {
      add: async (draft) => {
        done.add('quoted');
        return quotations.add(draft);
      },
    }),
    outboundEmails: overridePort(outboundEmails, {
      markSent: async (...reply) => {
        done.add('sent');
        return outboundEmails.markSent(...reply);
      },
    }),
  };
}
