/** What people read of dialog frame. */
export const dialogFrameMessages = {
  close: 'Close',
};
