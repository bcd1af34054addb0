/** Who has not touched keyboard, pointer or wheel for this long is taken to be away. */
const AWAY_AFTER_MS = 60_000;
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

let lastActAt = Date.now();

/** Notes that somebody is there. */
export function noteAct(): void {
  lastActAt = Date.now();
}

/** Takes note of what people do with a page. */
export function watchForPeople(page: EventTarget): void {
  for (const act of ACTS) page.addEventListener(act, noteAct, { capture: true, passive: true });
}

/**
 * What a call says of itself: one that the console makes while nobody is at the keyboard must not keep the session
 * of somebody who has left.
 */
export function presenceHeaders(now = Date.now()): Readonly<Record<string, string>> {
  return now - lastActAt > AWAY_AFTER_MS ? { 'x-istmo-background': '1' } : {};
}
