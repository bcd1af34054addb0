import { sampleDeskContract } from '../../../../contracts/demo-tariff.contract.js';
import { unitOfWorkContract } from '../../../../contracts/unit-of-work.contract.js';
import { workBellContract } from '../../../../contracts/job-notifier.contract.js';
import { workQueueContract } from '../../../../contracts/job-queue.contract.js';
import { openPostgresDesk } from '../../../../contracts/postgres-context.js';

workQueueContract('PostgresWorkQueue', openPostgresDesk);
workBellContract('PostgresWorkBell', openPostgresDesk);
unitOfWorkContract('PostgresUnitOfWork', openPostgresDesk);
sampleDeskContract('PostgresUnitOfWork', openPostgresDesk);
