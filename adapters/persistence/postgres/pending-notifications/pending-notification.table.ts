import { EntitySchema } from 'typeorm';
import type { NotificationType } from '../../../../application/notifications/staff-notification.js';
import { TEXT, TIMESTAMP } from '../column-types.js';

/** A row of `notification`. */
export interface PendingNotificationRow {
  readonly id: string;
  readonly topic: NotificationType;
  readonly at: Date;
  readonly title: string;
  readonly details: string;
  readonly place: string;
  readonly titleEs: string | null;
  readonly detailsEs: string | null;
}

/** Notifications that were not sent yet; sent ones are deleted. */
export const PendingNotificationTable = new EntitySchema<PendingNotificationRow>({
  name: 'notification',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    topic: { type: 'text', name: 'type' },
    at: TIMESTAMP,
    title: TEXT,
    details: TEXT,
    place: { type: 'text', name: 'link' },
    titleEs: { ...TEXT, name: 'title_es', nullable: true },
    detailsEs: { ...TEXT, name: 'details_es', nullable: true },
  },
});
