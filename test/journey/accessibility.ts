import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

interface AxeNode {
  readonly html: string;
}
interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}

const SOURCE = join(process.cwd(), 'node_modules', 'axe-core', 'axe.min.js');

/** What axe-core finds on the page as it stands (WCAG 2.2 AA and best practice): one readable line a violation. */
export async function violationsOn(page: Page): Promise<string[]> {
  // What still fades in counts as hidden, and its contrast as too low.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );
  // Evaluated, not injected as a tag: the page's content policy stays in force.
  await page.evaluate(await readFile(SOURCE, 'utf8'));
  const violations = await page.evaluate(async (): Promise<AxeViolation[]> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: AxeViolation[] }> };
    };
    const result = await axe.run(
      { exclude: [['[data-tabster-dummy]']] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    );
    return result.violations;
  });
  return violations.flatMap(({ id, help, nodes }) => {
    // A toast stands outside the landmarks by its nature; everything else about it is judged.
    const judged = id === 'region' ? nodes.filter((node) => !node.html.includes('fui-Toast')) : nodes;
    return judged.length === 0 ? [] : [`${id}: ${help} — ${judged.map((node) => node.html).join(' | ')}`];
  });
}
