import { describeAdministratorPreferencesContract } from '../../../../contracts/administrator-preferences.contract.js';
import { describeAdministratorRepositoryContract } from '../../../../contracts/administrator-repository.contract.js';
import { describeApiTokenRepositoryContract } from '../../../../contracts/api-token-repository.contract.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeLoginAttemptRepositoryContract } from '../../../../contracts/login-attempt-repository.contract.js';
import { describeSessionStoreContract } from '../../../../contracts/session-store.contract.js';

describeApiTokenRepositoryContract('InMemoryApiTokenRepository', openInMemoryContext);
describeAdministratorRepositoryContract('InMemoryAdministratorRepository', openInMemoryContext);
describeAdministratorPreferencesContract(
  'InMemoryAvatarRepository and InMemoryNotificationPreferencesRepository',
  openInMemoryContext,
);
describeLoginAttemptRepositoryContract('InMemoryLoginAttemptRepository', openInMemoryContext);
describeSessionStoreContract('InMemorySessionStore', openInMemoryContext);
