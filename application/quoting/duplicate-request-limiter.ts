import type { Clock } from '../../domain/clock.port.js';
import type { Digest } from '../../domain/hasher.port.js';
import type { IncomingEmail } from '../../domain/inbound-mail/inbound-email.js';
import { wordsThatRepeat } from '../../domain/inbound-mail/content-fingerprint.js';
import { REPLIES_AN_HOUR } from '../../domain/quoting/release-policy.js';
import type { DeskMarks } from '../operations/idempotency-key.repository.js';
import { TellableFault } from '../jobs/public-error.js';

/** How the marks of answered words begin. */
export const ANSWERED_WORDS = 'answered-words/';

/** Answers the same words of a sender a few times an hour: a machine that repeats itself gets no reply a minute. */
export class RepeatedWords {
  constructor(
    private readonly marks: DeskMarks,
    private readonly digest: Digest,
    private readonly clock: Clock,
  ) {}

  /** Whether the same words of the same sender were answered in this hour as often as they may be (decision 18). */
  async areExhausted(email: IncomingEmail): Promise<boolean> {
    return this.marks.isSet(this.markOf(email, REPLIES_AN_HOUR));
  }

  /**
   * Notes that they are answered once more.
   * @param marks those of the transaction that answers
   * @throws TellableFault where others have just used up the hour: this email is then looked at again
   */
  async noteAnswered(marks: DeskMarks, email: IncomingEmail): Promise<void> {
    for (let time = 1; time <= REPLIES_AN_HOUR; time += 1) {
      if (await marks.setOnce(this.markOf(email, time), this.clock.now())) return;
    }
    throw new TellableFault('The same words of the same sender were answered meanwhile as often as they may be.');
  }

  private markOf(email: IncomingEmail, time: number): string {
    const hour = this.clock.now().toISOString().slice(0, 13);
    return `${ANSWERED_WORDS}${hour}/${this.digest.sha256(wordsThatRepeat(email))}/${time}`;
  }
}
