import { administratorsContract } from '../../../../contracts/administrator-repository.contract.js';
import { administratorsBelongingsContract } from '../../../../contracts/administrator-preferences.contract.js';
import { sessionStoreContract } from '../../../../contracts/session-store.contract.js';
import { signInTriesContract } from '../../../../contracts/login-attempt-repository.contract.js';
import { openPostgresDesk } from '../../../../contracts/postgres-context.js';

administratorsContract('PostgresAdministrators', openPostgresDesk);
administratorsBelongingsContract('PostgresAvatars and PostgresNotificationChoices', openPostgresDesk);
signInTriesContract('PostgresSignInTries', openPostgresDesk);
sessionStoreContract('PostgresSessionStore', openPostgresDesk);
