import { expect, it } from '@jest/globals';
import { waitUntilDrained } from '../resilience/invariants.js';
import { aLoadEmail, postEmail, recognizeDomains } from '../resilience/load-emails.js';
import { RAW_MAIL_CHANNELS, toHeaders } from '../resilience/mime-bomb-channels.js';
import { describeWithBrowser } from './browser.js';
import { setUpE2e } from './e2e-context.js';

const LEVELS = 5_000;
const MAX_WORK_MS = 60_000;

describeWithBrowser('a mail that is meant to end the server', () => {
  const visit = setUpE2e();

  it('is kept where a person finds it, with a mail beside it that is answered', async () => {
    const { server, client, page } = visit();
    await recognizeDomains(client, 1);
    const head = { n: 1, from: 'Bruno <bruno@cliente-0.example>', subject: 'Flete' };
    const open = Array.from(
      { length: LEVELS },
      (_, at) => `Content-Type: multipart/mixed; boundary=l${at}\r\n\r\n--l${at}`,
    );
    const raw = Buffer.from(`${toHeaders(head)}\r\n${open.join('\r\n')}\r\n\r\nPlease quote 350 kg, Miami to SJO.\r\n`);
    const [bomb, honest] = await Promise.all([
      RAW_MAIL_CHANNELS['sendgrid, raw'](
        { base: server.base, smtpPort: 0, client },
        { ...head, text: '', files: [], raw },
      ),
      postEmail(server.base, aLoadEmail(2)),
    ]);
    expect([200, 202]).toContain(bomb.status);
    await waitUntilDrained(server.base, MAX_WORK_MS);
    expect((await client.call('GET', `/api/emails/${honest?.emailId}`)).json).toMatchObject({ state: 'answered' });

    expect((await client.call('GET', `/api/emails/${bomb.emailId}`)).json).toMatchObject({
      state: expect.stringMatching(/^(?:held|failed)$/),
      attachments: [expect.objectContaining({ filename: 'message.eml', sizeBytes: raw.length })],
    });
    await page.goto(`${server.base}/email-monitoring`);
    await page.getByRole('button', { name: /^\(unreadable email\)/ }).click();
    await page.getByRole('dialog').getByText('message.eml').first().waitFor();
  });
});
