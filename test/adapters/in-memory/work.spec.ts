import { sampleDeskContract } from '../../contracts/sample-desk.contract.js';
import { unitOfWorkContract } from '../../contracts/unit-of-work.contract.js';
import { workBellContract } from '../../contracts/work-bell.contract.js';
import { workQueueContract } from '../../contracts/work-queue.contract.js';
import { openInMemoryDesk } from './open-in-memory-desk.js';

workQueueContract('InMemoryWorkQueue', openInMemoryDesk);
workBellContract('InMemoryWorkBell', openInMemoryDesk);
unitOfWorkContract('InMemoryUnitOfWork', openInMemoryDesk);
sampleDeskContract('InMemoryUnitOfWork', openInMemoryDesk);
