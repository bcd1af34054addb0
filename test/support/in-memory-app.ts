import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Argon2Passwords } from '../../adapters/identity/argon2-password-hasher.js';
import { WorkerTexts } from '../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { BuiltInGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { GreatCircleRoadDistance } from '../../adapters/geography/great-circle-road-distance-estimator.js';
import { HtmlBodyText } from '../../adapters/mail/html-to-text/html-to-text-converter.js';
import { PrometheusWatch } from '../../adapters/runtime/prometheus/prometheus-metrics.js';
import { PublicSuffixRegistry } from '../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { MailparserMimeReader } from '../../adapters/mail/mime/mailparser-mime-parser.js';
import { ReaderCascade } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { BilingualReplyFace } from '../../adapters/rendering/localized-reply-renderer.js';
import { PdfReplyDocument } from '../../adapters/rendering/pdfmake-renderer.js';
import { RuleReader } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { seedSampleDesk } from '../../adapters/seed/seed-sample-data.js';
import { SmtpDoor, type SmtpDoorParts } from '../../adapters/mail/smtp-receiver/smtp-receiver.js';
import { SystemClock } from '../../adapters/runtime/system-clock.js';
import { WorkerThreadTeams } from '../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import { logOf } from '../../apps/api/infrastructure/logger.js';
import { takeSmtpMail } from '../../apps/api/inbound-mail/receive-smtp-mail.js';
import { webServer } from '../../apps/api/http/web-server.js';
import { memoryStoreRoom } from '../../apps/api/infrastructure/in-memory-persistence.js';
import { providersOf } from '../../apps/api/infrastructure/providers.js';
import type { StoreRoom } from '../../apps/api/infrastructure/persistence.js';
import { type DeskWorld, type UseCases, useCasesOf } from '../../apps/api/infrastructure/use-cases.js';
import type { Clock } from '../../domain/clock.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';
import { type Delivery, ReplyMail } from '../../domain/outbound-mail/mail-transport.port.js';

export const ADMIN = { email: 'admin@desk.example', password: 'a password for tests only' } as const;
export const METRICS_TOKEN = 'metrics token for tests only';
export const WEBHOOK_SECRET = 'webhook secret for tests only';
const BASE = 'http://127.0.0.1:3000';

/** A mail server that remembers what it takes, and takes everything for mailboxes that exist. */
class Letterbox extends ReplyMail {
  readonly mails: OutgoingMail[] = [];
  /** Mailboxes that do not exist. */
  readonly gone = new Set<string>();

  async send(mail: OutgoingMail): Promise<Delivery> {
    if (this.gone.has(mail.to)) return { kind: 'refused', reason: '550 5.1.1 No such user' };
    this.mails.push(mail);
    return { kind: 'accepted' };
  }

  async trouble(): Promise<string | undefined> {
    return undefined;
  }
}

/** How a route is called; the test says so where the app knows other ways. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** A route of the app, parameters as `:name`. */
export interface Route {
  readonly method: Method;
  readonly path: string;
}

/** What a call came back with. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: unknown;
  readonly text: string;
  readonly bytes: Buffer;
}

/** The API over stores in memory, with its worker; everything else is the real thing. */
export class DeskInMemory {
  private cookie = '';

  private constructor(
    private readonly app: NestFastifyApplication,
    readonly letterbox: Letterbox,
    readonly stores: StoreRoom,
    private readonly world: DeskWorld,
    private readonly useCases: UseCases,
    private readonly stopWork: () => Promise<void>,
  ) {}

