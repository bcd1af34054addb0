import { defineMessages } from '../message-catalogue.js';

/** What people read about API tokens, in English. */
export const API_TOKEN_MESSAGES = defineMessages('API_TOKEN_MESSAGES', {
  name: 'Enter a name of 2 to 60 characters.',
  scopes: 'Choose at least one scope: read, quote or write.',
  lifetime: 'Choose for how many days the token is good, from 1 to 3650, or that it does not expire.',
  nameTaken: 'There is a token with this name already. Revoke it first, or choose another name.',
  unknown: 'The API token is not known.',
  expired: 'The API token has expired.',
  revoked: 'The API token has been revoked.',
  notForTokens: 'API tokens are not allowed to do this. Somebody who is signed in to the console can.',
  scopeMissing: (scope: string) => `This API token lacks the scope "${scope}".`,
} as const);
