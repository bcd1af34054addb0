import { MAX_TOAST_RECORDS } from './toast.slice.js';

/** By the message's id, the oldest first. What a state holds can be written down; what can be done cannot. */
const callbacks = new Map<string, () => void>();

/** Keeps what can be done about a message, as long as the message itself is kept. */
export function registerToastAction(id: string, callback: () => void): void {
  callbacks.set(id, callback);
  if (callbacks.size <= MAX_TOAST_RECORDS) return;
  const [oldest] = callbacks.keys();
  if (oldest !== undefined) callbacks.delete(oldest);
}

/** Does it, once. */
export function runToastAction(id: string): void {
  const callback = callbacks.get(id);
  callbacks.delete(id);
  callback?.();
}
