import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { anXlsx, aPdf } from '../../support/fixtures/attachments.js';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { ONE_PIXEL } from '../console/mail-and-logs-scenes.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';

const LIST = [
  ['Cartons', 'Size cm', 'Gross weight kg'],
  [4, '60x40x40', 80],
  [2, '50x30x30', 40],
  ['Total 6', '', 120],
];

describeWithBrowser('a clerk looks at the files of an email', () => {
  const visit = setUpE2e({ hasMail: true });
  let page: Page;
  let quotationId: number | null;
  const attach = (filename: string, contentType: string, bytes: Buffer) => ({
    filename,
    contentType,
    content: bytes.toString('base64'),
  });

  beforeAll(async () => {
    ({ page } = visit());
    const mail = {
      from: 'Clara Montero <clara@rutas-del-istmo.example>',
      subject: 'Quote as per list',
      content: 'Please quote air freight MIA-SJO, FCA Miami, as per the attached packing list.',
      attachments: [
        attach('list.xlsx', 'application/vnd.ms-excel', await anXlsx(LIST)),
        attach('label.png', 'image/png', Buffer.from(ONE_PIXEL, 'base64')),
        attach('plan.pdf', 'application/pdf', aPdf([[['Packed with care', 50, 700]]])),
        attach(
          'page.html',
          'image/png',
          Buffer.from('<script>document.title = "ran"</script><p>Notes of the packer</p>'),
        ),
      ],
    };
    ({ quotationId } = await handInMail(visit().server.base, mail));
  });

  it('with what was read in them, in the quotation', async () => {
    await page.goto(`${visit().server.base}/quotations?open=${quotationId}`);
    const files = page.getByRole('list', { name: 'Files of this email' });
    await files.getByText('list.xlsx').waitFor();
    expect(await files.getByRole('listitem').count()).toBe(4);
    await files.getByRole('button', { name: 'Preview list.xlsx' }).click();
    const dialog = page.getByRole('dialog', { name: 'list.xlsx' });
    await dialog.getByRole('cell', { name: '60x40x40' }).waitFor();
    await dialog.getByRole('list', { name: 'Values read from this file' }).waitFor();
    expect(await dialog.getByRole('cell').locator('mark').count()).toBeGreaterThan(2);
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('as pictures, in the viewer of the browser and as words, of which nothing runs', async () => {
    const files = page.getByRole('list', { name: 'Files of this email' });
    await files.getByRole('button', { name: 'Preview label.png' }).click();
    const picture = page.getByRole('img', { name: 'label.png' });
    await waitToPass(async () =>
      expect(await picture.evaluate((own) => (own as HTMLImageElement).naturalWidth)).toBe(1),
    );
    await page.keyboard.press('Escape');
    await files.getByRole('button', { name: 'Preview plan.pdf' }).click();
    const pdf = page.getByRole('dialog', { name: 'plan.pdf' });
    await pdf.getByText('Packed with care').waitFor();
    const href = await pdf.getByRole('link', { name: 'Open the PDF in a new tab' }).getAttribute('href');
    const shown = await page.request.get(visit().server.base + href);
    expect(shown.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    await page.keyboard.press('Escape');
    await files.getByRole('button', { name: 'Preview page.html' }).click();
    const words = page.getByRole('dialog', { name: 'page.html' });
    await words.getByText('Notes of the packer').waitFor();
    expect(await page.title()).not.toBe('ran');
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('link', { name: 'Download page.html' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('Notes of the packer');
  });

  it('with its headers, in the mail', async () => {
    await page.goto(`${visit().server.base}/email-monitoring`);
    await page
      .getByRole('button', { name: /Quote as per list/ })
      .first()
      .click();
    const mail = page.getByRole('dialog', { name: 'Quote as per list' });
    await mail.getByRole('button', { name: 'Preview list.xlsx' }).click();
    await page.getByRole('dialog', { name: 'list.xlsx' }).getByRole('cell', { name: '60x40x40' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });
});
