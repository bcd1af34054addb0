import { useSyncExternalStore } from 'react';

/** News that people may miss without harm. */
export interface Notice {
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
export interface KeptNotice extends Notice {
  readonly id: number;
  readonly at: Date;
  /** Whether a person has answered it or has looked through the list. */
  readonly isRead: boolean;
}

type Hearer = (notice: KeptNotice) => void;

/** Who needs an older one finds it in the activity log. */
const MOST_KEPT = 50;

let hearer: Hearer | undefined;
/** Given before the script that shows notices had come. */
let unheard: readonly KeptNotice[] = [];
/** The newest first. */
let kept: readonly KeptNotice[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function keep(notices: readonly KeptNotice[]): void {
  kept = notices.slice(0, MOST_KEPT);
  for (const hear of watchers) hear();
}

function give(notice: Notice): void {
  lastId += 1;
  const told = { ...notice, id: lastId, at: new Date(), isRead: false };
  keep([told, ...kept]);
  if (hearer) hearer(told);
  else unheard = [...unheard, told];
}

/** Shows a notice; the newest takes the place of the one before, which stays in the list of the bell. */
export function useNotice(): (notice: Notice) => void {
  return give;
}

/** Lets notices be shown, those that were given before included. @returns what ends it */
export function hearNotices(show: Hearer): () => void {
  hearer = show;
  const waiting = unheard;
  unheard = [];
  for (const notice of waiting) show(notice);
  return () => {
    if (hearer === show) hearer = undefined;
  };
}

/** The notices since the page was loaded, the newest first. */
export function useKeptNotices(): readonly KeptNotice[] {
  return useSyncExternalStore(watch, keptNotices);
}

/** Counts all notices as read. */
export function readNotices(): void {
  if (kept.some(({ isRead }) => !isRead)) keep(kept.map((notice) => ({ ...notice, isRead: true })));
}

/** Counts one as read: a person has answered it. */
export function readNotice(id: number): void {
  keep(kept.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)));
}

/** Takes a notice's action, which is then offered nowhere any more. */
export function actOn(id: number): void {
  const action = kept.find((notice) => notice.id === id)?.action;
  if (!action) return;
  keep(
    kept.map((notice) => {
      if (notice.id !== id) return notice;
      const { action: _taken, ...rest } = notice;
      return { ...rest, isRead: true };
    }),
  );
  action.onAct();
}

function keptNotices(): readonly KeptNotice[] {
  return kept;
}

function watch(hear: () => void): () => void {
  watchers.add(hear);
  return () => watchers.delete(hear);
}
