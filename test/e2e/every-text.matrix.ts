import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { Language } from '../../domain/message-catalogue.js';
import { prepareRecords } from '../support/valid-calls.js';
import { describeWithBrowser, openBrowser, openWindow } from './browser.js';
import { ApiClient, findFreePort, ServerProcess } from './server-process.js';
import { openSignedIn } from './signed-in.js';
import { type TakeTexts, TextCrawl } from './texts/crawl-texts.js';
import { ForeignTextFinder } from './texts/foreign-texts.js';

/** Every screen with its tabs, and what addresses open over them. */
const PATHS = [
  '/home',
  '/',
  '/quotations',
  '/quotations/new',
  '/email-monitoring',
  '/email-monitoring?email=3',
  '/email-monitoring?tab=outbox',
  '/email-monitoring?tab=notifications',
  '/email-monitoring?tab=model',
  '/email-monitoring?reply=1',
  '/email-processor',
  '/mailboxes',
  '/air-freight-rates',
  '/air-freight-rates?view=coverage',
  '/charge-codes',
  '/consolidation-consignments',
  '/tax-rates',
  '/exchange-rates',
  '/disclaimers',
  '/domains-management',
  '/activity-logs',
  '/core-rules',
  '/settings',
  '/settings?tab=notifications',
  '/settings?tab=system',
  '/settings?tab=staff',
  '/test-quotations',
  '/basic-test',
  '/emergency',
  '/no-such-page',
];
/** A quotation in every state that demo data have. */
const STATES = ['pending', 'sent', 'completed', 'failed', 'dismissed', 'expired'] as const;
/** Screens whose lists say in words of their own that they could not be loaded. */
const WITHOUT_SERVER = [
  '/',
  '/quotations',
  '/email-monitoring',
  '/air-freight-rates',
  '/domains-management',
  '/settings',
] as const;
/** What would end the crawl, lead it into the other language, or leave nothing to read. */
const UNTOUCHED =
  /^(?:Cerrar sesión|Sign out|Quitar los datos|Remove demo|Español|English|(?:Cotización|Quotation) (?:siguiente|anterior)|(?:Next|Previous) quotation)/i;
/** Fewer would mean that the crawl saw hardly anything. */
const MIN_TEXTS = 1500;

let browser: Browser;

describeWithBrowser('every text of the console', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => await browser.close());

  it.each([
    ['es', 'es-CR'],
    ['en', 'en-US'],
  ] as const)('is in %s', async (language: Language, locale) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'istmo-texts-'));
    const environment = { STORE: 'memory', READER: 'rules', POST: 'folder', DEMO_DATA: 'yes' };
    const server = await ServerProcess.start({ dataDir, port: await findFreePort(), environment });
    const client = await ApiClient.signIn(server.base);
    await prepareRecords((method, path, body) => client.call(method, path, body));
    const seen = new Map<string, string>();
    const data = new Set<string>();
    const take: TakeTexts = ({ texts, written }, where) => {
      for (const text of texts) if (!seen.has(text)) seen.set(text, where);
      for (const text of written) data.add(text);
    };
    const outside = await openWindow(browser, 1440, 900, locale);
    await new TextCrawl(await outside.newPage(), server.base, take, UNTOUCHED).readScreen('/login');
    await outside.close();
    const paths = [...PATHS, ...(await listQuotations(client))];
    const pressed = new Set<string>();
    const crawlPaths = async () => {
      const { window, page } = await openSignedIn(browser, server.base, { locale });
      const crawl = new TextCrawl(page, server.base, take, UNTOUCHED, pressed);
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) await crawl.readScreen(path);
      return { window, crawl };
    };
    const [{ window, crawl }, { window: second }] = await Promise.all([crawlPaths(), crawlPaths()]);
    for (const path of WITHOUT_SERVER) await crawl.readFailure(path, 'status 500');
    await crawl.readFailure('/activity-logs', 'no answer');
    await Promise.all([window.close(), second.close()]);
    await server.stop();
    await rm(dataDir, { recursive: true });
    const finder = new ForeignTextFinder(language, [...data]);
    const foreign = [...seen].flatMap(([text, where]) => {
      const words = finder.findForeignWords(text);
      return words.length > 0 ? [`${where}: ${text} (${words.join(', ')})`] : [];
    });
    expect(seen.size).toBeGreaterThan(MIN_TEXTS);
    expect(foreign).toEqual([]);
  });
});

/** The address of one quotation in every state that there is. */
async function listQuotations(client: ApiClient): Promise<string[]> {
  const paths: string[] = [];
  for (const state of STATES) {
    const { json } = await client.call('GET', `/api/quotations?status=${state}&pageSize=1`);
    const [row] = (json as { readonly data?: readonly { readonly id: number }[] }).data ?? [];
    if (row) paths.push(`/quotations?open=${row.id}`);
  }
  return paths;
}
