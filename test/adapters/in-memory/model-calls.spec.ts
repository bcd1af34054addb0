import { modelCallsContract } from '../../contracts/model-calls.contract.js';
import { openInMemoryDesk } from './open-in-memory-desk.js';

modelCallsContract('InMemoryModelCalls', openInMemoryDesk);
