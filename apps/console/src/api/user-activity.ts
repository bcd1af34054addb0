/** Who has not touched keyboard, pointer or wheel for this long is taken to be away. */
const IDLE_TIMEOUT_MS = 60_000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

let lastActiveAt = Date.now();

/** Notes that somebody is there. */
export function markUserActive(): void {
  lastActiveAt = Date.now();
}

/** Takes note of what people do with a page. */
export function trackUserActivity(page: EventTarget): void {
  for (const act of ACTIVITY_EVENTS) page.addEventListener(act, markUserActive, { capture: true, passive: true });
}

/**
 * What a call says of itself: one that the console makes while nobody is at the keyboard must not keep the session
 * of somebody who has left.
 */
export function createActivityHeaders(now = Date.now()): Readonly<Record<string, string>> {
  return now - lastActiveAt > IDLE_TIMEOUT_MS ? { 'x-istmo-background': '1' } : {};
}
