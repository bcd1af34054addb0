import type { PendingTask } from '../../api/notifications.endpoints.js';

/** Matters of the tariff stand for weeks: nobody is called from other work for them. */
const LONG_LIVED_KINDS = ['rates-missing', 'rate-expiring', 'sample-tariff'];

/** What waits now and was not known before, of the things that a person is called for. */
export function findNewTasks(known: ReadonlySet<string>, items: readonly PendingTask[]): readonly PendingTask[] {
  return items.filter(({ id, kind }) => !known.has(id) && !LONG_LIVED_KINDS.includes(kind));
}
