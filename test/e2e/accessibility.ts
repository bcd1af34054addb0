import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isAsking, restOf } from './wait-for-stable.js';

interface AxeNode {
  readonly html: string;
}
interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}
interface Look {
  readonly violations: readonly AxeViolation[];
  /** Whether the page changed while it was looked at: half of what was seen may be of before. */
  readonly hasMoved: boolean;
}

/** After so many looks at a page that never rests the last one counts. */
const MOST_LOOKS = 5;
/** A notice and the words that name a button stand outside the landmarks by their nature; everything else about them is judged. */
const OUTSIDE_LANDMARKS = /fui-Toast|role="tooltip"/;
const SOURCE = readFile(join(process.cwd(), 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** What axe-core finds on the page as it comes to rest (WCAG 2.2 AA and best practice): one readable line a violation. */
export async function violationsOn(page: Page): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    // What still fades in counts as hidden, and its contrast as too low; so does a button that an answer switches on just now.
    await restOf(page);
    const { violations, hasMoved } = await lookAt(page);
    if (looks < MOST_LOOKS && (hasMoved || isAsking(page))) continue;
    return violations.flatMap(({ id, help, nodes }) => {
      const judged = id === 'region' ? nodes.filter(({ html }) => !OUTSIDE_LANDMARKS.test(html)) : nodes;
      return judged.length === 0 ? [] : [`${id}: ${help} — ${judged.map((node) => node.html).join(' | ')}`];
    });
  }
}

async function lookAt(page: Page): Promise<Look> {
  // Evaluated, not injected as a tag: the page's content policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await SOURCE);
  return page.evaluate(async (): Promise<Look> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: AxeViolation[] }> };
    };
    let hasMoved = false;
    const note = () => {
      hasMoved = true;
    };
    const observer = new MutationObserver(note);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const beginnings = ['transitionrun', 'animationstart', 'scroll'] as const;
    for (const beginning of beginnings) document.addEventListener(beginning, note, true);
    const { violations } = await axe.run(
      { exclude: [['[data-tabster-dummy]']] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    );
    if (observer.takeRecords().length > 0) note();
    observer.disconnect();
    for (const beginning of beginnings) document.removeEventListener(beginning, note, true);
    return { violations, hasMoved };
  });
}
