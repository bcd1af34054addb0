/** What people read of notification button. */
export const notificationButtonMessages = {
  theNotifications: 'The notifications',
  waitingSuffix: (total: number) => `, ${total} waiting`,
  unreadSuffix: (unread: number) => `, ${unread} unread`,
};
