import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { hasPendingRequests, waitForStable } from './wait-for-stable.js';

interface AxeNode {
  readonly html: string;
}
interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}
interface AxeRun {
  readonly findings: readonly AxeFinding[];
  /** Whether the page changed while it was looked at: half of what was seen may be of before. */
  readonly hasMoved: boolean;
}

/** After so many looks at a page that never rests the last one counts. */
const MAX_RUNS = 5;
/** A notice and the words that name a button stand outside the landmarks by their nature; everything else about them is judged. */
const OUTSIDE_LANDMARKS = /fui-Toast|role="tooltip"/;
const AXE_SOURCE = readFile(join(process.cwd(), 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** What axe-core finds on the page as it comes to rest (WCAG 2.2 AA and best practice): one readable line a violation. */
export async function findAccessibilityIssues(page: Page): Promise<string[]> {
  for (let runs = 1; ; runs += 1) {
    // What still fades in counts as hidden, and its contrast as too low; so does a button that an answer switches on just now.
    await waitForStable(page);
    const { findings, hasMoved } = await runAxe(page);
    if (runs < MAX_RUNS && (hasMoved || hasPendingRequests(page))) continue;
    return findings.flatMap(({ id, help, nodes }) => {
      const relevant = id === 'region' ? nodes.filter(({ html }) => !OUTSIDE_LANDMARKS.test(html)) : nodes;
      return relevant.length === 0 ? [] : [`${id}: ${help} — ${relevant.map((node) => node.html).join(' | ')}`];
    });
  }
}

async function runAxe(page: Page): Promise<AxeRun> {
  // Evaluated, not injected as a tag: the page's content policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await AXE_SOURCE);
  return page.evaluate(async (): Promise<AxeRun> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: AxeFinding[] }> };
    };
    let hasMoved = false;
    const markMoved = () => {
      hasMoved = true;
    };
    const observer = new MutationObserver(markMoved);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const beginnings = ['transitionrun', 'animationstart', 'scroll'] as const;
    for (const beginning of beginnings) document.addEventListener(beginning, markMoved, true);
    const { violations: issues } = await axe.run(
      { exclude: [['[data-tabster-dummy]']] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A path to every element that is well would take a quarter of the time, and nobody reads it.
        resultTypes: ['violations'],
        selectors: false,
      },
    );
    if (observer.takeRecords().length > 0) markMoved();
    observer.disconnect();
    for (const beginning of beginnings) document.removeEventListener(beginning, markMoved, true);
    return { findings: issues, hasMoved };
  });
}
