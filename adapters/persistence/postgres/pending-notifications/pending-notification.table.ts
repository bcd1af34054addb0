import { EntitySchema } from 'typeorm';
import type { NotificationType } from '../../../../application/notifications/staff-notification.js';
import { TIMESTAMP } from '../column-types.js';

/** A row of `staff_news`. */
export interface PendingNotificationRow {
  readonly id: string;
  readonly topic: NotificationType;
  readonly at: Date;
  readonly title: string;
  readonly details: string;
  readonly place: string;
}

/** News that the staff have not been told yet; what is told is gone. */
export const PendingNotificationTable = new EntitySchema<PendingNotificationRow>({
  name: 'staff_news',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    topic: { type: 'text' },
    at: TIMESTAMP,
    title: { type: 'text' },
    details: { type: 'text' },
    place: { type: 'text' },
  },
});
