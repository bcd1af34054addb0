import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './browser.js';
import { DIALOGS, expectKeyboardInside } from './dialogs.js';
import { setUpE2e } from './e2e-context.js';
import { ENDINGS, expectEnding } from './list-endings.js';

describeWithBrowser('everything that opens, and every list that ends', () => {
  const visit = setUpE2e({ hasMail: true });
  let base: string;
  let page: Page;
  let consoleErrors: string[];

  beforeAll(() => {
    ({
      page,
      consoleErrors,
      server: { base },
    } = visit());
  });

  it.each(DIALOGS)(
    'keeps the keyboard on %s in what %s opens, lets go of it by Escape and gives it back',
    (path, name) => expectKeyboardInside(page, base, path, name),
  );

  it.each(ENDINGS)('tells on %s that there is nothing, or that it could not be loaded', (...ending) =>
    expectEnding(page, base, consoleErrors, ending),
  );

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors).toEqual([]);
  });
});
