/** What people read of keyboard help. */
export const keyboardHelpMessages = {
  keyboardShortcuts: 'Keyboard shortcuts',
  theKeyboardShortcuts: 'The keyboard shortcuts',
};
