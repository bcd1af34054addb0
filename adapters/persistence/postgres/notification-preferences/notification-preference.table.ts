import { EntitySchema } from 'typeorm';
import { JSON_VALUE } from '../column-types.js';
import type { StoredPreferences } from './notification-preferences.mapper.js';

/** A row of `notification_preference`. */
export interface NotificationPreferenceRow {
  readonly administratorId: number;
  readonly preferences: StoredPreferences;
}

/** Each administrator's notification preferences. */
export const NotificationPreferenceTable = new EntitySchema<NotificationPreferenceRow>({
  name: 'notification_preference',
  columns: {
    administratorId: { type: 'integer', name: 'administrator_id', primary: true },
    preferences: JSON_VALUE,
  },
});
