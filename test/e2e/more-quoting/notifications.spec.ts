import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../../contracts/contract-context.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { ADMIN, type ServerProcess } from '../server-process.js';
import { openSignedIn, pressUndo, waitForToast } from '../signed-in.js';

const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

/** What a page has shown on the desktop, beside the browser's own record of it. */
async function recordDesktopNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: Notification[] = [];
    const Real = Notification;
    const RecordingNotification = new Proxy(Real, {
      construct(target, [title, options]) {
        const notification = new target(title, options);
        shown.push(notification);
        return notification;
      },
    });
    // The shell of Chromium has no desktop, and says that nobody may show anything on it.
    Object.defineProperty(Real, 'permission', { get: () => 'granted' });
    Object.assign(globalThis, { Notification: RecordingNotification, shownOnDesktop: shown });
    Object.defineProperty(document, 'hasFocus', { value: () => false });
  });
}

describeWithBrowser('a clerk hears the news', () => {
  const visit = setUpE2e({ environment: async () => ({ SMTP_URL: await sink.open() }) });
  const sink = new SmtpSink();
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;
  let consoleErrors: string[];
  const ask = (from: string, subject: string) => handInMail(server.base, { from, subject, content: REQUEST_TEXT });
  const waitForNotification = (subject: string) =>
    eventually(async () => {
      const mails = sink.received.filter(({ recipients }) => recipients.includes(ADMIN.email));
      return mails.find(({ message }) => message.includes(`Subject: ${subject}`));
    });

  beforeAll(() => {
    ({ server, browser, page, consoleErrors } = visit());
  });

  afterAll(() => sink.close());

  it('by a test mail that says where it goes', async () => {
    await page.goto(`${server.base}/settings?tab=notifications`);
    await page.getByText(`They go to ${ADMIN.email}, the address of your profile.`).waitFor();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await waitForToast(page, 'Test mail is on its way');
    await waitForNotification('Test mail from Istmo');
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('by a mail about a quotation that waits, and finds it among the notification mails', async () => {
    const { quotationId } = await ask('Eva <eva@unknown.example>', 'Rates');
    await waitForNotification(`Q${quotationId} needs review`);
    await page.goto(`${server.base}/email-monitoring?tab=notifications`);
    await page.getByRole('button', { name: new RegExp(`Q${quotationId} needs review`) }).click();
    await page.getByRole('dialog').getByText(`${server.base}/quotations?open=${quotationId}`).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('cancels a reply that is held in the outbox, and thinks better of it', async () => {
    await page.goto(`${server.base}/settings?tab=system`);
    await page.getByText(/Nothing here is older than/).waitFor();
    await page.getByLabel('Auto-response delay').fill('30');
    await page.getByRole('button', { name: 'Save System Settings' }).click();
    await waitForToast(page, 'System settings updated');
    const sender = { domain: 'cafetales.example', companyName: 'Cafetales', isApproved: true };
    const added = await page.request.post(`${server.base}/api/recognized-domains`, {
      data: sender,
      headers: { origin: server.base },
    });
    expect(added.status()).toBe(201);
    await ask('Irma <irma@cafetales.example>', 'Café');
    await page.goto(`${server.base}/email-monitoring?tab=outbox&state=waiting`);
    await page.getByRole('button', { name: /Re: Café/ }).click();
    await page.getByRole('button', { name: 'Cancel this reply' }).click();
    await waitForToast(page, 'Reply cancelled');
    await page.getByText('No replies found').waitFor();
    await pressUndo(page);
    await page.getByRole('button', { name: /Re: Café/ }).waitFor();
  });

  it('on the desktop, while another window is before the console', async () => {
    const { window, page: away } = await openSignedIn(browser, server.base, { theme: 'dark' });
    await window.grantPermissions(['notifications'], { origin: server.base });
    await recordDesktopNotifications(away);
    await away.clock.install();
    await away.goto(`${server.base}/settings?tab=notifications`);
    await away.getByRole('switch', { name: 'Desktop notifications' }).waitFor();
    await away.getByRole('button', { name: /^Notifications/ }).waitFor();
    expect(await findAccessibilityIssues(away)).toEqual([]);
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
  });

  it('reads beside the switch why the desktop stays silent', async () => {
    const { window, page: barred } = await openSignedIn(browser, server.base, { width: 360, height: 780 });
    await barred.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await barred.goto(`${server.base}/settings?tab=notifications`);
    await barred.getByText(/This browser blocks them/).waitFor();
    expect(await findAccessibilityIssues(barred)).toEqual([]);
    await window.close();
  });

  it('without a complaint of the page', () => {
    expect(consoleErrors).toEqual([]);
  });
});
