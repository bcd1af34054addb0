import { beforeEach, describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import {
  allToastsRead,
  MAX_TOAST_RECORDS,
  selectToasts,
  selectUnreadCount,
  toastActionTaken,
  toastAdded,
  toastRead,
  toasts,
} from '../../../apps/console/src/components/toast/toast.slice.js';
import { registerToastAction, runToastAction } from '../../../apps/console/src/components/toast/toast-actions.js';

function createStore() {
  return configureStore({
    reducer: { toasts: toasts.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
}

let store = createStore();

/** Adds a message and says under which id it is kept. */
function add(title: string, actionLabel?: string): string {
  return store.dispatch(toastAdded({ kind: 'success', title }, actionLabel)).payload.id;
}

const titles = () => selectToasts(store.getState()).map(({ title }) => title);

const openStore = () => {
  store = createStore();
};

describe('The messages since the page was loaded', () => {
  beforeEach(openStore);

  it('stand in a list, the newest first and unread', () => {
    add('Rate created');
    add('Rate deleted', 'Undo');
    expect(titles()).toEqual(['Rate deleted', 'Rate created']);
    expect(selectToasts(store.getState())[0]).toMatchObject({ isRead: false, actionLabel: 'Undo' });
    expect(selectUnreadCount(store.getState())).toBe(2);
  });

  it('are fifty at most', () => {
    for (let count = 0; count <= MAX_TOAST_RECORDS; count += 1) add(`Message ${count}`);
    expect(titles()).toHaveLength(50);
    expect(titles()).not.toContain('Message 0');
  });

  it('are read one by one, or all of them', () => {
    const first = add('one');
    add('two');
    store.dispatch(toastRead(first));
    expect(selectUnreadCount(store.getState())).toBe(1);
    store.dispatch(allToastsRead());
    expect(selectUnreadCount(store.getState())).toBe(0);
  });

  it('offer what can be done about them no more once it is done', () => {
    const id = add('Rate deleted', 'Undo');
    store.dispatch(toastActionTaken(id));
    expect(selectToasts(store.getState())[0]).toMatchObject({ isRead: true, actionLabel: undefined });
  });

  it('can be written down: nothing in them is more than text', () => {
    add('Rate deleted', 'Undo');
    const { records } = store.getState().toasts;
    expect(JSON.parse(JSON.stringify(records))).toEqual(records);
  });
});

describe('What can be done about a message', () => {
  beforeEach(openStore);

  it('is done once', () => {
    let done = 0;
    registerToastAction('a', () => {
      done += 1;
    });
    runToastAction('a');
    runToastAction('a');
    expect(done).toBe(1);
  });

  it('is forgotten with the messages that are too old for the list', () => {
    const done: string[] = [];
    for (let count = 0; count <= MAX_TOAST_RECORDS; count += 1)
      registerToastAction(`m${count}`, () => done.push(`m${count}`));
    runToastAction('m0');
    runToastAction('m1');
    expect(done).toEqual(['m1']);
  });
});
