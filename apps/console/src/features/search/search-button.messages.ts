/** What people read of search button. */
export const searchButtonMessages = {
  theSearch: 'The search',
  search: 'Search',
  ctrlK: 'Ctrl+K',
};
