import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryMailAuthorizationRepository } from '../../../../adapters/persistence/in-memory/in-memory-mail-authorization.repository.js';
import { AccessTokens } from '../../../../application/mail-access/access-tokens.js';
import {
  buildAuthorizationPurpose,
  type MailAuthorization,
} from '../../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { TokenError } from '../../../../domain/inbound-mail/mail-account/token-client.port.js';
import { describeTokenClientContract } from '../../../contracts/token-client.contract.js';
import { CIPHER } from '../../../support/dovecot/watched-mailbox.js';
import { InMemoryTokenClient } from '../../../support/in-memory-token-client.js';

const PERSON = 'quotes@forwarder.example';
const SOURCE = { kind: 'authorization', provider: 'microsoft', authorizationId: 'one' } as const;
const MINUTE_MS = 60_000;

describeTokenClientContract('memory', async () => {
  const client = new InMemoryTokenClient(PERSON);
  return {
    client,
    person: PERSON,
    signIn: async (url) => new URL(url).searchParams.get('code') ?? '',
    rotate: (isRotating) => {
      client.isRotating = isRotating;
    },
    withdraw: () => client.withdraw(),
    overload: (seconds) => {
      client.failure =
        seconds === undefined ? undefined : new TokenError('token-service-unavailable', '', seconds * 1_000);
    },
    close: async () => undefined,
  };
});

describe('AccessTokens', () => {
  let nowMs: number;
  let client: InMemoryTokenClient;
  let authorizations: InMemoryMailAuthorizationRepository;
  const clock = { now: () => new Date(nowMs) };
  const createTokens = () => new AccessTokens(authorizations, client, CIPHER, clock);

  beforeEach(async () => {
    nowMs = Date.parse('2026-03-02T08:00:00Z');
    client = new InMemoryTokenClient(PERSON);
    authorizations = new InMemoryMailAuthorizationRepository();
    const url = client.buildSignInUrl({ provider: 'microsoft', state: 's', verifier: 'v', address: PERSON });
    const code = new URL(url).searchParams.get('code') ?? '';
    const { refreshToken = '' } = await client.redeemCode('microsoft', code, 'v');
    const encryptedRefreshToken = CIPHER.encrypt(refreshToken, buildAuthorizationPurpose('one'));
    const progress = { kind: 'granted', encryptedRefreshToken, signedInAs: PERSON } as const;
    const requested = { requestedBy: 'ada@desk.example', requestedAt: clock.now() };
    await authorizations.add({ id: 'one', provider: 'microsoft', ...requested, progress });
  });

  const readProgress = async () => ((await authorizations.find('one')) as MailAuthorization).progress;

  it('asks once for all that want a token at the same time, and again before it ends', async () => {
    const tokens = createTokens();
    const [first, same] = await Promise.all([tokens.get(SOURCE), tokens.get(SOURCE)]);
    expect(same).toBe(first);
    nowMs += 54 * MINUTE_MS;
    expect(await tokens.get(SOURCE)).toBe(first);
    expect(client.requests).toBe(1);
    nowMs += 2 * MINUTE_MS;
    expect(await tokens.get(SOURCE)).not.toBe(first);
    expect(client.requests).toBe(2);
  });

  it('gives no token again that a server has refused', async () => {
    const tokens = createTokens();
    const first = await tokens.get(SOURCE);
    const second = await tokens.get(SOURCE, first);
    expect(second).not.toBe(first);
    expect(await tokens.get(SOURCE)).toBe(second);
  });

  it('stores another refresh token, encrypted, for all processes', async () => {
    client.isRotating = true;
    const [one, other] = [createTokens(), createTokens()];
    const before = await readProgress();
    await one.get(SOURCE);
    const after = await readProgress();
    expect(after).toMatchObject({ kind: 'granted', signedInAs: PERSON });
    expect(after).not.toEqual(before);
    expect(JSON.stringify(after)).not.toContain('refresh-');
    await other.get(SOURCE);
    nowMs += 60 * MINUTE_MS;
    await one.get(SOURCE);
  });

  it('tries the token of another process before it asks a person to sign in again', async () => {
    client.isRotating = true;
    const read = authorizations.find.bind(authorizations);
    const stale = await read('one');
    await createTokens().get(SOURCE);
    const answers = [stale, await read('one')];
    authorizations.find = async () => answers.shift();
    await expect(createTokens().get(SOURCE)).resolves.toMatch(/^access-/);
  });

  it('leaves a busy provider alone, longer each time, as long as it asks for, and never says that a person has to sign in', async () => {
    const tokens = createTokens();
    client.failure = new TokenError('token-service-unavailable', 'busy');
    const asked: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      const before = client.requests;
      await expect(tokens.get(SOURCE)).rejects.toMatchObject({ code: 'token-service-unavailable' });
      if (client.requests > before) asked.push(second);
      nowMs += 1_000;
    }
    expect(asked).toEqual([0, 2, 6, 14, 30]);
    nowMs += 60_000;
    client.failure = new TokenError('token-service-unavailable', 'busy', 10 * MINUTE_MS);
    await expect(tokens.get(SOURCE)).rejects.toMatchObject({ retryAfterMs: 10 * MINUTE_MS });
    client.failure = undefined;
    nowMs += 9 * MINUTE_MS;
    await expect(tokens.get(SOURCE)).rejects.toMatchObject({ code: 'token-service-unavailable' });
    nowMs += MINUTE_MS;
    await tokens.get(SOURCE);
  });

  it('says that a person has to sign in again, and asks the provider once a minute at most', async () => {
    const tokens = createTokens();
    client.withdraw();
    for (let call = 0; call < 3; call += 1) {
      await expect(tokens.get(SOURCE)).rejects.toMatchObject({ code: 'sign-in-ended' });
    }
    expect(client.requests).toBe(1);
    const gone = { kind: 'authorization', provider: 'microsoft', authorizationId: 'gone' } as const;
    await expect(tokens.get(gone)).rejects.toMatchObject({ code: 'sign-in-ended' });
  });

  it('asks as the app of the organization without anybody', async () => {
    const tokens = createTokens();
    const source = { kind: 'client-credentials', provider: 'microsoft' } as const;
    expect(await tokens.get(source)).toBe(await tokens.get(source));
    expect(client.requests).toBe(1);
  });
});
