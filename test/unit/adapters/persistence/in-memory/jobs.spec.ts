import { sampleDeskContract } from '../../../../contracts/demo-tariff.contract.js';
import { unitOfWorkContract } from '../../../../contracts/unit-of-work.contract.js';
import { workBellContract } from '../../../../contracts/job-notifier.contract.js';
import { workQueueContract } from '../../../../contracts/job-queue.contract.js';
import { openInMemoryDesk } from '../../../../contracts/in-memory-context.js';

workQueueContract('InMemoryWorkQueue', openInMemoryDesk);
workBellContract('InMemoryWorkBell', openInMemoryDesk);
unitOfWorkContract('InMemoryUnitOfWork', openInMemoryDesk);
sampleDeskContract('InMemoryUnitOfWork', openInMemoryDesk);
