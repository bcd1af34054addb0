/** What people read of a quotation's status. */
export const statusBadgeMessages = {
  unknown: 'unknown',
};
