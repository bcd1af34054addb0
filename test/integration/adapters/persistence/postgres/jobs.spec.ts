import { describeDemoTariffContract } from '../../../../contracts/demo-tariff.contract.js';
import { describeDomainEventsContract } from '../../../../contracts/domain-events.contract.js';
import { describeJobNotifierContract } from '../../../../contracts/job-notifier.contract.js';
import { describeJobQueueContract } from '../../../../contracts/job-queue.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeSharedJobQueueContract } from '../../../../contracts/shared-job-queue.contract.js';
import { describeUnitOfWorkContract } from '../../../../contracts/unit-of-work.contract.js';

describeJobQueueContract('PostgresJobQueue', openPostgresContext);
describeSharedJobQueueContract('PostgresJobQueue', openPostgresContext);
describeJobNotifierContract('PostgresJobNotifier', openPostgresContext);
describeUnitOfWorkContract('PostgresUnitOfWork', openPostgresContext);
describeDomainEventsContract('PostgresUnitOfWork', openPostgresContext);
describeDemoTariffContract('PostgresUnitOfWork', openPostgresContext);
