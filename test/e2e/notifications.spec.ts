import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { SmtpSink } from '../support/smtp-sink.js';
import { eventually } from '../contracts/contract-context.js';
import { violationsOn } from './accessibility.js';
import { describeWithBrowser } from './browser.js';
import { ADMIN, type DeskUnderTest, WEBHOOK_SECRET } from './server-process.js';
import { noticeOf, openSignedIn, undo } from './signed-in.js';
import { visitForJourney } from './e2e-context.js';

const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

/** What a page has shown on the desktop, beside the browser's own record of it. */
async function watchDesktop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: Notification[] = [];
    const Real = Notification;
    const Watched = new Proxy(Real, {
      construct(target, [title, options]) {
        const notification = new target(title, options);
        shown.push(notification);
        return notification;
      },
    });
    Object.assign(globalThis, { Notification: Watched, shownOnDesktop: shown });
    Object.defineProperty(document, 'hasFocus', { value: () => false });
  });
}

describeWithBrowser('a clerk hears the news', () => {
  const visit = visitForJourney({ environment: async () => ({ SMTP_URL: await sink.open() }) });
  const sink = new SmtpSink();
  let desk: DeskUnderTest;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const ask = async (from: string, subject: string) => {
    const answer = await fetch(`${desk.base}/api/webhook/email`, {
      method: 'POST',
      headers: { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from, to: 'quotes@localhost', subject, content: WORDS }),
    });
    return (await answer.json()) as { readonly quotationId: number };
  };
  const isTold = (subject: string) =>
    eventually(async () => {
      const mails = sink.taken.filter(({ recipients }) => recipients.includes(ADMIN.email));
      return mails.find(({ message }) => message.includes(`Subject: ${subject}`));
    });

  beforeAll(() => {
    ({ desk, browser, page, complaints } = visit());
  });

  afterAll(() => sink.close());

  it('by a test mail that says where it goes', async () => {
    await page.goto(`${desk.base}/settings?tab=notifications`);
    await page.getByText(`They go to ${ADMIN.email}, the address of your profile.`).waitFor();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await noticeOf(page, 'Test mail is on its way');
    await isTold('Test mail from the quotation desk');
    expect(await violationsOn(page)).toEqual([]);
  }, 40_000);

  it('by a mail about a quotation that waits, and finds it among the notification mails', async () => {
    const { quotationId } = await ask('Eva <eva@unknown.example>', 'Rates');
    await isTold(`Q${quotationId} waits for you`);
    await page.goto(`${desk.base}/email-monitoring?tab=notifications`);
    await page.getByRole('button', { name: new RegExp(`Q${quotationId} waits for you`) }).click();
    await page.getByRole('dialog').getByText(`${desk.base}/quotations?open=${quotationId}`).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }, 40_000);

  it('cancels a reply that is held in the outbox, and thinks better of it', async () => {
    await page.goto(`${desk.base}/settings?tab=system`);
    await page.getByText(/Nothing here is older than/).waitFor();
    await page.getByLabel('Auto-response delay').fill('30');
    await page.getByRole('button', { name: 'Save System Settings' }).click();
    await noticeOf(page, 'System settings updated');
    const sender = { domain: 'cafetales.example', companyName: 'Cafetales', isApproved: true };
    const added = await page.request.post(`${desk.base}/api/recognized-domains`, {
      data: sender,
      headers: { origin: desk.base },
    });
    expect(added.status()).toBe(201);
    await ask('Irma <irma@cafetales.example>', 'Café');
    await page.goto(`${desk.base}/email-monitoring?tab=outbox&state=waiting`);
    await page.getByRole('button', { name: /Re: Café/ }).click();
    await page.getByRole('button', { name: 'Cancel this reply' }).click();
    await noticeOf(page, 'Reply cancelled');
    await page.getByText('No replies found').waitFor();
    await undo(page);
    await page.getByRole('button', { name: /Re: Café/ }).waitFor();
  }, 60_000);

  it('on the desktop, while another window is before the console', async () => {
    const { window, page: away } = await openSignedIn(browser, desk.base, { theme: 'dark' });
    await window.grantPermissions(['notifications'], { origin: desk.base });
    await watchDesktop(away);
    await away.clock.install();
    await away.goto(`${desk.base}/settings?tab=notifications`);
    await away.getByRole('switch', { name: 'Desktop notifications' }).waitFor();
    await away.getByRole('button', { name: /^Notifications/ }).waitFor();
    expect(await violationsOn(away)).toEqual([]);
    const { quotationId } = await ask('Nora <nora@unknown.example>', 'Textiles');
    await eventually(async () => {
      await away.clock.fastForward(26_000);
      const titles = await away.evaluate(() =>
        (globalThis as typeof globalThis & { shownOnDesktop: Notification[] }).shownOnDesktop.map(({ title }) => title),
      );
      return titles.includes(`Q${quotationId} waits for approval`) ? true : undefined;
    });
    await away.evaluate(() =>
      (globalThis as typeof globalThis & { shownOnDesktop: Notification[] }).shownOnDesktop
        .at(-1)
        ?.onclick?.(new Event('click')),
    );
    await away.waitForURL(new RegExp(`open=${quotationId}`));
    await window.close();
  }, 60_000);

  it('reads beside the switch why the desktop stays silent', async () => {
    const { window, page: barred } = await openSignedIn(browser, desk.base, { width: 360, height: 780 });
    await barred.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await barred.goto(`${desk.base}/settings?tab=notifications`);
    await barred.getByText(/This browser blocks them/).waitFor();
    expect(await violationsOn(barred)).toEqual([]);
    await window.close();
  }, 40_000);

  it('without a complaint of the page', () => {
    expect(complaints).toEqual([]);
  });
});
