import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectConsoleErrors, openBrowser } from './browser.js';
import { ApiClient, findFreePort, ServerProcess } from './server-process.js';
import { openServerData } from './server-templates.js';
import { openSignedIn } from './signed-in.js';

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
  /** Whether journeys of other specs of the group meet the server too: these leave what the others look at as it was. */
  readonly isShared?: boolean;
  /** What is opened before the server, and what the server is told of it. */
  readonly environment?: () => Promise<NodeJS.ProcessEnv>;
}

/** A server on data of its own. */
interface OpenServer {
  readonly dataDir: string;
  readonly port: number;
  readonly running: ServerProcess;
  readonly restart: () => Promise<ServerProcess>;
  readonly close: () => Promise<void>;
}

/** What the journeys of this file, or of the group that declares it, have in common: opened by the first that needs it. */
const common: { browser?: Promise<Browser>; readonly servers: Map<boolean, Promise<OpenServer>> } = {
  servers: new Map(),
};

afterAll(async () => {
  await (await common.browser)?.close();
  for (const server of common.servers.values()) await (await server).close();
});

/**
 * Opens a server, on a database of its own of the run's server, and a window before the journeys of the `describe` around it, and closes
 * them after; the browser is that of all journeys of the file. Servers with a server of their own are started where that is what is tried.
 * @returns what was opened
 */
export function setUpE2e({ hasMail = false, isShared = false, environment }: E2eOptions = {}): () => E2eContext {
  let own: OpenServer | undefined;
  let browser: Browser | undefined;
  let context: E2eContext | undefined;
  let failuresBefore = 0;

  beforeAll(async () => {
    failuresBefore = countFailures();
    common.browser ??= openBrowser();
    const opening = isShared ? openSharedServer(hasMail) : openServer(hasMail, environment);
    const [server, opened] = await Promise.all([opening, common.browser]);
    if (!isShared) own = server;
    browser = opened;
    const { dataDir, port, running, restart } = server;
    const client = await ApiClient.signIn(running.base);
    const { window, page } = await openSignedIn(opened, running.base);
    const consoleErrors = collectConsoleErrors(page);
    context = { server: running, dataDir, port, browser: opened, window, page, consoleErrors, client, restart };
  });

  beforeEach(async () => {
    // A test that failed half way leaves no trouble of its own behind for the ones after it.
    await context?.page.unrouteAll();
  });

  afterAll(async () => {
    for (const window of browser?.contexts() ?? []) await window.close();
    await own?.close();
    if (isShared && countFailures() > failuresBefore) await forgetSharedServer(hasMail);
  });

  return () => {
    if (!context) throw new Error('Nothing was opened yet.');
    return context;
  };
}

function openSharedServer(hasMail: boolean): Promise<OpenServer> {
  const opened = common.servers.get(hasMail) ?? openServer(hasMail);
  common.servers.set(hasMail, opened);
  return opened;
}

/** How many tests and hooks of this file have failed so far; the test environment counts them. */
function countFailures(): number {
  return (globalThis as { readonly failureCount?: number }).failureCount ?? 0;
}

/** What a failed test has left behind is nothing for the journeys after it: they get another server. */
async function forgetSharedServer(hasMail: boolean): Promise<void> {
  const shared = common.servers.get(hasMail);
  common.servers.delete(hasMail);
  await (await shared)?.close();
}

async function openServer(hasMail: boolean, environment?: E2eOptions['environment']): Promise<OpenServer> {
  const { database, dataDir } = await openServerData(hasMail);
  const port = await findFreePort();
  const onDatabase = { DATABASE_URL: database.url, ALLOW_UNSAFE_DATABASE: 'yes' };
  const options = { dataDir, port, environment: { ...onDatabase, ...(await environment?.()) } };
  let running = await ServerProcess.start(options);
  const restart = async () => {
    running = await ServerProcess.start(options);
    return running;
  };
  const close = async () => {
    await running.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, port, running, restart, close };
}
