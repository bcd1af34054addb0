import type { Page } from 'playwright-core';

/** Something that can be pressed, by its place among all that can be. */
export interface Opener {
  readonly at: number;
  readonly name: string;
}

/** What is uppermost on a page. */
export interface Opened {
  readonly kind: 'screen' | 'menu' | 'listbox' | 'alertdialog' | 'dialog';
  /** Where its buttons are. */
  readonly scope: string;
  /** What tells a dialog from others: its headings, and for a menu its items. */
  readonly title: string;
  /** The address at the moment. */
  readonly path: string;
}

const OPENERS =
  'button:not([disabled]), [role="tab"], [role="menuitem"], [role="combobox"], [role="checkbox"], [role="switch"]';
const KINDS = ['menu', 'listbox', 'alertdialog', 'dialog'] as const;
const MAX_NAME_LENGTH = 60;

/** What is open over the page, the uppermost first; the screen itself where nothing is. */
export async function describeOpened(page: Page): Promise<Opened> {
  const { pathname, search } = new URL(page.url());
  const found = await page.evaluate((kinds) => {
    for (const kind of kinds) {
      const open = [...document.querySelectorAll(`[role="${kind}"]`)].find((one) => one.checkVisibility());
      if (!open) continue;
      const parts = [...open.querySelectorAll('h2, h3, [role="menuitem"], [role="menuitemcheckbox"]')];
      return { kind, title: parts.map((one) => one.textContent).join() };
    }
    return undefined;
  }, KINDS);
  const path = pathname + search;
  if (!found) return { kind: 'screen', scope: pathname === '/home' ? 'body' : 'main', title: '', path };
  return { ...found, scope: `[role="${found.kind}"]`, path };
}

/** What can be pressed, of a list that which belongs to its first row. */
export function readOpeners(page: Page, scope: string): Promise<Opener[]> {
  return page.evaluate(
    ([within, openers, limit]) => {
      const isRepeated = (element: Element) => {
        const row = element.closest('tbody tr, [role="row"], li');
        return row?.previousElementSibling?.matches('tr, [role="row"], li') === true;
      };
      return [...document.querySelectorAll(within)]
        .flatMap((part) => [...part.querySelectorAll(openers)])
        .map((element, at) => ({
          element,
          at,
          name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, limit),
        }))
        .filter(({ element }) => element.checkVisibility() && !isRepeated(element))
        .map(({ at, name }) => ({ at, name }));
    },
    [scope, OPENERS, MAX_NAME_LENGTH] as const,
  );
}

/** Presses one of them. @returns false where another one stands in its place by now */
export function pressOpener(page: Page, scope: string, { at, name }: Opener): Promise<boolean> {
  return page.evaluate(
    ([within, openers, index, label, limit]) => {
      const element = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(openers)])[
        index
      ];
      if (!(element instanceof HTMLElement)) return false;
      const now = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, limit);
      if (now !== label) return false;
      element.click();
      return true;
    },
    [scope, OPENERS, at, name, MAX_NAME_LENGTH] as const,
  );
}
