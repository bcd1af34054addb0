import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about a request that is not served, in English. */
export const HTTP_MESSAGES = defineMessages('api.HTTP_MESSAGES', {
  emailTooLarge: 'The request is larger than the maximum attachment size allows.',
  unknownContentType: 'The content type is not one that this address takes.',
  invalidJson: 'The request body is not valid JSON.',
  databaseUnavailable: 'The database is not available at the moment. Try again in a few seconds.',
  unexpected: 'Something went wrong on our side. It was logged; try again.',
  bodyTooComplex: 'The request holds more levels or values than this address takes.',
  tooManyBodies: 'Too much is being read from this address. Try again in a few seconds.',
  nestedTooDeep: 'The request is nested too deeply.',
  unreadableForm: 'The form cannot be read.',
  numberOutOfRange: 'A number in the request is out of range.',
  unstorableCharacters: 'The request holds characters that cannot be kept.',
  crossSiteRefused: 'Cross-site request refused.',
  noRecord: 'There is no record with this id.',
  invalidDate: (field: string) => `${field} must be a date such as 2026-01-31.`,
  requestKey:
    'Name the request, the same way when it is sent again: 16 to 64 letters, digits, _ or - in Idempotency-Key or requestKey.',
  idempotencyKey: 'An Idempotency-Key has 16 to 64 letters, digits, _ or -, such as a UUID.',
  keyReused: 'This Idempotency-Key was used for another request. Take a new one.',
  keyRunning: 'The request with this Idempotency-Key is still being carried out. Send it again in a minute.',
  answerLost: 'The request with this Idempotency-Key was carried out, and its answer is lost. Look up what it made.',
  keyWithForm: 'No Idempotency-Key is taken with a form.',
  invalidDryRun: 'dryRun must be true or false.',
  notSignedIn: 'Not signed in',
  changePasswordFirst: 'Change your password first.',
  roleInsufficient: (role: string) => `Your role (${role}) does not allow this. Ask an administrator.`,
  malformedRequest: 'The request is not well formed.',
  unreadableAddress: 'The address cannot be read.',
} as const);
