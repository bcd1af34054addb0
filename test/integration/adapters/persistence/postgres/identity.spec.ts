import { describeAdministratorPreferencesContract } from '../../../../contracts/administrator-preferences.contract.js';
import { describeAdministratorRepositoryContract } from '../../../../contracts/administrator-repository.contract.js';
import { describeLoginAttemptRepositoryContract } from '../../../../contracts/login-attempt-repository.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeSessionStoreContract } from '../../../../contracts/session-store.contract.js';

describeAdministratorRepositoryContract('PostgresAdministrators', openPostgresContext);
describeAdministratorPreferencesContract('PostgresAvatars and PostgresNotificationChoices', openPostgresContext);
describeLoginAttemptRepositoryContract('PostgresSignInTries', openPostgresContext);
describeSessionStoreContract('PostgresSessionStore', openPostgresContext);
