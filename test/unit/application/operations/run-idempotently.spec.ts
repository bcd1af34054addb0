import { beforeEach, describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import { InMemoryIdempotentCallRepository } from '../../../../adapters/persistence/in-memory/in-memory-idempotent-call.repository.js';
import type { CallClaim } from '../../../../application/operations/idempotent-call.repository.js';
import { RunIdempotently } from '../../../../application/operations/run-idempotently.js';
import { SecretCipher } from '../../../../domain/secret-cipher.port.js';

/** Readable, and bound to its purpose and key. */
class PlainCipher extends SecretCipher {
  constructor(private readonly key: string) {
    super();
  }

  encrypt(secret: string, purpose: string): string {
    return `${this.key}|${purpose}|${secret}`;
  }

  decrypt(encrypted: string, purpose: string): string | undefined {
    const head = `${this.key}|${purpose}|`;
    return encrypted.startsWith(head) ? encrypted.slice(head.length) : undefined;
  }
}

const CALL = { caller: 'token 1', key: 'a-key-of-a-program', request: 'POST /api/x {}' };

describe('Calls under a key', () => {
  let now: Date;
  let pauses: number;
  let calls: InMemoryIdempotentCallRepository;
  const open = (key = 'k') =>
    new RunIdempotently(calls, new NodeHasher(), new PlainCipher(key), { now: () => now }, async () => {
      pauses += 1;
    });

  beforeEach(() => {
    now = new Date('2026-02-03T12:00:00Z');
    pauses = 0;
    calls = new InMemoryIdempotentCallRepository();
  });

  it('are carried out once, and answered alike', async () => {
    let made = 0;
    const work = async () => {
      made += 1;
      return { made };
    };
    expect(await open().execute(CALL, work)).toEqual({ kind: 'answered', answer: { made: 1 }, isReplayed: false });
    expect(await open().execute(CALL, work)).toEqual({ kind: 'answered', answer: { made: 1 }, isReplayed: true });
    expect(await open().execute({ ...CALL, request: 'another' }, work)).toEqual({ kind: 'reused' });
    expect(await open().execute({ ...CALL, caller: 'token 2' }, work)).toMatchObject({ answer: { made: 2 } });
  });

  it('are said to run for as long as they do, and are taken over once their process must have ended', async () => {
    let former: CallClaim | undefined;
    void open().execute(CALL, (claim) => {
      former = claim;
      return new Promise(() => undefined);
    });
    expect(await open().execute(CALL, async () => 'never')).toEqual({ kind: 'running' });
    expect(pauses).toBe(300);
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await open().execute(CALL, async () => 'again')).toMatchObject({ answer: 'again', isReplayed: false });
    expect(former && (await calls.recordCommit(former))).toBe(false);
  });

  it('are not carried out again where something was committed and the answer is lost', async () => {
    const failing = open().execute(CALL, async (claim) => {
      await calls.recordCommit(claim);
      throw new Error('the process ended');
    });
    await expect(failing).rejects.toThrow('the process ended');
    now = new Date(now.getTime() + 60 * 60_000);
    expect(await open().execute(CALL, async () => 'twice')).toEqual({ kind: 'lost' });
  });

  it('are not carried out again where the key of the installation was changed meanwhile', async () => {
    await open().execute(CALL, async () => 'once');
    expect(await open('another key').execute(CALL, async () => 'twice')).toEqual({ kind: 'lost' });
  });

  it('leave nothing behind where nothing was committed', async () => {
    const refused = open().execute(CALL, async () => {
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await open().execute({ ...CALL, request: 'mended' }, async () => 'made')).toMatchObject({ answer: 'made' });
  });
});
