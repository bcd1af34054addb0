import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NodemailerMessageBuilder } from '../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpMailTransport } from '../../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { eventually } from '../../../contracts/contract-context.js';
import { ADMIN, InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { SmtpSink } from '../../../support/smtp-sink.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

describe('mail to the staff', () => {
  const clock = { moment: new Date(), now: () => clock.moment };
  const sink = new SmtpSink();
  let server: SmtpMailTransport;
  let app: InMemoryApp;
  const listStaffMails = () => sink.received.filter(({ recipients }) => recipients.includes(ADMIN.email));
  const requestQuotation = async (from: string, subject: string) =>
    (
      await app.callUnauthenticated(
        'POST',
        '/api/webhook/email',
        { from, to: 'quotes@desk.example', subject, content: REQUEST_TEXT },
        BEARER,
      )
    ).json as { readonly quotationId: number; readonly outcome: string };

  beforeAll(async () => {
    server = new SmtpMailTransport(await sink.open(), new NodemailerMessageBuilder());
    app = await InMemoryApp.open('quotes@desk.example', () => ({ mailTransport: server }), clock);
    await app.signIn();
    const recognizedDomain = {
      mailDomain: 'cafetales.example',
      companyName: 'Cafetales',
      country: undefined,
      notes: undefined,
    };
    await app.stores.recognizedDomains.add({ ...recognizedDomain, isApproved: true }, clock.now());
  });
  afterAll(async () => {
    await app.close();
    server.close();
    await sink.close();
  });

  it('tells by the mail server of a quotation that waits, without a word of the email', async () => {
    const { quotationId, outcome } = await requestQuotation(
      '"Win at https://evil.example" <eva@unknown.example>',
      'Rates\r\nBcc: evil@evil.example',
    );
    expect(outcome).toBe('held');
    await app.notifyStaff();
    const mail = await eventually(async () => listStaffMails()[0]);
    expect(mail.recipients).toEqual([ADMIN.email]);
    expect(mail.message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail.message).toMatch(new RegExp(`^Subject: Q${quotationId} needs review\\r$`, 'm'));
    expect(mail.message).toContain(`http://127.0.0.1:3000/quotations?open=3D${quotationId}`);
    expect(mail.message).not.toMatch(/evil\.example|Bcc/i);
  });

  it('is no reply: no count, no figure and no list of replies knows it', async () => {
    expect((await app.call('GET', '/api/outbox')).json).toMatchObject({ total: 0 });
    const hourAgo = new Date(clock.now().getTime() - 3_600_000);
    expect(await app.stores.outboundEmails.countToAddress(ADMIN.email, hourAgo)).toBe(0);
    expect(await app.stores.outboundEmails.countToDomain('desk.example', hourAgo, 100)).toBe(0);
    const list = (await app.call('GET', '/api/outbox/notifications')).json as { data: Array<{ id: number }> };
    expect(list).toMatchObject({ total: 1, data: [{ topic: 'held', to: ADMIN.email, state: 'sent' }] });
    const details = await app.call('GET', `/api/outbox/notifications/${list.data[0]?.id}`);
    expect(details).toMatchObject({ status: 200, json: { text: expect.stringContaining('needs manual review') } });
    expect((await app.call('GET', '/api/outbox/notifications/999')).status).toBe(404);
    expect((await app.callUnauthenticated('GET', '/api/outbox/notifications')).status).toBe(401);
  });

  it('tells of what was sent once the minute is over', async () => {
    expect((await requestQuotation('irma@cafetales.example', 'Café')).outcome).toBe('answered');
    await eventually(async () => sink.received.find(({ recipients }) => recipients.includes('irma@cafetales.example')));
    await eventually(async () => {
      const { json } = await app.call('GET', '/api/activity-logs?pageSize=5');
      return JSON.stringify(json).includes('Quotation sent') || undefined;
    });
    clock.moment = new Date(clock.moment.getTime() + 61_000);
    await app.notifyStaff();
    await eventually(async () =>
      listStaffMails().find(({ message }) => /^Subject: A quotation was sent\r$/m.test(message)),
    );
  });

  it('comes back as a bounce or an answer of a machine and is ignored', async () => {
    const [mail] = listStaffMails();
    const id = /^Message-ID: (<.+>)\r$/m.exec(mail?.message ?? '')?.[1];
    const bounce = {
      from: 'Mail Delivery System <mailer-daemon@desk.example>',
      ...{ to: 'quotes@desk.example', subject: 'Undelivered Mail Returned to Sender', content: mail?.message },
      ...{ inReplyTo: id, headers: { 'Return-Path': '<>', 'Content-Type': 'multipart/report' } },
    };
    const returned = await app.callUnauthenticated('POST', '/api/webhook/email', bounce, BEARER);
    expect(returned.json).toMatchObject({ outcome: 'ignored', quotationId: null });
    const forwarded = { from: 'quotes@desk.example', to: 'quotes@desk.example', subject: 'x', content: mail?.message };
    const own = await app.callUnauthenticated('POST', '/api/webhook/email', forwarded, BEARER);
    expect(own.json).toMatchObject({ outcome: 'ignored' });
    const before = listStaffMails().length;
    clock.moment = new Date(clock.moment.getTime() + 3_600_000);
    await app.signIn();
    await app.notifyStaff();
    expect(listStaffMails()).toHaveLength(before);
  });

  it('can be tried, once a minute, and says where it goes', async () => {
    expect((await app.call('GET', '/api/settings/notifications/mail')).json).toEqual({
      ...{ to: ADMIN.email, fault: null, hasMailServer: true },
    });
    const answer = await app.call('POST', '/api/settings/notifications/test');
    expect(answer).toMatchObject({ status: 201, json: { to: ADMIN.email, hasMailServer: true } });
    await eventually(async () => listStaffMails().find(({ message }) => message.includes('Subject: Test mail')));
    expect(await app.call('POST', '/api/settings/notifications/test')).toMatchObject({
      status: 409,
      json: { error: 'A test mail was sent less than a minute ago. Look for that one first.' },
    });
    expect((await app.callUnauthenticated('POST', '/api/settings/notifications/test')).status).toBe(401);
  });
});

describe('a mail to the staff that the server refuses', () => {
  it('waits in the outbox and in the bell, writes no other mail, and is tried again by a person', async () => {
    const app = await InMemoryApp.open();
    await app.signIn();
    app.mailTransport.gone.add(ADMIN.email);
    const { json } = await app.call('POST', '/api/settings/notifications/test');
    const { id } = json as { id: number };
    const url = `/api/outbox/notifications/${id}`;
    const readState = async () => ((await app.call('GET', url)).json as { state: string }).state;
    await eventually(async () => ((await readState()) === 'failed' ? true : undefined));
    await app.notifyStaff();
    expect((await app.call('GET', '/api/outbox/notifications')).json).toMatchObject({ total: 1 });
    expect((await app.call('GET', '/api/notifications')).text).toContain(
      `Sending notification mail ${id} was given up`,
    );
    app.mailTransport.gone.clear();
    expect((await app.call('POST', `${url}/retry`)).status).toBe(200);
    await eventually(async () => ((await readState()) === 'sent' ? true : undefined));
    expect((await app.call('POST', `${url}/retry`)).status).toBe(409);
    expect((await app.call('GET', '/api/notifications')).text).not.toContain('was given up');
    await app.close();
  });
});
