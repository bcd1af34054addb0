import { EntitySchema } from 'typeorm';
import type { StaffMailState, StaffMailTopic } from '../../../../domain/notifications/notification-email.js';
import { ID, MOMENT } from '../column-types.js';

/** A row of `staff_mail`. */
export interface StaffMailRow {
  readonly id: number;
  readonly key: string;
  readonly topic: StaffMailTopic;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly coveredUntil: Date;
  readonly state: StaffMailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly sentAt: Date | null;
}

/** The mails to the desk's own people. */
export const StaffMailTable = new EntitySchema<StaffMailRow>({
  name: 'staff_mail',
  columns: {
    id: ID,
    key: { type: 'text' },
    topic: { type: 'text' },
    messageId: { type: 'text', name: 'message_id' },
    from: { type: 'text', name: 'from_address' },
    to: { type: 'text', name: 'to_address' },
    subject: { type: 'text' },
    text: { type: 'text', name: 'body_text' },
    createdAt: { ...MOMENT, name: 'created_at' },
    coveredUntil: { ...MOMENT, name: 'covered_until' },
    state: { type: 'text' },
    attempts: { type: 'integer' },
    lastError: { type: 'text', name: 'last_error', nullable: true },
    sentAt: { ...MOMENT, name: 'sent_at', nullable: true },
  },
});
