/** What people read of toast. */
export const toastMessages = {
  undoFailed: 'Undo failed',
  undo: 'Undo',
  dismiss: 'Dismiss',
};
