import { InMemoryApp, WEBHOOK_SECRET } from './in-memory-app.js';

export const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
/** A mailbox of the domain that a server behind doors recognizes. */
export const CLIENT = 'iris@flores-del-valle.example';
export const FROM = `Iris Solano <${CLIENT}>`;
export const BASIC_AUTH = { authorization: `Basic ${Buffer.from(`istmo:${WEBHOOK_SECRET}`).toString('base64')}` };
export const WRONG_AUTH = { authorization: `Basic ${Buffer.from('istmo:another secret').toString('base64')}` };

/** What a door answers. */
export interface WebhookResponse {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** A server whose doors are called over the loopback, as providers call them. */
export class WebhookApp {
  private lastMail = 0;
  private lastSubject = 0;

  private constructor(
    readonly app: InMemoryApp,
    readonly base: string,
  ) {}

  /** @param otherwise parts of the world that are to be others than the usual ones */
  static async open(otherwise?: Parameters<typeof InMemoryApp.open>[1]): Promise<WebhookApp> {
    const app = await InMemoryApp.open('quotes@desk.example', otherwise);
    const base = await app.listen();
    const draft = { companyName: 'Flores del Valle', country: 'CR', isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'flores-del-valle.example' }, new Date());
    return new WebhookApp(app, base);
  }

  async post(channel: string, body: BodyInit, headers: Record<string, string> = {}): Promise<WebhookResponse> {
    const response = await fetch(`${this.base}/api/webhook/email/${channel}`, { method: 'POST', body, headers });
    return { status: response.status, json: (await response.json()) as WebhookResponse['json'] };
  }

  /** A Message-ID that no other mail of this server has. */
  nextMessageId(): string {
    this.lastMail += 1;
    return `<door-${this.lastMail}@flores-del-valle.example>`;
  }

  /** A subject that no other mail of this server has: the same words of one sender are answered once a day. */
  nextSubject(): string {
    this.lastSubject += 1;
    return `Flete pedido${String(this.lastSubject).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')}`;
  }

  /** A whole message as it travels. */
  aRawMail(headers: readonly string[] = [], body = REQUEST_TEXT, messageId = this.nextMessageId()): string {
    const baseHeaders = [
      `From: ${FROM}`,
      'To: quotes@desk.example',
      `Subject: ${this.nextSubject()}`,
      `Message-ID: ${messageId}`,
    ];
    return [...baseHeaders, ...headers, 'Content-Type: text/plain; charset=utf-8', '', body, ''].join('\r\n');
  }

  /** The email that a door's answer speaks of, as it is kept. */
  async findStoredEmail(answer: WebhookResponse) {
    const email = await this.app.stores.emails.find(Number(answer.json.emailId));
    if (!email) throw new Error(`No email was kept: ${JSON.stringify(answer)}`);
    return email;
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
