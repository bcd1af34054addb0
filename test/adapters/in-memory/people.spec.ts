import { administratorsContract } from '../../contracts/administrators.contract.js';
import { administratorsBelongingsContract } from '../../contracts/administrators-belongings.contract.js';
import { sessionStoreContract } from '../../contracts/session-store.contract.js';
import { signInTriesContract } from '../../contracts/sign-in-tries.contract.js';
import { openInMemoryDesk } from './open-in-memory-desk.js';

administratorsContract('InMemoryAdministrators', openInMemoryDesk);
administratorsBelongingsContract('InMemoryAvatars and InMemoryNotificationChoices', openInMemoryDesk);
signInTriesContract('InMemorySignInTries', openInMemoryDesk);
sessionStoreContract('InMemorySessionStore', openInMemoryDesk);
