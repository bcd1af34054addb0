import type { Clock } from '../domain/clock.port.js';
import type { Digest } from '../domain/incoming-email/digest.port.js';
import type { IncomingEmail } from '../domain/incoming-email/incoming-email.js';
import { wordsThatRepeat } from '../domain/incoming-email/same-words.js';
import type { DeskMarks } from '../domain/settings/desk-marks.port.js';

/** How the marks of answered words begin. */
export const ANSWERED_WORDS = 'answered-words/';

/** Answers the same words of a sender once a day: a machine that repeats itself gets one reply, not one a minute. */
export class RepeatedWords {
  constructor(
    private readonly marks: DeskMarks,
    private readonly digest: Digest,
    private readonly clock: Clock,
  ) {}

  /** Whether the same words of the same sender were answered today. */
  async wereAnsweredToday(email: IncomingEmail): Promise<boolean> {
    return this.marks.isSet(this.markOf(email));
  }

  /**
   * Notes that they are answered.
   * @param marks those of the transaction that answers
   * @throws Error where another one has just answered them: this email is then looked at again
   */
  async noteAnswered(marks: DeskMarks, email: IncomingEmail): Promise<void> {
    const isFirst = await marks.setOnce(this.markOf(email), this.clock.now());
    if (!isFirst) throw new Error('The same words of the same sender were answered meanwhile.');
  }

  private markOf(email: IncomingEmail): string {
    const day = this.clock.now().toISOString().slice(0, 10);
    return `${ANSWERED_WORDS}${day}/${this.digest.sha256(wordsThatRepeat(email))}`;
  }
}
