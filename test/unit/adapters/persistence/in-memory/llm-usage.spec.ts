import { modelCallsContract } from '../../../../contracts/llm-usage-repository.contract.js';
import { openInMemoryDesk } from '../../../../contracts/in-memory-context.js';

modelCallsContract('InMemoryModelCalls', openInMemoryDesk);
