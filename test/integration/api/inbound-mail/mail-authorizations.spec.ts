import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Dovecot, explainMissingDovecot } from '../../../support/dovecot/dovecot.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { CLIENT, TokenServer } from '../../../support/token-server.js';

const USER = 'quotes@forwarder.example';
const ENTRY = {
  ...{ address: USER, host: 'outlook.office365.com', port: 993, security: 'tls' },
  ...{ signIn: 'authorization', tokenProvider: 'microsoft' },
};

interface SignIn {
  readonly id: string;
  readonly url: string;
}

describe('signing in to a mailbox at its provider', () => {
  const provider = new TokenServer(USER);
  let app: InMemoryApp;
  beforeAll(async () => {
    const base = await provider.open();
    const variables = { MICROSOFT_CLIENT_ID: CLIENT.clientId, MICROSOFT_CLIENT_SECRET: CLIENT.clientSecret };
    app = await InMemoryApp.open(undefined, undefined, undefined, { ...variables, MICROSOFT_LOGIN_URL: base });
    await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.failure = undefined;
    provider.isDeclining = false;
  });

  const begin = async () =>
    (await app.call('POST', '/api/mail-authorizations', { provider: 'microsoft', address: USER })).json as SignIn;
  /** Goes where the person goes, and comes back with what the provider says. */
  const comeBack = async ({ url }: SignIn) => {
    const { headers } = await fetch(url, { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '');
    return `${back.pathname}${back.search}`;
  };
  const readState = async ({ id }: SignIn) => (await app.call('GET', `/api/mail-authorizations/${id}`)).json;

  it('is offered where this installation is registered', async () => {
    const { json } = await app.call('GET', '/api/mail-authorizations/providers');
    expect(json).toEqual({
      redirectUrl: 'http://127.0.0.1:3000/api/mail-authorizations/callback',
      providers: [
        { provider: 'google', isRegistered: false, hasOrganization: false },
        { provider: 'microsoft', isRegistered: true, hasOrganization: false },
        { provider: 'microsoft-graph', isRegistered: true, hasOrganization: false },
      ],
    });
    const refused = await app.call('POST', '/api/mail-authorizations', { provider: 'google' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('GOOGLE_CLIENT_ID');
  });

  it('ends with a page, and with a permission that a mailbox is connected with', async () => {
    const signIn = await begin();
    expect(await readState(signIn)).toMatchObject({ state: 'requested', message: null });
    const callback = await comeBack(signIn);
    const page = await app.call('GET', callback);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.text).toContain(`The provider knows you as ${USER}.`);
    expect(await readState(signIn)).toMatchObject({ state: 'granted', signedInAs: USER });
    // Opened a second time, the page says the same, and the code is redeemed no second time.
    const redeemed = provider.requests.length;
    expect((await app.call('GET', callback)).text).toContain('You are signed in');
    expect(provider.requests).toHaveLength(redeemed);

    const connected = await app.call('POST', '/api/mail-accounts', { ...ENTRY, authorizationId: signIn.id });
    expect(connected.json).toMatchObject({ signIn: 'authorization', tokenProvider: 'microsoft', user: USER });
    const { id } = connected.json as { readonly id: number };
    const kept = await app.call('PUT', `/api/mail-accounts/${id}`, { ...ENTRY, version: 1, doneFolder: 'Istmo' });
    expect(kept.json).toMatchObject({ signIn: 'authorization', doneFolder: 'Istmo' });
    const rows = JSON.stringify([
      await app.stores.mailAccounts.findAll(),
      await app.stores.mailAuthorizations.find(signIn.id),
    ]);
    for (const { text } of [page, connected, kept]) expect(text).not.toMatch(/(?:refresh|access)-\d/);
    expect(rows).not.toMatch(/(?:refresh|access)-\d/);
    await app.call('DELETE', `/api/mail-accounts/${id}`);
  });

  it('says in a sentence that the permission was not given, and shows the words of the provider as words', async () => {
    provider.isDeclining = true;
    const signIn = await begin();
    const page = await app.call('GET', await comeBack(signIn));
    expect(page.text).toContain('You are not signed in');
    expect(page.text).toContain('&lt;b&gt;at all&lt;/b&gt;');
    expect(await readState(signIn)).toMatchObject({
      ...{ state: 'refused', signedInAs: null },
      message: expect.stringContaining('was not given'),
      detail: 'The user did not consent <b>at all</b>.',
    });
    const refused = await app.call('POST', '/api/mail-accounts', { ...ENTRY, authorizationId: signIn.id });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('sign in at the provider again');
  });

  it('says that the provider does not answer, and never that the password is wrong', async () => {
    const signIn = await begin();
    const callback = await comeBack(signIn);
    provider.failure = { status: 502, body: '<html>' };
    const page = await app.call('GET', callback);
    expect(page.text).toContain('does not answer at the moment');
  });

  it('takes nothing from somebody who has begun nothing', async () => {
    const signIn = await begin();
    const callback = await comeBack(signIn);
    expect((await app.callUnauthenticated('GET', callback)).status).toBe(401);
    expect((await app.call('GET', callback.replace(signIn.id, 'another-state'))).status).toBe(404);
    expect(await readState(signIn)).toMatchObject({ state: 'requested' });
    const unfinished = await app.call('POST', '/api/mail-accounts', { ...ENTRY, authorizationId: signIn.id });
    expect(unfinished.status).toBe(400);
    expect((await app.call('GET', '/api/mail-authorizations/unknown')).status).toBe(404);
  });

  it.each([
    [{ authorizationId: null }, 'sign in at the provider of the mailbox'],
    [{ host: 'imap.evil.example' }, 'at its own servers only'],
    [{ smtpHost: 'smtp.evil.example', smtpPort: 587 }, 'at its own servers only'],
    [{ signIn: 'client-credentials', tokenProvider: 'google', host: 'imap.gmail.com' }, 'Only Microsoft 365'],
  ])('refuses %j in a sentence', async (wrong, words) => {
    const refused = await app.call('POST', '/api/mail-accounts', { ...ENTRY, ...wrong });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(words);
  });

  const missing = explainMissingDovecot();
  (missing ? it.skip : it)(`lets the mailbox be tried out at once${missing ? ` (${missing})` : ''}`, async () => {
    const signIn = await begin();
    const base = new URL(signIn.url).origin;
    const dovecot = await Dovecot.start(`${base}/introspect`);
    await app.call('GET', await comeBack(signIn));
    const server = { host: '127.0.0.1', port: dovecot.port, security: 'none', authorizationId: signIn.id };
    const checked = await app.call('POST', '/api/mail-accounts/check', { ...ENTRY, ...server });
    expect(checked.json).toMatchObject({ isReadable: true });
    expect((await app.call('POST', '/api/mail-accounts/preview', { ...ENTRY, ...server })).json).toEqual([]);
    const asApp = { ...ENTRY, ...server, signIn: 'client-credentials', authorizationId: null };
    expect((await app.call('POST', '/api/mail-accounts/check', asApp)).json).toMatchObject({
      ...{ isReadable: false, code: 'client-missing' },
      message: expect.stringContaining('MICROSOFT_CLIENT_ID'),
    });
    await dovecot.stop();
  });
});
