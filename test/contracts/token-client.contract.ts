import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TokenClient } from '../../domain/inbound-mail/mail-account/token-client.port.js';

/** A token client and the provider behind it. */
export interface TokenClientContext {
  readonly client: TokenClient;
  /** Who signs in there. */
  readonly person: string;
  /** Lets the person sign in at an address. @returns the code that they come back with */
  signIn(url: string): Promise<string>;
  /** Whether each refresh brings another refresh token. */
  rotate(isRotating: boolean): void;
  /** The person takes back what they have allowed. */
  withdraw(): void;
  /** Whether the provider is overloaded, and asks to be left alone for so many seconds. */
  overload(retryAfterSeconds: number | undefined): void;
  close(): Promise<void>;
}

const VERIFIER = 'a verifier for tests only, which nobody guesses';

/** What whoever asks for tokens promises. */
export function describeTokenClientContract(name: string, open: () => Promise<TokenClientContext>): void {
  describe(`${name} as a token client`, () => {
    let context: TokenClientContext;
    beforeAll(async () => {
      context = await open();
    });
    afterAll(() => context?.close());
    beforeEach(() => {
      context.rotate(false);
      context.overload(undefined);
    });

    const allow = async (provider: 'google' | 'microsoft' = 'microsoft', state = 'state-1') => {
      const { client } = context;
      const url = client.buildSignInUrl({ provider, state, verifier: VERIFIER, address: 'quotes@forwarder.example' });
      expect(new URL(url).searchParams.get('state')).toBe(state);
      return context.signIn(url);
    };

    it.each(['google', 'microsoft'] as const)(
      'redeems a code of %s once, with its proof key alone',
      async (provider) => {
        const code = await allow(provider);
        await expect(context.client.redeemCode(provider, code, 'another verifier')).rejects.toMatchObject({
          code: 'sign-in-ended',
        });
        const good = await allow(provider, 'state-2');
        const grant = await context.client.redeemCode(provider, good, VERIFIER);
        expect(grant).toMatchObject({ lifetimeSeconds: 3_600, signedInAs: context.person });
        expect(grant.accessToken).not.toBe('');
        expect(grant.refreshToken).toBeDefined();
        await expect(context.client.redeemCode(provider, good, VERIFIER)).rejects.toMatchObject({
          code: 'sign-in-ended',
        });
      },
    );

    it('gives other access tokens, and another refresh token where the provider changes them', async () => {
      const { client } = context;
      const first = await client.redeemCode('microsoft', await allow(), VERIFIER);
      const second = await client.refresh('microsoft', first.refreshToken ?? '');
      expect(second.accessToken).not.toBe(first.accessToken);
      expect(second.refreshToken).toBeUndefined();
      context.rotate(true);
      const third = await client.refresh('microsoft', first.refreshToken ?? '');
      expect(third.refreshToken).not.toBe(first.refreshToken);
      await expect(client.refresh('microsoft', first.refreshToken ?? '')).rejects.toMatchObject({
        code: 'sign-in-ended',
      });
      await client.refresh('microsoft', third.refreshToken ?? '');
    });

    it('says that a person has to sign in again where the permission has ended', async () => {
      const { refreshToken } = await context.client.redeemCode('microsoft', await allow(), VERIFIER);
      context.withdraw();
      await expect(context.client.refresh('microsoft', refreshToken ?? '')).rejects.toMatchObject({
        ...{ name: 'TokenError', code: 'sign-in-ended' },
      });
    });

    it('takes a provider that is overloaded for what it is, and says how long it is left alone', async () => {
      const { refreshToken } = await context.client.redeemCode('microsoft', await allow(), VERIFIER);
      context.overload(7);
      const passing = { name: 'TokenError', code: 'token-service-unavailable', retryAfterMs: 7_000 };
      await expect(context.client.refresh('microsoft', refreshToken ?? '')).rejects.toMatchObject(passing);
      await expect(context.client.authenticateClient('microsoft')).rejects.toMatchObject(passing);
      context.overload(undefined);
      await context.client.refresh('microsoft', refreshToken ?? '');
    });

    it('signs in as the app of an organization, where there is one', async () => {
      const grant = await context.client.authenticateClient('microsoft');
      expect(grant).toMatchObject({ refreshToken: undefined, lifetimeSeconds: 3_600 });
      await expect(context.client.authenticateClient('google')).rejects.toMatchObject({ code: 'client-missing' });
      expect([context.client.hasOrganization('google'), context.client.hasOrganization('microsoft')]).toEqual([
        false,
        true,
      ]);
    });
  });
}
