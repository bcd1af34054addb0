import type { Clock } from '../../domain/clock.port.js';
import type { Digest } from '../../domain/incoming-email/digest.port.js';
import { type IncomingEmail, identityOf } from '../../domain/incoming-email/incoming-email.js';
import type { UnitOfWork } from '../unit-of-work.port.js';

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
  ) {}

  async execute(email: IncomingEmail): Promise<ReceivedEmail> {
    const now = this.clock.now();
    const key = this.digest.sha256(identityOf(email));
    return this.unitOfWork.run(async (desk) => {
      const { id, isNew } = await desk.emails.keep(email, key, now);
      if (isNew) await desk.queue.enqueue('answer-email', id, now);
      return { emailId: id, isDuplicate: !isNew };
    });
  }
}
