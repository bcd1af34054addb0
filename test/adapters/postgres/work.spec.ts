import { sampleDeskContract } from '../../contracts/sample-desk.contract.js';
import { unitOfWorkContract } from '../../contracts/unit-of-work.contract.js';
import { workBellContract } from '../../contracts/work-bell.contract.js';
import { workQueueContract } from '../../contracts/work-queue.contract.js';
import { openPostgresDesk } from './open-postgres-desk.js';

workQueueContract('PostgresWorkQueue', openPostgresDesk);
workBellContract('PostgresWorkBell', openPostgresDesk);
unitOfWorkContract('PostgresUnitOfWork', openPostgresDesk);
sampleDeskContract('PostgresUnitOfWork', openPostgresDesk);
