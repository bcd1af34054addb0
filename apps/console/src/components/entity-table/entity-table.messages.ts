/** What people read of entity table. */
export const entityTableMessages = {
  actions: 'Actions',
};
