import { describeAdministratorPreferencesContract } from '../../../../contracts/administrator-preferences.contract.js';
import { describeAdministratorRepositoryContract } from '../../../../contracts/administrator-repository.contract.js';
import { describeApiTokenRepositoryContract } from '../../../../contracts/api-token-repository.contract.js';
import { describeLoginAttemptRepositoryContract } from '../../../../contracts/login-attempt-repository.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeSessionStoreContract } from '../../../../contracts/session-store.contract.js';

describeApiTokenRepositoryContract('PostgresApiTokenRepository', openPostgresContext);
describeAdministratorRepositoryContract('PostgresAdministratorRepository', openPostgresContext);
describeAdministratorPreferencesContract(
  'PostgresAvatarRepository and PostgresNotificationPreferencesRepository',
  openPostgresContext,
);
describeLoginAttemptRepositoryContract('PostgresLoginAttemptRepository', openPostgresContext);
describeSessionStoreContract('PostgresSessionStore', openPostgresContext);
