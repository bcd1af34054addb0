import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS, MINUTE_MS } from '../../domain/durations.js';
import type { Hasher } from '../../domain/hasher.port.js';
import type { SecretCipher } from '../../domain/secret-cipher.port.js';
import type { CallClaim, IdempotentCallRepository, KnownCall } from './idempotent-call.repository.js';

/** For how long a key stands for its call. */
export const CALL_RETENTION_MS = DAY_MS;
/** Longer than a request may take. */
const LEASE_MS = 5 * MINUTE_MS;
/** How often, and how many times, a call is looked at that is being carried out: for half a minute. */
const PAUSE_MS = 100;
const MAX_LOOKS = 300;
/** How many times of one whose work is committed, and whose answer must follow: for five seconds. */
const MAX_LOOKS_AT_COMMITTED = 50;
const PURPOSE = 'answer of an idempotent call';

/** A call under the key that its caller gave it. */
export interface KeyedCall {
  /** Whose key it is: such as `token 12`. */
  readonly caller: string;
  readonly key: string;
  /** Everything that is asked for. */
  readonly request: string;
}

/**
 * What became of a call: its answer, or why there is none. `reused`: the key stands for another request; `running`: it is
 * still being carried out; `lost`: it was carried out, and its answer is not known.
 */
export type KeyedOutcome =
  | { readonly kind: 'answered'; readonly answer: unknown; readonly isReplayed: boolean }
  | { readonly kind: 'reused' }
  | { readonly kind: 'running' }
  | { readonly kind: 'lost' };

/**
 * Carries out each call once for one key, also where it comes several times at once, or again after the process ended: that it
 * was carried out is noted in the transaction of the work itself. Answers are kept encrypted, since some hold secrets.
 */
export class RunIdempotently {
  constructor(
    private readonly calls: IdempotentCallRepository,
    private readonly hasher: Hasher,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
    private readonly pause: (milliseconds: number) => Promise<void>,
  ) {}

  /**
   * @param work carries the call out under its claim, which every transaction of it records; its answer is JSON
   * @throws what `work` throws: the key then stands for nothing, unless something was committed
   */
  async execute(call: KeyedCall, work: (claim: CallClaim) => Promise<unknown>): Promise<KeyedOutcome> {
    const name = this.hasher.sha256(`${call.caller}\n${call.key}`);
    const fingerprint = this.hasher.sha256(call.request);
    let committed = 0;
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const found = await this.claim(name, fingerprint);
      if ('attempt' in found) return this.carryOut(found, work);
      if (found.fingerprint !== fingerprint) return { kind: 'reused' };
      if (found.state === 'answered') return this.replay(found);
      if (found.state === 'committed') committed += 1;
      if (committed > MAX_LOOKS_AT_COMMITTED) return { kind: 'lost' };
      await this.pause(PAUSE_MS);
    }
    return { kind: 'running' };
  }

  private claim(name: string, fingerprint: string): Promise<CallClaim | KnownCall> {
    const at = this.clock.now();
    const leasedUntil = new Date(at.getTime() + LEASE_MS);
    const forgottenBefore = new Date(at.getTime() - CALL_RETENTION_MS);
    return this.calls.claim({ name, fingerprint, at, leasedUntil, forgottenBefore });
  }

  private async carryOut(claim: CallClaim, work: (claim: CallClaim) => Promise<unknown>): Promise<KeyedOutcome> {
    const answer = await work(claim).catch(async (thrown: unknown) => {
      await this.calls.release(claim);
      throw thrown;
    });
    const text = JSON.stringify(answer ?? null);
    await this.calls.recordAnswer(claim, this.cipher.encrypt(text, PURPOSE));
    return { kind: 'answered', answer, isReplayed: false };
  }

  private replay({ answer }: KnownCall): KeyedOutcome {
    const text = answer === undefined ? undefined : this.cipher.decrypt(answer, PURPOSE);
    if (text === undefined) return { kind: 'lost' };
    return { kind: 'answered', answer: JSON.parse(text), isReplayed: true };
  }
}
