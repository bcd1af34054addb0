import { describe, expect, it } from '@jest/globals';
import type { CallClaim, NewIdempotentCall } from '../../application/operations/idempotent-call.repository.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-02-03T10:20:30.456Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

/** A call that is carried out for five minutes at most, and forgotten after an hour. */
const createCall = (name: string, at = AT, fingerprint = 'print'): NewIdempotentCall => ({
  ...{ name, fingerprint, at },
  leasedUntil: new Date(at.getTime() + 5 * 60_000),
  forgottenBefore: new Date(at.getTime() - 60 * 60_000),
});

/** What a store of calls under keys promises. */
export function describeIdempotentCallRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the calls under keys`, () => {
    const context = setUpContext(open);
    const claim = (call: NewIdempotentCall) => context().idempotentCalls.claim(call);

    it('lets one of many who claim a call at once carry it out', async () => {
      const found = await Promise.all(Array.from({ length: 8 }, () => claim(createCall('race'))));
      expect(found.filter((one) => 'attempt' in one)).toEqual([{ name: 'race', attempt: 1 }]);
      const others = found.filter((one) => !('attempt' in one));
      expect(others).toEqual(Array(7).fill({ fingerprint: 'print', state: 'running', answer: undefined }));
    });

    it('remembers what was answered', async () => {
      const { idempotentCalls } = context();
      const claimed = (await claim(createCall('answered'))) as CallClaim;
      expect(await idempotentCalls.recordCommit(claimed)).toBe(true);
      expect(await claim(createCall('answered'))).toMatchObject({ state: 'committed' });
      await idempotentCalls.recordAnswer(claimed, '{"a":"ñ"}');
      const known = { fingerprint: 'print', state: 'answered', answer: '{"a":"ñ"}' };
      expect(await claim(createCall('answered'))).toEqual(known);
      expect(await claim(createCall('answered', later(30), 'another print'))).toEqual(known);
      // What comes after the answer, such as a notification, changes nothing.
      expect(await idempotentCalls.recordCommit(claimed)).toBe(true);
      expect(await claim(createCall('answered'))).toEqual(known);
    });

    it('forgets what was released, unless something was committed', async () => {
      const { idempotentCalls } = context();
      const first = (await claim(createCall('released'))) as CallClaim;
      await idempotentCalls.release(first);
      const second = (await claim(createCall('released', AT, 'another print'))) as CallClaim;
      expect(second.attempt).toBe(1);
      await idempotentCalls.recordCommit(second);
      await idempotentCalls.release(second);
      expect(await claim(createCall('released'))).toMatchObject({ state: 'committed' });
    });

    it('hands a call on whose holder ended, and lets the former holder commit nothing', async () => {
      const { idempotentCalls } = context();
      const first = (await claim(createCall('ended'))) as CallClaim;
      expect(await claim(createCall('ended', later(4)))).toMatchObject({ state: 'running' });
      expect(await claim(createCall('ended', later(6), 'another print'))).toMatchObject({ fingerprint: 'print' });
      expect(await claim(createCall('ended', later(6)))).toEqual({ name: 'ended', attempt: 2 });
      expect(await idempotentCalls.recordCommit(first)).toBe(false);
      await idempotentCalls.recordAnswer(first, 'outdated');
      await idempotentCalls.release(first);
      expect(await claim(createCall('ended', later(7)))).toMatchObject({ state: 'running' });
    });

    it('hands on no call of which something was committed', async () => {
      const claimed = (await claim(createCall('done'))) as CallClaim;
      await context().idempotentCalls.recordCommit(claimed);
      expect(await claim(createCall('done', later(6)))).toMatchObject({ state: 'committed' });
    });

    it('undoes a commit with its unit of work', async () => {
      const claimed = (await claim(createCall('undone'))) as CallClaim;
      const cutShort = context().unitOfWork.run(async ({ idempotentCalls }) => {
        await idempotentCalls.recordCommit(claimed);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await claim(createCall('undone'))).toMatchObject({ state: 'running' });
    });

    it('takes a name again that is old, and forgets what is old', async () => {
      const { idempotentCalls } = context();
      await claim(createCall('old', later(-200)));
      expect(await claim(createCall('old', later(-130), 'another print'))).toMatchObject({ attempt: 2 });
      await claim(createCall('older', later(-190)));
      expect(await idempotentCalls.deleteOlderThan(later(-120), 1)).toBe(1);
      expect(await idempotentCalls.deleteOlderThan(later(-120), 5)).toBe(1);
      expect(await idempotentCalls.deleteOlderThan(later(-120), 5)).toBe(0);
    });
  });
}
