/** What people read of api. */
export const apiMessages = {
  serverCouldNotReachedCheck: 'The server could not be reached. Check the connection and try again.',
  somethingWentWrongConsoleReload: 'Something went wrong in the console. Reload the page.',
};
