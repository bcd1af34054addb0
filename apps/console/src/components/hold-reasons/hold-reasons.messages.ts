/** What people read of hold reasons. */
export const holdReasonsMessages = {
  reasons: 'Reasons',
};
