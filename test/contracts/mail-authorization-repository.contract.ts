import { describe, expect, it } from '@jest/globals';
import type { MailAuthorization } from '../../domain/inbound-mail/mail-account/mail-authorization.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-02-03T10:20:30.456Z');
const GRANTED = { kind: 'granted', encryptedRefreshToken: 'v1.abc', signedInAs: null } as const;

function createAuthorization(id: string, requestedAt = AT): MailAuthorization {
  const progress = { kind: 'requested', encryptedVerifier: 'v1.def' } as const;
  return { id, provider: 'google', requestedBy: 'ada@desk.example', requestedAt, progress };
}

/** What a store of permissions to open mailboxes promises. */
export function describeMailAuthorizationRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the permissions to open mailboxes`, () => {
    const context = setUpContext(open);

    it('gives back what was stored', async () => {
      const { mailAuthorizations } = context();
      await mailAuthorizations.add(createAuthorization('kept'));
      expect(await mailAuthorizations.find('kept')).toEqual(createAuthorization('kept'));
      expect(await mailAuthorizations.find('unknown\0')).toBeUndefined();
    });

    it('lets one of two go on from where it was found', async () => {
      const { mailAuthorizations } = context();
      const { progress } = createAuthorization('raced');
      await mailAuthorizations.add(createAuthorization('raced'));
      const tried = [GRANTED, { ...GRANTED, encryptedRefreshToken: 'v1.other' }];
      const went = await Promise.all(tried.map((after) => mailAuthorizations.advance('raced', progress, after)));
      expect(went.filter(Boolean)).toHaveLength(1);
      const stored = (await mailAuthorizations.find('raced'))?.progress;
      expect(stored).toEqual(tried[went.indexOf(true)]);
      expect(await mailAuthorizations.advance('raced', progress, GRANTED)).toBe(false);
      expect(await mailAuthorizations.advance('unknown', progress, GRANTED)).toBe(false);
      const rotated = { ...GRANTED, encryptedRefreshToken: 'v1.ghi' };
      expect(await mailAuthorizations.advance('raced', stored ?? GRANTED, rotated)).toBe(true);
      expect((await mailAuthorizations.find('raced'))?.progress).toEqual(rotated);
    });

    it('forgets old ones that no mailbox is opened with', async () => {
      const { mailAuthorizations } = context();
      const older = new Date(AT.getTime() - 60_000);
      await mailAuthorizations.add(createAuthorization('old', older));
      await mailAuthorizations.add(createAuthorization('used', older));
      await mailAuthorizations.add(createAuthorization('new'));
      await mailAuthorizations.removeRequestedBefore(AT, ['used', 'unknown']);
      const found = await Promise.all(['old', 'used', 'new'].map((id) => mailAuthorizations.find(id)));
      expect(found.map((one) => one?.id)).toEqual([undefined, 'used', 'new']);
    });
  });
}
