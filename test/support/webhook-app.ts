import { DeskInMemory, WEBHOOK_SECRET } from './in-memory-app.js';

export const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
/** A mailbox of the domain that a desk behind doors recognizes. */
export const CLIENT = 'iris@flores-del-valle.example';
export const FROM = `Iris Solano <${CLIENT}>`;
export const BASIC = { authorization: `Basic ${Buffer.from(`istmo:${WEBHOOK_SECRET}`).toString('base64')}` };
export const WRONG = { authorization: `Basic ${Buffer.from('istmo:another secret').toString('base64')}` };

/** What a door answers. */
export interface DoorAnswer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** A desk whose doors are called over the loopback, as providers call them. */
export class DeskBehindDoors {
  private lastMail = 0;
  private lastSubject = 0;

  private constructor(
    readonly desk: DeskInMemory,
    readonly base: string,
  ) {}

  /** @param otherwise parts of the world that are to be others than the usual ones */
  static async open(otherwise?: Parameters<typeof DeskInMemory.open>[1]): Promise<DeskBehindDoors> {
    const desk = await DeskInMemory.open('quotes@desk.example', otherwise);
    const base = await desk.listen();
    const draft = { companyName: 'Flores del Valle', country: 'CR', isApproved: true, notes: undefined };
    await desk.stores.senders.add({ ...draft, mailDomain: 'flores-del-valle.example' }, new Date());
    return new DeskBehindDoors(desk, base);
  }

  async post(door: string, body: BodyInit, headers: Record<string, string> = {}): Promise<DoorAnswer> {
    const response = await fetch(`${this.base}/api/webhook/email/${door}`, { method: 'POST', body, headers });
    return { status: response.status, json: (await response.json()) as DoorAnswer['json'] };
  }

  /** A Message-ID that no other mail of this desk has. */
  freshId(): string {
    this.lastMail += 1;
    return `<door-${this.lastMail}@flores-del-valle.example>`;
  }

  /** A subject that no other mail of this desk has: the same words of one sender are answered once a day. */
  freshSubject(): string {
    this.lastSubject += 1;
    return `Flete pedido${String(this.lastSubject).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')}`;
  }

  /** A whole message as it travels. */
  rawMail(headers: readonly string[] = [], body = WORDS, messageId = this.freshId()): string {
    const standing = [
      `From: ${FROM}`,
      'To: quotes@desk.example',
      `Subject: ${this.freshSubject()}`,
      `Message-ID: ${messageId}`,
    ];
    return [...standing, ...headers, 'Content-Type: text/plain; charset=utf-8', '', body, ''].join('\r\n');
  }

  /** The email that a door's answer speaks of, as it is kept. */
  async keptEmail(answer: DoorAnswer) {
    const email = await this.desk.stores.emails.find(Number(answer.json.emailId));
    if (!email) throw new Error(`No email was kept: ${JSON.stringify(answer)}`);
    return email;
  }

  close(): Promise<void> {
    return this.desk.close();
  }
}
