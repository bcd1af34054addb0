import { describeLlmUsageRepositoryContract } from '../../../../contracts/llm-usage-repository.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';

describeLlmUsageRepositoryContract('PostgresLlmUsageRepository', openPostgresContext);
