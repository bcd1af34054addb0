import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectConsoleErrors, openBrowser } from './browser.js';
import { ApiClient, findFreePort, ServerProcess } from './server-process.js';
import { openServerData, type ServerData } from './server-templates.js';
import { openSignedIn } from './signed-in.js';

const OPEN_MS = 240_000;
const CLOSE_MS = 60_000;

/** A server, and a browser in which the administrator is signed in. */
export interface E2eContext {
  readonly server: ServerProcess;
  /** Where the server keeps its mail and its secrets. */
  readonly dataDir: string;
  readonly port: number;
  readonly browser: Browser;
  readonly window: BrowserContext;
  readonly page: Page;
  /** What the page has complained about so far. */
  readonly consoleErrors: string[];
  /** A caller of the server's API. */
  readonly client: ApiClient;
  /** Starts the server again, which has ended, with its data and at its address. */
  readonly restart: () => Promise<ServerProcess>;
}

interface E2eOptions {
  /** Whether the server has a domain, and an email that was answered, one that is held and one that was ignored. */
  readonly hasMail?: boolean;
  /** What is opened before the server, and what the server is told of it. */
  readonly environment?: () => Promise<NodeJS.ProcessEnv>;
}

/**
 * Opens a server, on a database of its own of the run's server, and a browser before the journeys of the `describe` around it, and closes
 * them after. Servers with a server of their own are started where that is what is tried.
 * @returns what was opened
 */
export function setUpE2e({ hasMail = false, environment }: E2eOptions = {}): () => E2eContext {
  let data: ServerData | undefined;
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;
  let context: E2eContext | undefined;

  beforeAll(async () => {
    data = await openServerData(hasMail);
    const { database, dataDir } = data;
    const port = await findFreePort();
    const onDatabase = { DATABASE_URL: database.url, ALLOW_UNSAFE_DATABASE: 'yes' };
    const options = { dataDir, port, environment: { ...onDatabase, ...(await environment?.()) } };
    const restart = async () => {
      server = await ServerProcess.start(options);
      return server;
    };
    const openOwnBrowser = async () => {
      browser = await openBrowser();
      return browser;
    };
    const [running, opened] = await Promise.all([restart(), openOwnBrowser()]);
    const client = await ApiClient.signIn(running.base);
    const { window, page } = await openSignedIn(opened, running.base);
    context = {
      server: running,
      dataDir,
      port,
      browser: opened,
      window,
      page,
      consoleErrors: collectConsoleErrors(page),
      client,
      restart,
    };
  }, OPEN_MS);

  beforeEach(async () => {
    // A test that failed half way leaves no trouble of its own behind for the ones after it.
    await context?.page.unrouteAll();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await data?.database.drop();
    if (data) await rm(data.dataDir, { recursive: true, force: true });
  }, CLOSE_MS);

  return () => {
    if (!context) throw new Error('Nothing was opened yet.');
    return context;
  };
}
