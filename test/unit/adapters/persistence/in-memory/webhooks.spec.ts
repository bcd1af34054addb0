import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeWebhookRepositoriesContract } from '../../../../contracts/webhook-repositories.contract.js';

describeWebhookRepositoriesContract('InMemoryWebhookRepositories', openInMemoryContext);
