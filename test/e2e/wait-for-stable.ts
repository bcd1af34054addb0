import type { BrowserContext, Page, Request } from 'playwright-core';

/** Longer than any answer of a desk under test takes on a busy machine. */
const ANSWER_PATIENCE_MS = 20_000;

const UNDER_WAY = new WeakMap<Page, Set<Request>>();

/** Follows what every page of a window asks the server, from its first request on. */
export function followRequests(window: BrowserContext): void {
  window.on('page', (page) => {
    const underWay = new Set<Request>();
    UNDER_WAY.set(page, underWay);
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
  });
}

/** Whether a page of a followed window waits for an answer of the server. */
export function isAsking(page: Page): boolean {
  return requestsOf(page).size > 0;
}

/** Waits until a page has every answer, has drawn it, and nothing fades or glides any more. @throws where an answer stays away */
export async function restOf(page: Page): Promise<void> {
  const giveUpAt = performance.now() + ANSWER_PATIENCE_MS;
  do {
    // An answer is drawn, and what it lets begin has begun, two frames after it came.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if (performance.now() < giveUpAt) continue;
    throw new Error(`Never answered: ${[...requestsOf(page)].map((request) => request.url()).join(', ')}`);
  } while (isAsking(page));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );
}

function requestsOf(page: Page): ReadonlySet<Request> {
  const underWay = UNDER_WAY.get(page);
  if (!underWay) throw new Error('Nobody has followed the requests of this page.');
  return underWay;
}
