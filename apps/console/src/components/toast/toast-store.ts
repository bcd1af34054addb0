import { useSyncExternalStore } from 'react';

/** News that people may miss without harm. */
export interface ToastMessage {
  readonly title: string;
  readonly body?: string;
  /** What it is about where title and body do not name it: the list of the bell does. */
  readonly about?: string;
  /** An error is read out at once, a success when the reader pauses. */
  readonly kind: 'success' | 'error';
  /** What can be done about it, once, for instance `Undo`. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** A notice as it is kept until the page is left; without its action once that was taken. */
export interface ToastRecord extends ToastMessage {
  readonly id: number;
  readonly at: Date;
  /** Whether a person has answered it or has looked through the list. */
  readonly isRead: boolean;
}

type ToastListener = (notice: ToastRecord) => void;

/** Who needs an older one finds it in the activity log. */
const MAX_TOAST_RECORDS = 50;

let toastListener: ToastListener | undefined;
/** Given before the script that shows notices had come. */
let undeliveredToasts: readonly ToastRecord[] = [];
/** The newest first. */
let records: readonly ToastRecord[] = [];
let lastId = 0;
const subscribers = new Set<() => void>();

function storeRecords(notices: readonly ToastRecord[]): void {
  records = notices.slice(0, MAX_TOAST_RECORDS);
  for (const notifySubscriber of subscribers) notifySubscriber();
}

function publishToast(notice: ToastMessage): void {
  lastId += 1;
  const record = { ...notice, id: lastId, at: new Date(), isRead: false };
  storeRecords([record, ...records]);
  if (toastListener) toastListener(record);
  else undeliveredToasts = [...undeliveredToasts, record];
}

/** Shows a notice; the newest takes the place of the one before, which stays in the list of the bell. */
export function useToast(): (notice: ToastMessage) => void {
  return publishToast;
}

/** Lets notices be shown, those that were given before included. @returns what ends it */
export function subscribeToasts(show: ToastListener): () => void {
  toastListener = show;
  const waiting = undeliveredToasts;
  undeliveredToasts = [];
  for (const notice of waiting) show(notice);
  return () => {
    if (toastListener === show) toastListener = undefined;
  };
}

/** The notices since the page was loaded, the newest first. */
export function useToastRecords(): readonly ToastRecord[] {
  return useSyncExternalStore(subscribe, getRecords);
}

/** Counts all notices as read. */
export function markAllRead(): void {
  if (records.some(({ isRead }) => !isRead)) storeRecords(records.map((notice) => ({ ...notice, isRead: true })));
}

/** Counts one as read: a person has answered it. */
export function markRead(id: number): void {
  storeRecords(records.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)));
}

/** Takes a notice's action, which is then offered nowhere any more. */
export function runAction(id: number): void {
  const action = records.find((notice) => notice.id === id)?.action;
  if (!action) return;
  storeRecords(
    records.map((notice) => {
      if (notice.id !== id) return notice;
      const { action: _removed, ...rest } = notice;
      return { ...rest, isRead: true };
    }),
  );
  action.onAct();
}

function getRecords(): readonly ToastRecord[] {
  return records;
}

function subscribe(notifySubscriber: () => void): () => void {
  subscribers.add(notifySubscriber);
  return () => subscribers.delete(notifySubscriber);
}
