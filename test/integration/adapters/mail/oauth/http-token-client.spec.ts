import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpTokenClient, type TokenClientOptions } from '../../../../../adapters/mail/oauth/http-token-client.js';
import { describeTokenClientContract } from '../../../../contracts/token-client.contract.js';
import { findFreePort } from '../../../../e2e/server-process.js';
import { CLIENT, type TokenFailure, TokenServer } from '../../../../support/token-server.js';

const PERSON = 'quotes@forwarder.example';

function createOptions(base: string, client: { readonly clientId: string; readonly clientSecret: string } = CLIENT) {
  const microsoftUrl = `${base}/tenant/oauth2/v2.0`;
  return {
    redirectUrl: 'https://desk.example/api/mail-authorizations/callback',
    google: { ...client, authorizeUrl: `${base}/o/oauth2/v2/authorize`, tokenUrl: `${base}/token` },
    microsoft: {
      ...client,
      ...{ authorizeUrl: `${microsoftUrl}/authorize`, tokenUrl: `${microsoftUrl}/token`, hasOrganization: true },
    },
  } satisfies TokenClientOptions;
}

describeTokenClientContract('HTTP', async () => {
  const server = new TokenServer(PERSON);
  const client = new HttpTokenClient(createOptions(await server.open()));
  return {
    client,
    person: PERSON,
    signIn: async (url) => {
      const response = await fetch(url, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    },
    rotate: (isRotating) => {
      server.isRotating = isRotating;
    },
    withdraw: () => server.withdraw(),
    overload: (seconds) => {
      const headers = { 'retry-after': String(seconds) };
      server.failure = seconds === undefined ? undefined : { status: 429, body: '{"error":"slow_down"}', headers };
    },
    close: () => server.close(),
  };
});

describe('HttpTokenClient', () => {
  const server = new TokenServer(PERSON);
  let base: string;
  beforeAll(async () => {
    base = await server.open();
  });
  afterAll(() => server.close());

  it.each([
    ['google', 'access_type=offline'],
    ['microsoft', 'IMAP.AccessAsUser.All'],
    ['microsoft-graph', 'https://graph.microsoft.com/Mail.ReadWrite.Shared'],
  ] as const)('asks %s for what lasts', (provider, words) => {
    const client = new HttpTokenClient(createOptions(base));
    const url = client.buildSignInUrl({ provider, state: 's', verifier: 'v', address: 'a@b.example' });
    expect(decodeURIComponent(url)).toContain(words);
    expect(new URL(url).searchParams.get('login_hint')).toBe('a@b.example');
    expect(url).not.toContain(CLIENT.clientSecret);
  });

  it.each<[string, TokenFailure, object]>([
    ['a broken service', { status: 503, body: '<html>' }, { code: 'token-service-unavailable' }],
    [
      'a service that breaks off politely',
      { status: 500, body: '{"error":"invalid_grant"}' },
      { code: 'token-service-unavailable' },
    ],
    ['a page of a proxy', { status: 403, body: '<html>Blocked</html>' }, { code: 'token-service-unavailable' }],
    [
      'a page that is no token',
      { status: 200, body: '<html>Welcome to the hotel</html>' },
      { code: 'token-service-unavailable' },
    ],
    [
      'another place',
      { status: 302, body: '', headers: { location: 'https://elsewhere.example' } },
      { code: 'token-service-unavailable' },
    ],
    ['silence', 'silence', { code: 'token-service-unavailable' }],
    ['a word that nobody knows', { status: 400, body: '{"error":"new_word"}' }, { code: 'token-service-unavailable' }],
    [
      'a date after which it may be asked again',
      { status: 429, body: '', headers: { 'retry-after': new Date(Date.now() + 86_400_000).toUTCString() } },
      { code: 'token-service-unavailable', retryAfterMs: 3_600_000 },
    ],
    [
      'a permission that has ended',
      { status: 400, body: '{"error":"invalid_grant","error_description":"AADSTS700082"}' },
      { code: 'sign-in-ended', detail: 'invalid_grant: AADSTS700082' },
    ],
    [
      'a second factor that is missing',
      { status: 400, body: '{"error":"interaction_required"}' },
      { code: 'sign-in-ended' },
    ],
    ['a secret that has run out', { status: 401, body: '{"error":"invalid_client"}' }, { code: 'client-refused' }],
  ])('takes %s for what it is', async (_name, failure, expected) => {
    server.failure = failure;
    const client = new HttpTokenClient(createOptions(base), 300);
    await expect(client.refresh('microsoft', 'refresh')).rejects.toMatchObject({ name: 'TokenError', ...expected });
    server.failure = undefined;
  });

  it('takes a provider that nobody reaches for a passing failure', async () => {
    const client = new HttpTokenClient(createOptions(`http://127.0.0.1:${await findFreePort()}`));
    await expect(client.refresh('google', 'refresh')).rejects.toMatchObject({ code: 'token-service-unavailable' });
  });

  it.each([
    ['microsoft', 'https://outlook.office365.com/.default'],
    ['microsoft-graph', 'https://graph.microsoft.com/.default'],
  ] as const)('asks %s for the rights of the app alone', async (provider, scope) => {
    await new HttpTokenClient(createOptions(base)).authenticateClient(provider);
    expect(server.requests.at(-1)?.get('scope')).toBe(scope);
  });

  it('says that its registration is wrong, or that there is none', async () => {
    const wrong = new HttpTokenClient(createOptions(base, { ...CLIENT, clientSecret: 'another' }));
    await expect(wrong.refresh('google', 'refresh')).rejects.toMatchObject({ code: 'client-refused' });
    const none = new HttpTokenClient({ ...createOptions(base), google: undefined });
    expect(none.isRegistered('google')).toBe(false);
    await expect(none.refresh('google', 'refresh')).rejects.toMatchObject({ code: 'client-missing' });
  });
});
