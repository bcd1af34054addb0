import { defineMessages } from '../../../../../../domain/message-catalogue.js';

/** What people read of the second factor. */
export const secondFactorMessages = defineMessages('secondFactorMessages', {
  secondFactor: 'Second factor',
  secondFactorNote: 'A code of an authenticator app beside the password, so that the password alone opens nothing.',
  loading: 'Loading the second factor',
  failedToLoad: 'Failed to load the second factor',
  isOff: 'It is off.',
  isOn: (codesLeft: number) =>
    `It is on. ${codesLeft} recovery ${codesLeft === 1 ? 'code was' : 'codes were'} not used yet.`,
  currentPassword: 'Current password',
  pleaseEnterYourCurrentPassword: 'Please enter your current password.',
  setUp: 'Set Up Second Factor',
  failedToSetUp: 'Failed to set up the second factor',
  addTheKey: 'Scan this code with your authenticator app, or type in its key. Both are shown this once.',
  codeOfTheKey: 'QR code of the key',
  openTheApp: 'Open the app on this device',
  key: 'key',
  code: 'Code of the app',
  codeHint: 'Six digits, to prove that the app has the key.',
  pleaseEnterTheCode: 'Please enter the code.',
  turnOn: 'Turn On',
  recoveryCodes: 'Recovery codes',
  keepTheCodes:
    'Each of them signs you in once without the app. They are shown this once: print them or write them down.',
  iHaveKeptThem: 'I have kept them',
  remove: 'Remove Second Factor',
  removed: 'Second factor removed',
  failedToRemove: 'Failed to remove the second factor',
});
