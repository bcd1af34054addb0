import type { BrowserContext, Page, Request } from 'playwright-core';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';

const PENDING_REQUESTS = new WeakMap<Page, Set<Request>>();

/** Follows what every page of a window asks the server, from its first request on. */
export function followRequests(window: BrowserContext): void {
  window.on('page', (page) => {
    const pending = new Set<Request>();
    PENDING_REQUESTS.set(page, pending);
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
  });
}

/** Whether a page of a followed window waits for an answer of the server. */
export function hasPendingRequests(page: Page): boolean {
  return getPendingRequests(page).size > 0;
}

/** Waits until a page has every answer, has drawn it, and nothing fades or glides any more. @throws where an answer stays away */
export async function waitForStable(page: Page): Promise<void> {
  const giveUpAt = performance.now() + STEP_TIMEOUT_MS;
  do {
    // An answer is drawn, and what it lets begin has begun, two frames after it came.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if (performance.now() < giveUpAt) continue;
    throw new Error(`Never answered: ${[...getPendingRequests(page)].map((request) => request.url()).join(', ')}`);
  } while (hasPendingRequests(page));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      if (playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) return true;
      // A notice counts its seconds by an animation that nobody sees.
      return effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-timer-status') === true;
    }),
  );
}

function getPendingRequests(page: Page): ReadonlySet<Request> {
  const pending = PENDING_REQUESTS.get(page);
  if (!pending) throw new Error('Nobody has followed the requests of this page.');
  return pending;
}
