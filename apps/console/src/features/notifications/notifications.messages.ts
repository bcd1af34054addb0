import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of notifications. */
export const notificationsMessages = defineMessages('notificationsMessages', {
  recentActions: 'Recent actions',
  recentActionsExplanation: 'The messages since you opened the page. The Activity Logs keep every change for longer.',
  error: 'Error',
  done: 'Done',
  notifications: 'Notifications',
  close: 'Close',
  loading: 'Loading...',
  notificationsAreNotAvailable: 'Notifications are not available',
  allCaughtUp: "You're all caught up.",
  waitingForAPerson: (total: string) => `${total} items need attention`,
  recentActionsCounted: (count: number) => `Recent actions (${count})`,
  waiting: 'Waiting',
  moreAreNotListedHere: (unlisted: string) => `${unlisted} more are not listed here.`,
  seeAllWaitingQuotations: 'See all waiting quotations',
  newItemsNeedYourAttention: (count: number) => `${count} new items need your attention`,
});
