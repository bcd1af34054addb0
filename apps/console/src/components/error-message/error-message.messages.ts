/** What people read of error message. */
export const errorMessageMessages = {
  retry: 'Retry',
};
