import { administratorsContract } from '../../contracts/administrators.contract.js';
import { administratorsBelongingsContract } from '../../contracts/administrators-belongings.contract.js';
import { sessionStoreContract } from '../../contracts/session-store.contract.js';
import { signInTriesContract } from '../../contracts/sign-in-tries.contract.js';
import { openPostgresDesk } from './open-postgres-desk.js';

administratorsContract('PostgresAdministrators', openPostgresDesk);
administratorsBelongingsContract('PostgresAvatars and PostgresNotificationChoices', openPostgresDesk);
signInTriesContract('PostgresSignInTries', openPostgresDesk);
sessionStoreContract('PostgresSessionStore', openPostgresDesk);
