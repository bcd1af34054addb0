import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of notification button. */
export const notificationButtonMessages = defineMessages('notificationButtonMessages', {
  theNotifications: 'The notifications',
  /** The name of the button: what waits for a person and what is unread, where there is any. */
  notifications: (waiting: number, unread: number) =>
    `Notifications${waiting > 0 ? `, ${waiting} waiting` : ''}${unread > 0 ? `, ${unread} unread` : ''}`,
});
