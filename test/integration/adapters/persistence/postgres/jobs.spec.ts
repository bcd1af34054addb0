import { describeDemoTariffContract } from '../../../../contracts/demo-tariff.contract.js';
import { describeDomainEventsContract } from '../../../../contracts/domain-events.contract.js';
import { describeJobNotifierContract } from '../../../../contracts/job-notifier.contract.js';
import { describeJobQueueContract } from '../../../../contracts/job-queue.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeSharedJobQueueContract } from '../../../../contracts/shared-job-queue.contract.js';
import { describeUnitOfWorkContract } from '../../../../contracts/unit-of-work.contract.js';
import { STEP_TIMEOUT_MS } from '../../../../support/wait-to-pass.js';

/** A notifier wakes all who wait when its connection has begun to listen: a test that counts the woken begins after that. */
const openListeningContext = async () => {
  const context = await openPostgresContext();
  await context.jobNotifier.waitForJob(STEP_TIMEOUT_MS, new AbortController().signal, ['answer-email']);
  return context;
};

describeJobQueueContract('PostgresJobQueue', openPostgresContext);
describeSharedJobQueueContract('PostgresJobQueue', openPostgresContext);
describeJobNotifierContract('PostgresJobNotifier', openListeningContext);
describeUnitOfWorkContract('PostgresUnitOfWork', openPostgresContext);
describeDomainEventsContract('PostgresUnitOfWork', openPostgresContext);
describeDemoTariffContract('PostgresUnitOfWork', openPostgresContext);
