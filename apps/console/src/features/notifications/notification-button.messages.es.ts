import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './notification-button.messages.js';

/** The same in Spanish. */
export const notificationButtonMessages: Translation<typeof english.notificationButtonMessages> = {
  theNotifications: 'Las notificaciones',
  notifications: (waiting: number, unread: number) =>
    `Notificaciones${waiting > 0 ? `, ${waiting} pendientes` : ''}${unread > 0 ? `, ${unread} sin leer` : ''}`,
};
