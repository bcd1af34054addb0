import type { Page } from 'playwright-core';
import { waitForStable } from '../wait-for-stable.js';
import { describeOpened, type Opened, type Opener, pressOpener, readOpeners } from './openers.js';
import { type PageTexts, readPageTexts } from './page-texts.js';

/** Is given what is said, and where. */
export type TakeTexts = (said: PageTexts, where: string) => void;

/** How deep dialogs open others. */
const MAX_DEPTH = 2;
/** An address that shows no screen. */
const NOWHERE = '/no-such-page';
/** The link that it shows instead. */
const MISSING = 'main a[href="/home"]';
/** Addresses that open a dialog over their screen. */
const OVERLAY = /[?&](?:open|email|reply)=/;
const ODD_ENTRY = '-1,2,3';
/** How often what is open is closed before the page is loaded anew. */
const MAX_CLOSINGS = 3;
/** Everything that screens ask but who is signed in. */
const CALLS = /\/api\/(?!auth\/)/;
const REFUSAL = { status: 500, json: { error: '—' } };

/**
 * Reads a screen and what every button, tab and menu of it opens, with what that opens in its turn, and what a form says when it is
 * sent. What has been pressed once in a dialog is not pressed again in the same dialog of another screen.
 */
export class TextCrawl {
  constructor(
    private readonly page: Page,
    private readonly base: string,
    private readonly take: TakeTexts,
    /** Names of what is not pressed: it would end the crawl. */
    private readonly untouched: RegExp,
    /** What has been pressed already, here or by a crawl beside this one. */
    private readonly pressed: Set<string> = new Set(),
  ) {}

  /** Reads a screen, or what its address opens over it. */
  async readScreen(path: string): Promise<void> {
    await this.open(path);
    await this.read(path);
    await this.readOpened(path, () => this.open(path), 0);
  }

  /** Reads what a screen says where its server answers that it has failed, or gives no answer at all. */
  async readFailure(path: string, failure: 'no answer' | 'status 500'): Promise<void> {
    await this.page.route(CALLS, (route) =>
      failure === 'no answer' ? route.abort('connectionrefused') : route.fulfill(REFUSAL),
    );
    await this.open(path);
    await this.read(`${path}, ${failure}`);
    await this.page.unroute(CALLS);
  }

  /** Presses everything of what is uppermost and reads what follows. @param reopen brings it back as it was */
  private async readOpened(where: string, reopen: () => Promise<void>, depth: number): Promise<void> {
    const opened = await describeOpened(this.page);
    if (opened.kind === 'listbox') return;
    for (const opener of await readOpeners(this.page, opened.scope)) {
      if (!this.isNew(opened, opener)) continue;
      if (!(await this.closeUntil((now) => isSame(now, opened)))) await reopen();
      if (!(await pressOpener(this.page, opened.scope, opener))) continue;
      await waitForStable(this.page);
      const within = `${where} › ${opener.name}`;
      await this.read(within);
      const now = await describeOpened(this.page);
      if (!isSame(now, opened) && depth < MAX_DEPTH && now.kind !== 'screen') {
        const again = async () => {
          await reopen();
          await pressOpener(this.page, opened.scope, opener);
          await waitForStable(this.page);
        };
        await this.readOpened(within, again, depth + 1);
      }
      if (opened.kind !== 'screen' && isSame(await describeOpened(this.page), opened))
        await this.sendOddly(opened, within);
    }
  }

  /** Closes what is uppermost, until something is. @returns whether it is */
  private async closeUntil(isReached: (opened: Opened) => boolean): Promise<boolean> {
    for (let closings = 0; ; closings += 1) {
      const now = await describeOpened(this.page);
      if (isReached(now)) return true;
      if (now.kind === 'screen' || closings === MAX_CLOSINGS) return false;
      await this.page.keyboard.press('Escape');
      await waitForStable(this.page);
      // Asked whether entries are to be lost: they are.
      const discard = this.page.locator('[role="dialog"] .fui-DialogActions .fui-MessageBarActions button').last();
      if ((await discard.count()) === 0) continue;
      await discard.click();
      await waitForStable(this.page);
    }
  }

  /** Puts what hardly a field takes into every field of a form, once, and sends it. */
  private async sendOddly(opened: Opened, where: string): Promise<void> {
    const submit = this.page.locator(`${opened.scope} button[type="submit"]:visible`).first();
    if (!this.isNew(opened, { at: 0, name: 'odd entries' }) || (await submit.count()) === 0) return;
    const fields = this.page.locator(
      `${opened.scope} :is(input[type="text"], input:not([type]), textarea):visible:not([readonly], [disabled])`,
    );
    for (const field of await fields.all()) await field.fill(ODD_ENTRY);
    await submit.click({ force: true });
    await waitForStable(this.page);
    await this.read(`${where} › odd entries`);
  }

  private isNew({ kind, path, title }: Opened, { name }: Pick<Opener, 'at' | 'name'>): boolean {
    const place = kind === 'screen' ? path : `${kind} ${title}`;
    const key = `${place} ${name}`.replaceAll(/\d+/g, '0');
    if (this.pressed.has(key) || this.untouched.test(name)) return false;
    this.pressed.add(key);
    return true;
  }

  private async open(path: string): Promise<void> {
    // The page stays, its screen is drawn anew: a page is loaded in ten times as long.
    if (this.page.url().startsWith(this.base) && (await this.closeUntil(({ kind }) => kind === 'screen'))) {
      await this.walk(NOWHERE);
      await this.page.locator(MISSING).first().waitFor();
      const missing = await this.page.title();
      await this.walk(path);
      // A screen comes with its code, which may be on its way: until then the one before stands.
      if (path !== NOWHERE) await this.page.waitForFunction((title) => document.title !== title, missing);
    } else await this.page.goto(this.base + path);
    await this.page.locator('h1').first().waitFor({ state: 'attached' });
    if (OVERLAY.test(path)) await this.page.locator('[role="dialog"]').first().waitFor();
    await waitForStable(this.page);
  }

  private async walk(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await waitForStable(this.page);
  }

  private async read(where: string): Promise<void> {
    this.take(await readPageTexts(this.page), where);
  }
}

function isSame(one: Opened, other: Opened): boolean {
  return one.kind === other.kind && one.title === other.title && one.path === other.path;
}
