import { EntitySchema } from 'typeorm';
import type {
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../../../domain/notifications/notification-email.js';
import { ID, TEXT, TIMESTAMP } from '../column-types.js';

/** A row of `notification_email`. */
export interface NotificationEmailRow {
  readonly id: number;
  readonly key: string;
  readonly topic: NotificationEmailType;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly coveredUntil: Date;
  readonly state: NotificationEmailStatus;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly sentAt: Date | null;
}

/** The emails to administrators. */
export const NotificationEmailTable = new EntitySchema<NotificationEmailRow>({
  name: 'notification_email',
  columns: {
    id: ID,
    key: { type: 'text' },
    topic: { type: 'text', name: 'type' },
    messageId: { ...TEXT, name: 'message_id' },
    from: { ...TEXT, name: 'from_address' },
    to: { ...TEXT, name: 'to_address' },
    subject: TEXT,
    text: { ...TEXT, name: 'body_text' },
    createdAt: { ...TIMESTAMP, name: 'created_at' },
    coveredUntil: { ...TIMESTAMP, name: 'period_end' },
    state: { type: 'text' },
    attempts: { type: 'integer' },
    lastError: { ...TEXT, name: 'last_error', nullable: true },
    sentAt: { ...TIMESTAMP, name: 'sent_at', nullable: true },
  },
});
