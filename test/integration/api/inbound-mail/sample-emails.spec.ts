import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSampleEmails } from '../../../../apps/console/src/features/processor/sample-emails.js';
import { isMessageSource } from '../../../../domain/quoting/pasted-email.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { waitToPass } from '../../../support/wait-to-pass.js';

/** What is read in the samples of the Email Processor: whether they ask, pieces, gross weight in kg, destination airport. */
const EXPECTED: ReadonlyArray<
  readonly [name: string, asks: boolean, pieces: number | null, kg: number | null, airport: string | null]
> = [
  ['English, kg and cm', true, 4, 86, 'PTY'],
  ['Spanish, decimal comma', true, 6, 187.5, 'MGA'],
  ['Inches and pounds', true, 3, 571.52592, 'GUA'],
  ['Several piece sizes', true, 6, 281, 'SJO'],
  ['Weight is missing', true, 3, null, 'SAL'],
  ['Table in HTML', true, 6, 190, 'TGU'],
  ['Forwarded by a colleague', true, 5, 160, 'MGA'],
  ['Reply with a long history', true, 7, 133, 'PTY'],
  ['Sender of an unknown domain', true, 2, 210, 'SAP'],
  ['Terms DDP', true, 6, 96, 'LIR'],
  ['Two airports mentioned', true, 4, 52, 'SJO'],
  ['Not a request', false, null, null, null],
  ['Text that gives orders to the AI', true, 10, 150, 'GUA'],
];

describe('the sample emails of the Email Processor', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('are all known here', () => {
    const names = getSampleEmails().map(({ name }) => name);
    // How attached lists are read is tried with the attachments.
    expect(names).toEqual([...EXPECTED.map(([name]) => name), 'Cargo in an attached packing list']);
  });

  it.each(EXPECTED)('%s is read as it was meant', async (name, asks, pieces, kg, airport) => {
    const content = getSampleEmails().find((sample) => sample.name === name)?.content ?? '';
    // A document is given up where reading it takes too long, as on a busy machine.
    await waitToPass(async () => {
      const { status, json } = await read(content);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        extractedInfo: { isQuotationRequest: asks, goods: { pieces, weight: kg }, airportDestination: airport },
      });
    });
  });

  function read(content: string) {
    if (!isMessageSource(content)) return app.call('POST', '/api/emails/process-ai', { emailContent: content });
    return app.call('POST', '/api/emails/file/process-ai', content, { 'content-type': 'message/rfc822' });
  }
});
