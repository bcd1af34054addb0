import { DEFAULT_SETTINGS } from '../../domain/operations/settings.js';
import { eventually } from '../contracts/contract-context.js';
import { ForwardedClock } from './forwarded-clock.js';
import { InMemoryApp, WEBHOOK_SECRET } from './in-memory-app.js';

const REQUEST =
  'Please quote air freight from Miami to SJO, delivery DAP Heredia: 2 pallets 120x80x100 cm, 350 kg of spare parts.';
/** The address of the page as it stands in a reply; its path is the first group. */
export const ANSWER_LINK = /https:\/\/quotes\.example(\/api\/q\/[\w-]+)/;
/** Settings with which replies carry links. */
export const WITH_LINKS = { ...DEFAULT_SETTINGS, answerLinks: true };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The server of a forwarder whose replies carry links, with a recognized customer who asks and answers. */
export class AnswerableApp {
  private mails = 0;

  private constructor(
    readonly app: InMemoryApp,
    readonly clock: ForwardedClock,
  ) {}

  /** @param variables of the environment */
  static async open(
    variables: Readonly<Record<string, string>> = { PUBLIC_URL: 'https://quotes.example' },
  ): Promise<AnswerableApp> {
    const clock = new ForwardedClock();
    const app = await InMemoryApp.open('quotes@desk.example', undefined, clock, variables);
    await app.signIn();
    const domain = { mailDomain: 'granos-del-sur.example', companyName: 'Granos', country: undefined };
    await app.stores.recognizedDomains.add({ ...domain, isApproved: true, notes: undefined }, clock.now());
    await app.stores.settings.save(WITH_LINKS);
    return new AnswerableApp(app, clock);
  }

  /** A mail of the customer comes in. @param further fields of it */
  receive(content: string, further: Readonly<Record<string, unknown>> = {}) {
    this.mails += 1;
    const email = {
      ...{ from: 'Rosa <rosa@granos-del-sur.example>', to: 'quotes@desk.example' },
      ...{
        messageId: `<l${this.mails}@granos.example>`,
        subject: `Flete ${'abcdefghij'[this.mails % 10]}${this.mails}`,
      },
      ...{ content: `${content} Ref ${this.mails}`, ...further },
    };
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
    return this.app.callUnauthenticated('POST', '/api/webhook/email', email, headers);
  }

  /** A quotation whose reply has left; its path is empty where the reply carries no link. */
  async sendQuotation(content = REQUEST) {
    const { quotationId: id } = (await this.receive(content)).json as { quotationId: number };
    const reply = await eventually(async () => {
      const newest = await this.app.stores.outboundEmails.findByQuotation(id);
      return newest?.state === 'sent' ? newest : undefined;
    });
    return { id, reply, path: ANSWER_LINK.exec(reply.text)?.[1] ?? '' };
  }

  get(path: string) {
    return this.app.callUnauthenticated('GET', path);
  }

  /** Sends the form of the page. */
  post(path: string, fields: Readonly<Record<string, string>>, headers = {}) {
    const body = new URLSearchParams(fields).toString();
    return this.app.callUnauthenticated('POST', path, body, { ...FORM, ...headers });
  }

  find(id: number) {
    return this.app.stores.quotations.find(id);
  }

  /** What the console shows of a quotation. */
  async readDetails(id: number) {
    return (await this.app.call('GET', `/api/quotations/${id}/details`)).json;
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
