import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bringMail } from './bring-mail.js';
import { complaintsOf, openBrowser } from './browser.js';
import { ClerkAtDesk, DeskUnderTest, freePort } from './desk-under-test.js';
import { openSignedIn } from './signed-in.js';

const OPEN_MS = 90_000;
const CLOSE_MS = 30_000;

/** A desk, and a browser in which the administrator is signed in. */
export interface Visit {
  readonly desk: DeskUnderTest;
  /** Where the desk keeps its data and its mail. */
  readonly dataDir: string;
  readonly port: number;
  readonly browser: Browser;
  readonly window: BrowserContext;
  readonly page: Page;
  /** What the page has complained about so far. */
  readonly complaints: string[];
  /** A caller of the desk's API. */
  readonly clerk: ClerkAtDesk;
  /** Starts the desk again, which has ended, with its data and at its address. */
  readonly restart: () => Promise<DeskUnderTest>;
}

interface VisitOptions {
  /** Whether the desk has a domain, and an email that was answered, one that is held and one that was ignored. */
  readonly hasMail?: boolean;
  /** What is opened before the desk, and what the desk is told of it. */
  readonly environment?: () => Promise<NodeJS.ProcessEnv>;
}

/** Opens a desk and a browser before the journeys of the `describe` around it, and closes them after. @returns what was opened */
export function visitForJourney({ hasMail = false, environment }: VisitOptions = {}): () => Visit {
  let dataDir: string | undefined;
  let desk: DeskUnderTest | undefined;
  let browser: Browser | undefined;
  let visit: Visit | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'istmo-journey-'));
    const port = await freePort();
    const options = { dataDir, port, ...(environment ? { environment: await environment() } : {}) };
    const restart = async () => {
      desk = await DeskUnderTest.start(options);
      return desk;
    };
    desk = await restart();
    const clerk = await ClerkAtDesk.signIn(desk.base);
    if (hasMail) await bringMail(desk, clerk);
    browser = await openBrowser();
    const { window, page } = await openSignedIn(browser, desk.base);
    visit = { desk, dataDir, port, browser, window, page, complaints: complaintsOf(page), clerk, restart };
  }, OPEN_MS);

  afterAll(async () => {
    await browser?.close();
    await desk?.stop();
    if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
  }, CLOSE_MS);

  return () => {
    if (!visit) throw new Error('Nothing was opened yet.');
    return visit;
  };
}
