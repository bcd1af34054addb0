/** What people read of form dialog. */
export const formDialogMessages = {
  changedMeantime: (thing: string) => `This ${thing} was changed in the meantime.`,
  loadTheseValues: 'Load these values',
  keepMine: 'Keep mine',
  cancel: 'Cancel',
  closeWithoutSavingWhatYou: 'Close without saving what you entered?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  required: 'Required',
};
