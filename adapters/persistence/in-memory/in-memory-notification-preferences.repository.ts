import { NotificationChoices } from '../../../application/notifications/notification-preferences.repository.js';
import {
  DEFAULT_NOTIFICATIONS,
  type NotificationPreferences,
} from '../../../domain/notifications/notification-preferences.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

interface ChoiceRow {
  /** The administrator's. */
  readonly id: number;
  readonly preferences: NotificationPreferences;
}

/** The administrators' choices of news in memory. */
export class InMemoryNotificationChoices extends NotificationChoices {
  constructor(private readonly rows: Rows<ChoiceRow> = Rows.empty<ChoiceRow>()) {
    super();
  }

  within(journal: Journal): InMemoryNotificationChoices {
    return new InMemoryNotificationChoices(this.rows.within(journal));
  }

  async of(administratorId: number): Promise<NotificationPreferences> {
    return this.rows.find(administratorId)?.preferences ?? DEFAULT_NOTIFICATIONS;
  }

  async keep(administratorId: number, preferences: NotificationPreferences): Promise<void> {
    this.rows.put({ id: administratorId, preferences });
  }
}
