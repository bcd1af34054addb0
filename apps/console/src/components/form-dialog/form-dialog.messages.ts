/** What people read of form dialog. */
export const formDialogMessages = {
  changedInTheMeantime: (thing: string) => `This ${thing} was changed in the meantime.`,
  loadTheseValues: 'Load these values',
  keepMine: 'Keep mine',
  cancel: 'Cancel',
  discardQuestion: 'Close without saving what you entered?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  required: 'Required',
  empty: 'empty',
};
