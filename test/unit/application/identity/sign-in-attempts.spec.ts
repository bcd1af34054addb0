import { describe, expect, it } from '@jest/globals';
import { type AttemptOrigin, listSignInLimits } from '../../../../application/identity/login-throttle.js';
import { SignInAttempts } from '../../../../application/identity/sign-in-attempts.js';
import { TooManyAttemptsError } from '../../../../application/identity/too-many-attempts-error.js';

const ACCOUNT = 'ana@desk.example';
const UNKNOWN_CALLER: AttemptOrigin = { address: '203.0.113.9', knownDevice: undefined };
const KNOWN: AttemptOrigin = { address: '203.0.113.9', knownDevice: 'the laptop' };

/** A store of attempts that answers when it is told to, and knows how often it was asked. */
class SlowStore {
  asked = 0;
  open = 0;
  mostOpen = 0;
  readonly noted: { readonly key: string; readonly at: Date }[] = [];
  private readonly held: (() => void)[] = [];
  isSlow = false;

  async reserve(
    keys: readonly string[],
    _since: Date,
    at: Date,
    isAllowed: (histories: readonly { count: number; lastAt: Date | undefined }[]) => boolean,
  ) {
    this.asked += 1;
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    if (this.isSlow) await new Promise<void>((resolve) => void this.held.push(resolve));
    this.open -= 1;
    const histories = keys.map((key) => this.noted.filter((one) => one.key === key));
    const known = histories.map((ofKey) => ({ count: ofKey.length, lastAt: ofKey.at(-1)?.at }));
    if (!isAllowed(known)) return undefined;
    this.noted.push(...keys.map((key) => ({ key, at })));
    return keys;
  }

  answerAll(): void {
    this.isSlow = false;
    for (const answer of this.held.splice(0)) answer();
  }
}

describe('Attempts to sign in', () => {
  const setUp = () => {
    const store = new SlowStore();
    const clock = { time: Date.UTC(2026, 4, 4), now: () => new Date(clock.time) };
    const attempts = new SignInAttempts(store, clock);
    let told = 0;
    const attempt = (origin: AttemptOrigin, account = ACCOUNT) =>
      attempts
        .reserve(listSignInLimits(account, origin), origin.knownDevice !== undefined, async () => {
          told += 1;
        })
        .then(
          () => 'counted',
          (error: unknown) => (error instanceof TooManyAttemptsError ? error.waitMs : error),
        );
    return { store, clock, attempt, countTold: () => told };
  };

  it('are counted a few at a time, and refused without asking once one was', async () => {
    const { store, attempt, countTold } = setUp();
    const results = await Promise.all(Array.from({ length: 400 }, () => attempt(UNKNOWN_CALLER)));
    expect(results.filter((one) => one === 'counted')).toHaveLength(5);
    expect(results.filter((one) => typeof one === 'number')).toHaveLength(395);
    expect(store.mostOpen).toBeLessThanOrEqual(2);
    expect(store.asked).toBeLessThan(10);
    expect(countTold()).toBe(store.asked - 5);
  });

  it('do not keep who comes from a known device waiting', async () => {
    const { store, attempt } = setUp();
    store.isSlow = true;
    const others = Array.from({ length: 50 }, () => attempt(UNKNOWN_CALLER));
    const known = attempt(KNOWN);
    expect(store.asked).toBe(3);
    store.answerAll();
    expect(await known).toBe('counted');
    await Promise.all(others);
  });

  it('are asked about again after a second, and earlier where less is to be waited', async () => {
    const { store, clock, attempt } = setUp();
    for (let n = 0; n < 5; n += 1) expect(await attempt(UNKNOWN_CALLER)).toBe('counted');
    expect(await attempt(UNKNOWN_CALLER)).toBe(15 * 60_000);
    const { asked } = store;
    clock.time += 999;
    expect(await attempt(UNKNOWN_CALLER)).toBe(15 * 60_000 - 999);
    expect(store.asked).toBe(asked);
    clock.time += 1;
    await attempt(UNKNOWN_CALLER);
    expect(store.asked).toBe(asked + 1);
  });

  it('are refused without asking for what was refused alone', async () => {
    const { attempt } = setUp();
    for (let n = 0; n < 6; n += 1) await attempt(UNKNOWN_CALLER);
    expect(await attempt({ ...UNKNOWN_CALLER, address: '203.0.113.10' }, 'other@desk.example')).toBe('counted');
  });

  it('go on after the store has failed', async () => {
    const { store, attempt } = setUp();
    const reserve = store.reserve;
    store.reserve = () => Promise.reject(new Error('away'));
    for (let n = 0; n < 5; n += 1) expect(await attempt(UNKNOWN_CALLER)).toEqual(new Error('away'));
    store.reserve = reserve;
    expect(await attempt(UNKNOWN_CALLER)).toBe('counted');
  });
});
