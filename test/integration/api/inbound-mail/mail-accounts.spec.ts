import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { findFreePort } from '../../../e2e/server-process.js';
import { anInboundEmail } from '../../../support/fixtures/inbound-email.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const ENTRY = {
  address: 'Quotes@Forwarder.example',
  host: '127.0.0.1',
  port: 143,
  security: 'none',
  password: 'a password for tests only',
  border: 'named',
  authservId: 'mx.forwarder.example',
};

describe('connected mailboxes', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('are connected, changed and disconnected, and never show a password', async () => {
    const connected = await app.call('POST', '/api/mail-accounts', ENTRY);
    expect(connected.status).toBe(201);
    const { id, ...shown } = connected.json as { id: number };
    expect(shown).toMatchObject({
      ...{ version: 1, address: 'quotes@forwarder.example', user: 'quotes@forwarder.example' },
      ...{
        border: 'named',
        authservId: 'mx.forwarder.example',
        doneFolder: null,
        sendsByItself: false,
        isActive: true,
      },
      ...{ lastLookAt: null, failure: null, isSilent: false, smtpHost: null },
    });
    expect((await app.call('POST', '/api/mail-accounts', ENTRY)).status).toBe(409);
    const { password, ...unchanged } = ENTRY;
    const edited = await app.call('PUT', `/api/mail-accounts/${id}`, { ...unchanged, doneFolder: 'Istmo', version: 1 });
    expect(edited.json).toMatchObject({ version: 2, doneFolder: 'Istmo' });
    const stale = await app.call('PUT', `/api/mail-accounts/${id}`, { ...ENTRY, version: 1 });
    expect(stale.status).toBe(409);
    const list = await app.call('GET', '/api/mail-accounts');
    for (const { text } of [connected, edited, stale, list]) expect(text).not.toContain(password);
    const stolen = await app.call('PUT', `/api/mail-accounts/${id}`, { ...unchanged, host: 'localhost', version: 2 });
    expect(stolen.text).toContain('enter the password again');
    expect((await app.call('DELETE', `/api/mail-accounts/${id}`)).json).toEqual({ deleted: true });
    expect((await app.call('DELETE', `/api/mail-accounts/${id}`)).status).toBe(404);
  });

  it.each([
    [{ address: 'quotes' }, 'address of the mailbox'],
    [{ host: '' }, 'name of the mail server'],
    [{ port: 0 }, 'a port from 1'],
    [{ host: 'imap.example' }, 'without encryption'],
    [{ authservId: '' }, 'signs its verdicts'],
    [{ doneFolder: 'INBOX' }, 'name of a folder'],
    [{ readFromDay: '2999-01-01' }, 'day of the past'],
    [{ password: '' }, 'password of the mailbox'],
    [{ smtpHost: 'smtp.example', smtpPort: 25, smtpSecurity: 'none' }, 'without encryption'],
  ])('refuse %j in a sentence', async (wrong, words) => {
    const refused = await app.call('POST', '/api/mail-accounts', { ...ENTRY, address: 'other@x.example', ...wrong });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(words);
  });

  it('say in a sentence why a mailbox cannot be read', async () => {
    const port = await findFreePort();
    const checked = await app.call('POST', '/api/mail-accounts/check', { ...ENTRY, port });
    expect(checked.json).toMatchObject({
      isReadable: false,
      code: 'port-closed',
      message: `Nobody listens at 127.0.0.1:${port}. Check the port; with TLS it is usually 993.`,
    });
    const connected = await app.call('POST', '/api/mail-accounts', { ...ENTRY, address: 'closed@x.example', port });
    const { id } = connected.json as { id: number };
    const previewed = await app.call('GET', `/api/mail-accounts/${id}/preview`);
    expect(previewed.status).toBe(409);
    expect(previewed.text).toContain('Nobody listens at');
  });

  it('answer nothing by themselves in shadow mode', async () => {
    const { json } = await app.call('POST', '/api/mail-accounts', { ...ENTRY, address: 'shadow@x.example' });
    await app.call('POST', '/api/recognized-domains', {
      domain: 'shade.example',
      companyName: 'Shade',
      isApproved: true,
    });
    const process = async (number: number) => {
      const email = anInboundEmail({
        ...{ channel: 'imap', receivedBy: 'shadow@x.example', messageId: `<${number}@shade.example>` },
        ...{ fromHeader: 'Ana <ana@shade.example>', fromAddress: 'ana@shade.example' },
        subject: 'Cotización',
        text: `Please quote DAP Heredia: 2 pallets 120x80x100 cm, ${200 + number} kg total gross weight, Miami to SJO.`,
        authenticationResults: 'mx.forwarder.example; dmarc=pass header.from=shade.example',
      });
      const emailId = await app.stores.unitOfWork.run(async (tx) => {
        const { id } = await tx.emails.addIfAbsent(email, `shadow-${number}`, new Date());
        await tx.queue.enqueue('answer-email', id, new Date(), 'shade.example');
        return id;
      });
      return eventually(async () => {
        const found = await app.stores.emails.find(emailId);
        return found?.state === 'received' ? undefined : found;
      });
    };
    expect(await process(1)).toMatchObject({
      state: 'held',
      reasons: [expect.stringContaining('autonomy-propose-only')],
    });
    const { id } = json as { id: number };
    const { password: _password, ...unchanged } = ENTRY;
    const on = { ...unchanged, address: 'shadow@x.example', sendsByItself: true, version: 1 };
    expect((await app.call('PUT', `/api/mail-accounts/${id}`, on)).status).toBe(200);
    expect(await process(2)).toMatchObject({ state: 'answered' });
    const sent = await eventually(async () => app.mailTransport.mails.find(({ to }) => to === 'ana@shade.example'));
    expect(sent.from).toBe('shadow@x.example');
  });
});
