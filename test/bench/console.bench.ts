import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../support/find-chromium.js';
import { BENCH_PASSWORD, openBenchServer } from './bench-server.js';
import type { Ratio } from './ratio.js';

/** Of a processor that is so many times as slow, and of a line as phones have it. */
const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const QUOTATIONS = 200;
const CONCURRENT_POSTS = 2;
/** A task that is longer keeps a person waiting; what is beyond it counts. */
const MAX_TASK_MS = 50;

interface PageLoad {
  readonly kilobytes: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockedMs: number;
}

/** Goals of a first visit. */
const GOALS: PageLoad = {
  kilobytes: 240,
  firstPaintMs: 2_500,
  largestPaintMs: 4_000,
  layoutShift: 0.1,
  blockedMs: 600,
};
const LABELS: ReadonlyArray<readonly [keyof PageLoad, string, string]> = [
  ['kilobytes', 'transferred', 'kB'],
  ['firstPaintMs', 'first paint', 'ms'],
  ['largestPaintMs', 'largest paint', 'ms'],
  ['layoutShift', 'layout shift', ''],
  ['blockedMs', 'blocked', 'ms'],
];

/** B13: what a page of the console weighs and when it is there, on a slow processor and line, against its goal. */
export async function benchmarkConsole(): Promise<Ratio[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [];
  const server = await openBenchServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (let posted = 0; posted < QUOTATIONS; posted += CONCURRENT_POSTS) {
      await Promise.all(Array.from({ length: CONCURRENT_POSTS }, server.post));
    }
    const ratios: Ratio[] = [];
    for (const locale of ['en-US', 'es-CR']) {
      ratios.push(...compare(`sign-in, ${locale}`, await loadFirst(browser, `${server.base}/`, locale, false)));
      for (const path of ['/', '/dashboard', '/quotations']) {
        ratios.push(...compare(`${path}, ${locale}`, await loadFirst(browser, server.base + path, locale, true)));
      }
    }
    return ratios;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function compare(what: string, measured: PageLoad): Ratio[] {
  return LABELS.map(([key, label, unit]) => ({
    name: `B13 ${what}: ${label}`,
    ours: `${Number(measured[key].toFixed(3))} ${unit}`,
    against: `${GOALS[key]} ${unit}`,
    ratio: measured[key] / GOALS[key],
  }));
}

/** Opens an address in a window that has nothing in its cache. */
async function loadFirst(browser: Browser, url: string, locale: string, isSignedIn: boolean): Promise<PageLoad> {
  const window = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  try {
    if (isSignedIn) await signIn(window, new URL(url).origin);
    const page = await window.newPage();
    return await measureLoad(page, url);
  } finally {
    await window.close();
  }
}

async function signIn(window: BrowserContext, origin: string): Promise<void> {
  const answer = await window.request.post(`${origin}/api/auth/login`, {
    data: { email: 'admin@localhost', password: BENCH_PASSWORD },
    headers: { origin },
  });
  if (answer.status() !== 200) throw new Error(`Sign-in: ${answer.status()} ${await answer.text()}`);
}

async function measureLoad(page: Page, url: string): Promise<PageLoad> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', LINE);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(observePage);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
  await page.getByRole('main').waitFor();
  const observed = await page.evaluate(() => (globalThis as unknown as { observed: ObservedPage }).observed);
  const blockedMs = observed.taskMs.reduce((sum, ms) => sum + Math.max(0, ms - MAX_TASK_MS), 0);
  return { ...observed, kilobytes: bytes / 1000, blockedMs };
}

interface ObservedPage extends Pick<PageLoad, 'firstPaintMs' | 'largestPaintMs' | 'layoutShift'> {
  readonly taskMs: readonly number[];
}

/** Runs in the page, before anything of its own. */
function observePage(): void {
  const observed = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0, taskMs: [] as number[] };
  Object.assign(globalThis, { observed });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaintMs = startTime;
  });
  observe('layout-shift', (entry) => {
    observed.layoutShift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    observed.taskMs.push(duration);
  });
}
