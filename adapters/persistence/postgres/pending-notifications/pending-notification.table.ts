import { EntitySchema } from 'typeorm';
import type { NewsTopic } from '../../../../application/notifications/staff-notification.js';
import { MOMENT } from '../column-types.js';

/** A row of `staff_news`. */
export interface StaffNewsRow {
  readonly id: string;
  readonly topic: NewsTopic;
  readonly at: Date;
  readonly title: string;
  readonly details: string;
  readonly place: string;
}

/** News that the staff have not been told yet; what is told is gone. */
export const StaffNewsTable = new EntitySchema<StaffNewsRow>({
  name: 'staff_news',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    topic: { type: 'text' },
    at: MOMENT,
    title: { type: 'text' },
    details: { type: 'text' },
    place: { type: 'text' },
  },
});
