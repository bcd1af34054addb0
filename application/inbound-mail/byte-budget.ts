import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** How many bytes of mail may be held at once. */
export interface ByteBudgetLimits {
  /** Of all shares together; the one that has held some for longest may go beyond, so that the others cannot block it. */
  readonly maxBytes: number;
  /** So much of each share counts as nothing: ordinary mail never waits. */
  readonly freeBytes: number;
  /** Milliseconds that a share waits for its turn, where it says nothing else. */
  readonly waitMs: number;
}

/** A share did not get its turn in time; whoever brought the mail is asked to come back. */
export class ByteBudgetExhaustedError extends Error {
  constructor() {
    super(INBOUND_MAIL_MESSAGES.tooMuchMail);
    this.name = 'ByteBudgetExhaustedError';
  }
}

/** What one mail holds of a budget. */
export interface ByteShare {
  /**
   * Takes more bytes, and waits for its turn where there are none left.
   * @param waitMs how long at most; undefined: as the budget says
   * @throws ByteBudgetExhaustedError where its turn did not come in time, or it was released meanwhile
   */
  take(bytes: number, waitMs?: number): Promise<void>;
  /** Gives everything back; may be called again. */
  release(): void;
}

interface Share {
  wantedBytes: number;
  heldBytes: number;
}

interface Waiter {
  readonly share: Share;
  readonly grant: () => void;
  readonly refuse: () => void;
}

/** Bytes that several mails share: who finds none left waits for its turn, first come, first served. */
export class ByteBudget {
  /** Those that hold some, from the first on. */
  private readonly holders = new Set<Share>();
  private waiting: Waiter[] = [];
  private heldBytes = 0;

  constructor(private readonly limits: ByteBudgetLimits) {}

  /** A share of its own for one mail. It holds nothing yet. */
  open(): ByteShare {
    const share: Share = { wantedBytes: 0, heldBytes: 0 };
    return {
      take: (bytes, waitMs = this.limits.waitMs) => this.take(share, bytes, waitMs),
      release: () => this.release(share),
    };
  }

  private async take(share: Share, bytes: number, waitMs: number): Promise<void> {
    share.wantedBytes += bytes;
    if (share.wantedBytes <= this.limits.freeBytes) return;
    if (this.isFirst(share) || (this.waiting.length === 0 && this.fits(share))) return this.grant(share);
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        share,
        grant: () => {
          clearTimeout(timer);
          this.grant(share);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          this.waiting = this.waiting.filter((one) => one !== waiter);
          reject(new ByteBudgetExhaustedError());
          // Those behind it may want less.
          this.grantNext();
        },
      };
      const timer = setTimeout(waiter.refuse, waitMs);
      this.waiting.push(waiter);
    });
  }

  private release(share: Share): void {
    this.heldBytes -= share.heldBytes;
    share.heldBytes = 0;
    share.wantedBytes = 0;
    this.holders.delete(share);
    for (const { refuse } of this.waiting.filter((one) => one.share === share)) refuse();
    this.grantNext();
  }

  private grant(share: Share): void {
    this.heldBytes += share.wantedBytes - share.heldBytes;
    share.heldBytes = share.wantedBytes;
    this.holders.add(share);
  }

  private grantNext(): void {
    for (;;) {
      const [head] = this.waiting;
      const next =
        this.waiting.find(({ share }) => this.isFirst(share)) ?? (head && this.fits(head.share) ? head : undefined);
      if (!next) return;
      this.waiting = this.waiting.filter((one) => one !== next);
      next.grant();
    }
  }

  private fits({ wantedBytes, heldBytes }: Share): boolean {
    return this.holders.size === 0 || this.heldBytes + wantedBytes - heldBytes <= this.limits.maxBytes;
  }

  private isFirst(share: Share): boolean {
    const [first] = this.holders;
    return first === share;
  }
}

/** What mail may hold of the memory, apart by where it stands, so that nobody's mail waits for that of others elsewhere. */
export class MailMemory {
  /** Mail that comes in from callers who have proven who they are, and from connected mailboxes. */
  readonly proven: ByteBudget;
  /** Mail that anybody may send: over SMTP, and in calls that are proven by their body. */
  readonly unproven: ByteBudget;
  /** Mail that is being answered. */
  readonly processing: ByteBudget;

  constructor(limits: Readonly<Record<'proven' | 'unproven' | 'processing', ByteBudgetLimits>>) {
    this.proven = new ByteBudget(limits.proven);
    this.unproven = new ByteBudget(limits.unproven);
    this.processing = new ByteBudget(limits.processing);
  }
}
