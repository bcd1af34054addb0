import type { WaitingMatter } from '../../api/notifications.endpoints.js';

/** Matters of the tariff stand for weeks: nobody is called from other work for them. */
const STANDING = ['rates-missing', 'rate-expiring', 'sample-tariff'];

/** What waits now and was not known before, of the things that a person is called for. */
export function newMatters(known: ReadonlySet<string>, items: readonly WaitingMatter[]): readonly WaitingMatter[] {
  return items.filter(({ id, kind }) => !known.has(id) && !STANDING.includes(kind));
}
