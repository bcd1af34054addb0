import { administratorsContract } from '../../../../contracts/administrator-repository.contract.js';
import { administratorsBelongingsContract } from '../../../../contracts/administrator-preferences.contract.js';
import { sessionStoreContract } from '../../../../contracts/session-store.contract.js';
import { signInTriesContract } from '../../../../contracts/login-attempt-repository.contract.js';
import { openInMemoryDesk } from '../../../../contracts/in-memory-context.js';

administratorsContract('InMemoryAdministrators', openInMemoryDesk);
administratorsBelongingsContract('InMemoryAvatars and InMemoryNotificationChoices', openInMemoryDesk);
signInTriesContract('InMemorySignInTries', openInMemoryDesk);
sessionStoreContract('InMemorySessionStore', openInMemoryDesk);
