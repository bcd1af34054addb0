import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '../../../e2e/server-process.js';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../../../support/dovecot/dovecot.js';
import { writeRequest } from '../../../support/dovecot/watched-mailbox.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { SmtpSink } from '../../../support/smtp-sink.js';

const missing = explainMissingDovecot();
const USER = 'trial@forwarder.example';

(missing ? describe.skip : describe)(`a mailbox that is tried out${missing ? ` (${missing})` : ''}`, () => {
  let dovecot: Dovecot;
  let app: InMemoryApp;
  let entry: Readonly<Record<string, unknown>>;
  const sink = new SmtpSink(undefined, { user: USER, password: MAILBOX_PASSWORD });

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    const smtpPort = Number(new URL(await sink.open()).port);
    app = await InMemoryApp.open();
    await app.signIn();
    entry = {
      ...{ address: USER, host: '127.0.0.1', port: dovecot.port, security: 'none', password: MAILBOX_PASSWORD },
      ...{ smtpHost: '127.0.0.1', smtpPort, smtpSecurity: 'none', doneFolder: 'Istmo/Read' },
    };
  });
  afterAll(async () => {
    await app?.close();
    await sink.close();
    await dovecot?.stop();
  });

  const check = async (changed: object = {}) =>
    (await app.call('POST', '/api/mail-accounts/check', { ...entry, ...changed })).json;

  it('is found to be right, to the folder of stored mail and to sending, and nothing is sent', async () => {
    expect(await check()).toEqual({ isReadable: true, part: null, code: null, message: null, detail: null });
    expect(sink.received).toEqual([]);
  });

  it('is said to be wrong in one sentence, part by part', async () => {
    expect(await check({ password: 'another one' })).toMatchObject({
      ...{ isReadable: false, part: 'reading', code: 'sign-in-refused' },
      message: expect.stringContaining('Check the user and the password'),
    });
    const tls = { port: dovecot.tlsPort, security: 'tls' };
    expect(await check(tls)).toMatchObject({ part: 'reading', code: 'certificate-refused' });
    // This server keeps folders as directories with dots between them.
    expect(await check({ doneFolder: 'Istmo.Read' })).toMatchObject({
      ...{ isReadable: false, part: 'moving' },
      message: `Mail can be read, but ${USER} may not move it to the folder "Istmo.Read". Choose another folder, or leave it.`,
    });
    const smtpPort = await findFreePort();
    expect(await check({ smtpPort })).toMatchObject({
      ...{ part: 'sending', code: 'port-closed' },
      message: `Nobody listens at 127.0.0.1:${smtpPort} for outgoing mail. Check the port; it is usually 465 or 587.`,
    });
    expect(await check({ smtpSecurity: 'tls' })).toMatchObject({ part: 'sending', code: 'encryption-missing' });
    expect(await check({ smtpSecurity: 'starttls' })).toMatchObject({ part: 'sending', code: 'encryption-missing' });
    expect(await check({ smtpHost: 'mail.invalid', smtpSecurity: 'tls' })).toMatchObject({ code: 'host-unknown' });
  });

  it('is said to be readable where only sending is refused', async () => {
    expect(await check({ address: 'other@forwarder.example' })).toMatchObject({
      ...{ part: 'sending', code: 'sign-in-refused' },
      message: expect.stringContaining('refuses to let other@forwarder.example send'),
    });
  });

  it('shows its newest ten mails with what would be done, and stores and moves none', async () => {
    await dovecot.act(USER, async (person) => {
      for (let number = 0; number < 12; number += 1) await person.append('INBOX', writeRequest(number));
    });
    const previewed = await app.call('POST', '/api/mail-accounts/preview', entry);
    expect(previewed.status).toBe(200);
    const mails = previewed.json as ReadonlyArray<{ readonly subject: string; readonly preview: { outcome: string } }>;
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Solicitud ${11 - index}`),
    );
    expect(mails[0]).toMatchObject({ from: 'cliente11@customer.example', preview: { outcome: 'held', emailId: null } });
    expect(await dovecot.act(USER, (person) => person.search({ seen: false }))).toHaveLength(12);
    expect((await app.call('GET', '/api/emails')).json).toMatchObject({ data: [] });
    const refused = await app.call('POST', '/api/mail-accounts/preview', { ...entry, password: 'another one' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('refuses the sign-in');
  });

  it('is tried with its stored password once it is connected, and only where that was entered for', async () => {
    const connected = await app.call('POST', '/api/mail-accounts', { ...entry, isActive: false });
    const { id } = connected.json as { readonly id: number };
    expect(await check({ id, password: null })).toMatchObject({ isReadable: true });
    const elsewhere = { ...entry, id, password: null, host: 'localhost' };
    const refused = await app.call('POST', '/api/mail-accounts/check', elsewhere);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('enter the password again');
    const kept = await app.call('POST', '/api/mail-accounts/preview', { ...entry, id, password: null });
    expect(kept.json).toHaveLength(10);
  });
});
