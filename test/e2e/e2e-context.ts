import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { bringMail } from './seed-mail.js';
import { complaintsOf, openBrowser } from './browser.js';
import { ClerkAtDesk, DeskUnderTest, freePort } from './server-process.js';
import { openSignedIn } from './signed-in.js';

const OPEN_MS = 240_000;
const CLOSE_MS = 60_000;

/** A desk, and a browser in which the administrator is signed in. */
export interface Visit {
  readonly desk: DeskUnderTest;
  /** Where the desk keeps its mail and its secrets. */
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

/**
 * Opens a desk, on a database of its own of the run's server, and a browser before the journeys of the `describe` around it, and closes
 * them after. Desks with a server of their own are started where that is what is tried.
 * @returns what was opened
 */
export function visitForJourney({ hasMail = false, environment }: VisitOptions = {}): () => Visit {
  let dataDir: string | undefined;
  let database: TestDatabase | undefined;
  let desk: DeskUnderTest | undefined;
  let browser: Browser | undefined;
  let visit: Visit | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'istmo-journey-'));
    database = await openTestDatabase();
    const port = await freePort();
    const onDatabase = { DATABASE_URL: database.url, ALLOW_UNSAFE_DATABASE: 'yes' };
    const options = { dataDir, port, environment: { ...onDatabase, ...(await environment?.()) } };
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

  beforeEach(async () => {
    // A test that failed half way leaves no trouble of its own behind for the ones after it.
    await visit?.page.unrouteAll();
  });

  afterAll(async () => {
    await browser?.close();
    await desk?.stop();
    await database?.drop();
    if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
  }, CLOSE_MS);

  return () => {
    if (!visit) throw new Error('Nothing was opened yet.');
    return visit;
  };
}
