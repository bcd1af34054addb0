import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findAccessibilityIssues } from './accessibility.js';

/** A screen, the call by which it loads its list, and what it says where the list is empty and where it does not come. */
export type ListEnding = readonly [path: string, call: string, empty: string, failed: string];

/** What each screen says when its list is empty, and when the server does not answer. */
export const ENDINGS: readonly ListEnding[] = [
  ['/', '**/api/quotations?*', 'No quotations found', 'Error loading quotations'],
  ['/activity-logs', '**/api/activity-logs?*', 'No results found', 'Error loading logs'],
  ['/email-monitoring', '**/api/emails?*', 'No emails found', 'Failed to load received emails'],
  ['/email-monitoring?tab=outbox', '**/api/outbox?*', 'No replies found', 'Failed to load replies'],
  [
    '/email-monitoring?tab=model',
    '**/api/model-calls?*',
    'No questions yet',
    'Failed to load questions to the language model',
  ],
  ['/test-quotations', '**/api/quotations?*', 'No quotations found', 'Error loading quotations'],
];

/** A list without rows, of a server that has a language model. */
const NOTHING = {
  ...{ data: [], total: 0, page: 1, pageSize: 5 },
  model: {
    ...{ provider: 'openai', model: 'small-model', mode: 'assist' },
    last30Days: { calls: 0, failed: 0, medianMs: null, tokens: 0, costUsd: 0 },
  },
  counts: { total: 0, success: 0, failure: 0, warning: 0, info: 0, email: 0, quotation: 0, error: 0, system: 0 },
};

/**
 * Opens a screen whose list is empty, and then one whose list does not come until it is tried again.
 * @param consoleErrors what the page complains about: what the browser notes of the failure by itself is taken out
 */
export async function expectEnding(
  page: Page,
  base: string,
  consoleErrors: string[],
  [path, address, empty, failed]: ListEnding,
): Promise<void> {
  const open = async () => {
    await page.goto(base + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await page.route(address, (route) => route.fulfill({ json: NOTHING }));
  await open();
  await page.getByText(empty).first().waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ status: 503, json: { error: 'The server is being restarted.' } }),
  );
  const before = consoleErrors.length;
  await open();
  await page.getByText(failed).first().waitFor();
  await page.getByText('The server is being restarted.').first().waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.unroute(address);
  // The browser notes every 503 by itself.
  consoleErrors.splice(before);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await page.getByText(failed).first().waitFor({ state: 'detached' });
}