  /**
   * @param otherwise parts of the world that are to be others than the usual ones
   * @param clock by which stores and use cases tell the time
   */
  static async open(
    mailbox = 'quotes@desk.example',
    otherwise: (stores: StoreRoom, world: DeskWorld) => Partial<DeskWorld> = () => ({}),
    clock: Clock = new SystemClock(),
  ): Promise<DeskInMemory> {
    const log = logOf('fatal');
    const stores = memoryStoreRoom(clock);
    await stores.unitOfWork.run((desk) => seedSampleDesk(desk, clock));
    const passwords = new Argon2Passwords();
    const passwordHash = await passwords.hash(ADMIN.password);
    await stores.administrators.add({ email: ADMIN.email, name: 'Ada Montes', passwordHash });
    const letterbox = new Letterbox();
    const gazetteer = new BuiltInGazetteer();
    const metrics = new PrometheusWatch();
    const usual: DeskWorld = {
      clock,
      reader: new ReaderCascade(new RuleReader(gazetteer, stores.reference), undefined),
      bodyText: new HtmlBodyText(),
      mimeReader: new MailparserMimeReader(new HtmlBodyText()),
      attachmentTexts: new WorkerTexts(new WorkerThreadTeams()),
      gazetteer,
      roads: new GreatCircleRoadDistance(),
      face: new BilingualReplyFace(),
      document: new PdfReplyDocument(),
      watch: metrics,
      metrics,
      replyMail: letterbox,
      passwords,
      registry: new PublicSuffixRegistry(),
      mailbox,
      publicUrl: BASE,
      hasMailServer: true,
      onWorkFault: (fault: unknown) => {
        throw fault;
      },
    };
    const world = { ...usual, ...otherwise(stores, usual) };
    const useCases = useCasesOf(stores, world);
    const stopping = new AbortController();
    const work = useCases.workOffQueue.run(stopping.signal);
    const app = await webServer({
      desk: providersOf(stores, world, useCases, { webhookSecret: WEBHOOK_SECRET, metricsToken: METRICS_TOKEN }),
      sessions: stores.sessions,
      clock,
      sessionSecret: 'session secret for tests only, long enough',
      publicUrl: BASE,
      host: '127.0.0.1',
      port: 3000,
      log,
      consoleFolder: undefined,
    });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new DeskInMemory(app, letterbox, stores, world, useCases, async () => {
      stopping.abort();
      await work;
      await stores.close();
    });
  }

  /** Every route that the running app knows, with what it answers to: documented or not. */
  routes(): readonly Route[] {
    const tree = this.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
    const parents: string[] = [];
    return tree.split('\n').flatMap((line) => {
      const [, indent = '', piece, methods] = /^([│ ]*)[├└]── (.*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (piece === undefined || methods === undefined) {
        if (line.trim() === '') return [];
        throw new Error(`A route that cannot be told: ${line}`);
      }
      parents.length = indent.length / 4;
      parents.push(piece);
      return methods.split(', ').map((method) => ({ method: method as Method, path: parents.join('') }));
    });
  }

  async signIn(): Promise<void> {
    const { headers, status, text } = await this.call('POST', '/api/auth/login', ADMIN);
    if (status !== 200) throw new Error(`Sign-in: ${status} ${text}`);
    this.cookie = String([headers['set-cookie'] ?? ''].flat()[0]).split(';')[0] ?? '';
  }

  /** Calls the API as the console does; a body of text or bytes goes out as it stands. */
  call(method: Method, url: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    return this.inject(method, url, body, this.cookie ? { cookie: this.cookie, ...headers } : headers);
  }

  /** Calls without a session. */
  callAsStranger(
    method: Method,
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    return this.inject(method, url, body, headers);
  }

  private async inject(
    method: Method,
    url: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answered> {
    const response = await this.app.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type'] ?? '').includes('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      json: isJson && response.body !== '' ? response.json() : undefined,
      text: response.body,
      bytes: response.rawPayload,
    };
  }

  /** Looks for news and writes to the staff what is due, as the process does every few seconds. */
  tellStaff(): Promise<void> {
    return this.useCases.notifyStaff.execute();
  }

  /** Serves on the loopback. @returns the address */
  async listen(): Promise<string> {
    return this.app.listen(0, '127.0.0.1').then(() => this.app.getUrl());
  }

  /** An SMTP door to this desk on the loopback; whoever opens it closes it. */
  smtpDoor(words: Partial<Pick<SmtpDoorParts, 'largestBytes' | 'onFault' | 'limits'>> = {}): SmtpDoor {
    return new SmtpDoor({
      host: '127.0.0.1',
      port: 0,
      mailbox: this.world.mailbox,
      largestBytes: words.largestBytes ?? 30 * 1024 * 1024,
      take: (mail) => takeSmtpMail({ ...this.world, ...this.useCases, settings: this.stores.settings }, mail),
      onFault: words.onFault ?? (() => undefined),
      ...(words.limits ? { limits: words.limits } : {}),
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.stopWork();
  }
}
