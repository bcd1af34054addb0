import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeLlmUsageRepositoryContract } from '../../../../contracts/llm-usage-repository.contract.js';

describeLlmUsageRepositoryContract('InMemoryLlmUsageRepository', openInMemoryContext);
