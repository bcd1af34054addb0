/** What people read of confirm dialog. */
export const confirmDialogMessages = {
  cancel: 'Cancel',
};
