import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** What people may miss without harm. */
export interface ToastMessage {
  readonly title: string;
  readonly body?: string;
  /** What it is about where title and body do not name it: the list of messages does. */
  readonly about?: string;
  /** An error is read out at once, a success when the reader pauses. */
  readonly kind: 'success' | 'error';
}

/** A message as it is kept until the page is left. */
export interface ToastRecord extends ToastMessage {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Whether a person has answered it or has looked through the list. */
  readonly isRead: boolean;
  /** The name of what can be done about it, for instance `Undo`; undefined where there is nothing, or nothing more. */
  readonly actionLabel: string | undefined;
}

/** Who needs an older one finds it in the activity log. */
export const MAX_TOAST_RECORDS = 50;

/** The messages since the page was loaded, the newest first. */
export const toasts = createSlice({
  name: 'toasts',
  initialState: { records: [] as ToastRecord[] },
  reducers: {
    toastAdded: {
      reducer: (state, { payload }: PayloadAction<ToastRecord>) => {
        state.records = [payload, ...state.records].slice(0, MAX_TOAST_RECORDS);
      },
      prepare: (message: ToastMessage, actionLabel?: string) => ({
        payload: { ...message, id: nanoid(), at: new Date().toISOString(), isRead: false, actionLabel },
      }),
    },
    toastRead: (state, { payload: id }: PayloadAction<string>) => {
      const record = state.records.find((one) => one.id === id);
      if (record) record.isRead = true;
    },
    allToastsRead: (state) => {
      for (const record of state.records) record.isRead = true;
    },
    /** What could be done about it is done, and offered nowhere any more. */
    toastActionTaken: (state, { payload: id }: PayloadAction<string>) => {
      const record = state.records.find((one) => one.id === id);
      if (!record) return;
      record.isRead = true;
      record.actionLabel = undefined;
    },
  },
  selectors: {
    selectToasts: (state): readonly ToastRecord[] => state.records,
    selectUnreadCount: (state) => state.records.filter(({ isRead }) => !isRead).length,
  },
});

export const { toastAdded, toastRead, allToastsRead, toastActionTaken } = toasts.actions;
export const { selectToasts, selectUnreadCount } = toasts.selectors;
