import { EntitySchema } from 'typeorm';
import type { ActivityCategory, ActivityEntityType, ActivityStatus } from '../../../../domain/activity/activity.js';
import type { EventType } from '../../../../domain/activity/event-type.js';
import { TIMESTAMP } from '../column-types.js';

/** A row of `activity`. */
export interface ActivityRow {
  readonly id: string;
  readonly at: Date;
  readonly category: ActivityCategory;
  readonly action: string;
  readonly details: string;
  readonly status: ActivityStatus;
  readonly actor: string;
  readonly emailId: number | null;
  readonly quotationId: number | null;
  readonly eventType: EventType | null;
  readonly entityType: ActivityEntityType | null;
  readonly entityId: number | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly actionEs: string | null;
  readonly detailsEs: string | null;
}

/** The activity log; a trigger refuses every change. */
export const ActivityTable = new EntitySchema<ActivityRow>({
  name: 'activity',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    at: TIMESTAMP,
    category: { type: 'text' },
    action: { type: 'text' },
    details: { type: 'text' },
    status: { type: 'text' },
    actor: { type: 'text' },
    emailId: { type: 'integer', name: 'email_id', nullable: true },
    quotationId: { type: 'integer', name: 'quotation_id', nullable: true },
    eventType: { type: 'text', name: 'event_type', nullable: true },
    entityType: { type: 'text', name: 'entity_type', nullable: true },
    entityId: { type: 'integer', name: 'entity_id', nullable: true },
    before: { type: 'jsonb', nullable: true },
    after: { type: 'jsonb', nullable: true },
    actionEs: { type: 'text', name: 'action_es', nullable: true },
    detailsEs: { type: 'text', name: 'details_es', nullable: true },
  },
});
