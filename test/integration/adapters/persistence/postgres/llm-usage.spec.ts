import { modelCallsContract } from '../../../../contracts/llm-usage-repository.contract.js';
import { openPostgresDesk } from '../../../../contracts/postgres-context.js';

modelCallsContract('PostgresModelCalls', openPostgresDesk);
