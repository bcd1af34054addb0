import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeWebhookRepositoriesContract } from '../../../../contracts/webhook-repositories.contract.js';

describeWebhookRepositoriesContract('PostgresWebhookRepositories', openPostgresContext);
