/** An email as a caller hands it over; its Message-ID names it, in every repetition. */
export interface OfferedEmail {
  readonly messageId: string;
  /** The mailbox that it comes from, and that is answered. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** What it must be quoted, in US dollars; undefined where the test does not know. */
  readonly price?: number | undefined;
}

/**
 * What a caller was told. `none`: the connection broke, so the email may be kept or not. `refused`: the caller knows that it
 * is not kept, unless the server was in trouble (5xx).
 */
export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'accepted'; readonly emailId: number; readonly duplicate: boolean };

/** One call of one receiver: noted when it begins, so that one without an end counts as one without an answer. */
export interface Call {
  readonly receiver: string;
  readonly email: OfferedEmail;
  /** When it began and ended, in the order of all that was noted. */
  readonly begunAt: number;
  endedAt: number;
  answer: Answer;
}

/** A status that somebody was shown. */
export interface ShownStatus {
  readonly emailId: number;
  readonly status: string;
}

/** What every caller of a server was told, whatever happened to the server meanwhile. */
export class CallHistory {
  readonly calls: Call[] = [];
  readonly statuses: ShownStatus[] = [];
  /** Crashes of the server; each may let a mail be taken by the mail server without anybody being told. */
  crashes = 0;
  private moment = 0;

  /** Notes that a call begins. @returns notes what it was told */
  begin(receiver: string, email: OfferedEmail): (answer: Answer) => void {
    this.moment += 1;
    const call: Call = {
      ...{ receiver, email, begunAt: this.moment },
      endedAt: Number.POSITIVE_INFINITY,
      answer: { kind: 'none' },
    };
    this.calls.push(call);
    return (answer) => {
      this.moment += 1;
      call.endedAt = this.moment;
      call.answer = answer;
    };
  }

  /** Notes a status that was shown. */
  noteStatus(emailId: number, status: string): void {
    this.statuses.push({ emailId, status });
  }
}
