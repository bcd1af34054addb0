import { describe } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../support/find-chromium.js';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';
import { followRequests } from './wait-for-stable.js';

/** What Playwright turns off by its own `--disable-features`, which ours takes the place of. */
const FEATURES_OFF_BY_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'AimEnabled'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];
/** Pages behind the address bar, which nobody sees here: half a second of processor time for every window. */
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** A process that waits for a page of another site, which never comes. */
const SPARE_PROCESS_FEATURE = 'SpareRendererForSitePerProcess';

/**
 * Whether browser journeys can run here. Where they cannot, it is said in one line; under `CI=true` that is a failure.
 */
function hasBrowser(): boolean {
  if (findChromium() !== undefined) return true;
  if (process.env.CI === 'true') throw new Error('No Chromium was found: set CHROMIUM_PATH or install one.');
  console.log('Browser journeys are left out: no Chromium was found (CHROMIUM_PATH names one).');
  return false;
}

/** `describe` where browser journeys can run, else its left-out twin. */
export const describeWithBrowser = hasBrowser() ? describe : describe.skip;

/** A real browser. @param options scroll bars that take room, as desktops have them, instead of none */
export async function openBrowser(options: { readonly hasScrollBars?: boolean } = {}): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(options.hasScrollBars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...FEATURES_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_FEATURES, SPARE_PROCESS_FEATURE].join(',')}`,
    ],
  });
}

/** What a page complained about: script errors, refused resources and breaches of the content policy. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // The first question of every visit is who is signed in; a 401 is its honest answer.
    if (message.type() === 'error' && !/\b401\b/.test(text)) consoleErrors.push(text);
  });
  return consoleErrors;
}

/** A window in a size, of a browser in a language. */
export async function openWindow(
  browser: Browser,
  width = 1440,
  height = 900,
  locale = 'en-US',
): Promise<BrowserContext> {
  const window = await browser.newContext({
    viewport: { width, height },
    locale,
    timezoneId: 'America/Costa_Rica',
    // What is still fading in has no contrast yet: pages are judged as they come to rest.
    reducedMotion: 'reduce',
  });
  // Shorter than a test's own limit, so that a failure names the step.
  window.setDefaultTimeout(STEP_TIMEOUT_MS);
  await window.addInitScript(() => {
    // A notice goes by the clock, and a busy machine comes too late to it: it stays until something else takes its place.
    const held = new CSSStyleSheet();
    held.replaceSync('[data-timer-status] { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(held);
  });
  followRequests(window);
  return window;
}
