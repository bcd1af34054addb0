import { defineMessages } from '../../../../domain/message-catalogue.js';

/** What people read of app. */
export const appMessages = defineMessages('appMessages', {
  mainMenu: 'Main menu',
  closeMenu: 'Close menu',
  signOut: 'Sign Out',
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  loading: 'Loading...',
  pageCouldNotBeShown: 'This page could not be shown',
  pageCouldNotShownBody:
    'The console may have been updated since you opened it. Reloading the page brings the newest one.',
  reload: 'Reload',
  thisTakesLongerThanUsual: 'This takes longer than usual.',
  retry: 'Retry',
  pageNotFound: '404 Page Not Found',
  noScreenAtAddress: 'There is no screen at this address.',
  goToHome: 'Go to Home',
});
