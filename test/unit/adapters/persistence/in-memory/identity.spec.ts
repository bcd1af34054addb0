import { describeAdministratorPreferencesContract } from '../../../../contracts/administrator-preferences.contract.js';
import { describeAdministratorRepositoryContract } from '../../../../contracts/administrator-repository.contract.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeLoginAttemptRepositoryContract } from '../../../../contracts/login-attempt-repository.contract.js';
import { describeSessionStoreContract } from '../../../../contracts/session-store.contract.js';

describeAdministratorRepositoryContract('InMemoryAdministrators', openInMemoryContext);
describeAdministratorPreferencesContract('InMemoryAvatars and InMemoryNotificationChoices', openInMemoryContext);
describeLoginAttemptRepositoryContract('InMemorySignInTries', openInMemoryContext);
describeSessionStoreContract('InMemorySessionStore', openInMemoryContext);
