import { describeDemoTariffContract } from '../../../../contracts/demo-tariff.contract.js';
import { describeDomainEventsContract } from '../../../../contracts/domain-events.contract.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeJobNotifierContract } from '../../../../contracts/job-notifier.contract.js';
import { describeJobQueueContract } from '../../../../contracts/job-queue.contract.js';
import { describeSharedJobQueueContract } from '../../../../contracts/shared-job-queue.contract.js';
import { describeUnitOfWorkContract } from '../../../../contracts/unit-of-work.contract.js';

describeJobQueueContract('InMemoryJobQueue', openInMemoryContext);
describeSharedJobQueueContract('InMemoryJobQueue', openInMemoryContext);
describeJobNotifierContract('InMemoryJobNotifier', openInMemoryContext);
describeUnitOfWorkContract('InMemoryUnitOfWork', openInMemoryContext);
describeDomainEventsContract('InMemoryUnitOfWork', openInMemoryContext);
describeDemoTariffContract('InMemoryUnitOfWork', openInMemoryContext);
