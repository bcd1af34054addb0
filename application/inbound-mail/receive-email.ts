import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS } from '../../domain/durations.js';
import type { Digest } from '../../domain/hasher.port.js';
import { type IncomingEmail, identityOf } from '../../domain/inbound-mail/inbound-email.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { type DeskWatch, UNWATCHED } from '../events/pipeline-events.port.js';
import { shareOfSender } from '../jobs/fairness-key.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

const TOKEN_MARK = 'mail-door-token/';
/** Tokens are remembered far longer than the doors believe the signature that they are a part of. */
const TOKEN_MEMORY_MS = DAY_MS;

/** What the door may answer with: from now on the desk owns the email. */
export interface ReceivedEmail {
  readonly emailId: number;
  /** The same email was here before. */
  readonly isDuplicate: boolean;
}

/** Takes an email into the desk's keeping: kept and queued in one transaction, before the door says "accepted". */
export class ReceiveEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly digest: Digest,
    private readonly clock: Clock,
    private readonly watch: DeskWatch = UNWATCHED,
  ) {}

  /**
   * @param token proves the call and may be used once: with another email it is a replay
   * @throws RuleViolation `refused` for a token that came with another email before
   */
  async execute(email: IncomingEmail, token?: string): Promise<ReceivedEmail> {
    const now = this.clock.now();
    const key = this.digest.sha256(identityOf(email));
    const received = await this.unitOfWork.run(async (desk) => {
      const [{ id, isNew }, share] = await Promise.all([
        desk.emails.keep(email, key, now),
        shareOfSender(email, desk.senders),
      ]);
      if (token !== undefined) {
        const isFirst = await desk.marks.setOnce(`${TOKEN_MARK}${this.digest.sha256(token)}`, now);
        if (!isFirst && isNew) throw new RuleViolation('refused', 'The token of this call was used before.');
        await desk.marks.forgetBefore(TOKEN_MARK, new Date(now.getTime() - TOKEN_MEMORY_MS));
      }
      if (isNew) await desk.queue.enqueue('answer-email', id, now, share);
      return { emailId: id, isDuplicate: !isNew };
    });
    this.watch.note({ kind: 'received', door: email.door, ...received });
    return received;
  }
}
