import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WorkerAttachmentExtractor } from '../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { CompositeShipmentExtractor } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { GreatCircleRoadDistanceEstimator } from '../../adapters/geography/great-circle-road-distance-estimator.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { Argon2PasswordHasher } from '../../adapters/identity/argon2-password-hasher.js';
import { HtmlToTextConverter } from '../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../adapters/mail/mime/mailparser-mime-parser.js';
import { TldtsPublicSuffixList } from '../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { SmtpReceiver, type SmtpReceiverOptions } from '../../adapters/mail/smtp-receiver/smtp-receiver.js';
import { LocalizedReplyRenderer } from '../../adapters/rendering/localized-reply-renderer.js';
import { PdfmakeRenderer } from '../../adapters/rendering/pdfmake-renderer.js';
import { PrometheusMetrics } from '../../adapters/runtime/prometheus/prometheus-metrics.js';
import { SystemClock } from '../../adapters/runtime/system-clock.js';
import { WorkerThreadPoolFactory } from '../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import { seedSampleData } from '../../adapters/seed/seed-sample-data.js';
import { createWebServer } from '../../apps/api/http/web-server.js';
import { receiveSmtpMail } from '../../apps/api/inbound-mail/receive-smtp-mail.js';
import { createInMemoryPersistence } from '../../apps/api/infrastructure/in-memory-persistence.js';
import { createLogger } from '../../apps/api/infrastructure/logger.js';
import type { Persistence } from '../../apps/api/infrastructure/persistence.js';
import { createProviders } from '../../apps/api/infrastructure/providers.js';
import { createUseCases, type Infrastructure, type UseCases } from '../../apps/api/infrastructure/use-cases.js';
import type { Clock } from '../../domain/clock.port.js';
import { MailTransport, type SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';

export const ADMIN = { email: 'admin@desk.example', password: 'a password for tests only' } as const;
export const METRICS_TOKEN = 'metrics token for tests only';
export const WEBHOOK_SECRET = 'webhook secret for tests only';
const BASE = 'http://127.0.0.1:3000';

/** A mail server that remembers what it takes, and takes everything for mailboxes that exist. */
class FakeMailTransport extends MailTransport {
  readonly mails: OutgoingMail[] = [];
  /** Mailboxes that do not exist. */
  readonly gone = new Set<string>();

  async send(mail: OutgoingMail): Promise<SendResult> {
    if (this.gone.has(mail.to)) return { kind: 'refused', reason: '550 5.1.1 No such user' };
    this.mails.push(mail);
    return { kind: 'accepted' };
  }

  async checkHealth(): Promise<string | undefined> {
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
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: unknown;
  readonly text: string;
  readonly bytes: Buffer;
}

/** The API over stores in memory, with its worker; everything else is the real thing. */
export class InMemoryApp {
  private cookie = '';

  private constructor(
    private readonly app: NestFastifyApplication,
    readonly mailTransport: FakeMailTransport,
    readonly stores: Persistence,
    private readonly infrastructure: Infrastructure,
    private readonly useCases: UseCases,
    private readonly stopWork: () => Promise<void>,
  ) {}

  /**
   * @param otherwise parts of the world that are to be others than the usual ones
   * @param clock by which stores and use cases tell the time
   */
  static async open(
    mailbox = 'quotes@desk.example',
    otherwise: (stores: Persistence, infrastructure: Infrastructure) => Partial<Infrastructure> = () => ({}),
    clock: Clock = new SystemClock(),
  ): Promise<InMemoryApp> {
    const log = createLogger('fatal');
    const stores = createInMemoryPersistence(clock);
    await stores.unitOfWork.run((repositories) => seedSampleData(repositories, clock));
    const passwords = new Argon2PasswordHasher();
    const passwordHash = await passwords.hash(ADMIN.password);
    await stores.administrators.add({ email: ADMIN.email, name: 'Ada Montes', passwordHash });
    const mailTransport = new FakeMailTransport();
    const gazetteer = new TsvGazetteer();
    const metrics = new PrometheusMetrics();
    const usual: Infrastructure = {
      clock,
      shipmentExtractor: new CompositeShipmentExtractor(
        new RuleShipmentExtractor(gazetteer, stores.reference),
        undefined,
      ),
      htmlToText: new HtmlToTextConverter(),
      mimeParser: new MailparserMimeParser(new HtmlToTextConverter()),
      attachmentTextExtractor: new WorkerAttachmentExtractor(new WorkerThreadPoolFactory()),
      gazetteer,
      roadDistance: new GreatCircleRoadDistanceEstimator(),
      replyRenderer: new LocalizedReplyRenderer(),
      pdfRenderer: new PdfmakeRenderer(),
      pipelineListener: metrics,
      metricsExporter: metrics,
      mailTransport: mailTransport,
      passwordHasher: passwords,
      publicSuffixList: new TldtsPublicSuffixList(),
      mailbox,
      publicUrl: BASE,
      hasMailServer: true,
      onJobError: (error: unknown) => {
        throw error;
      },
    };
    const infrastructure = { ...usual, ...otherwise(stores, usual) };
    const useCases = createUseCases(stores, infrastructure);
    const stopping = new AbortController();
    const work = useCases.jobWorker.run(stopping.signal);
    const app = await createWebServer({
      providers: createProviders(stores, infrastructure, useCases, {
        webhookSecret: WEBHOOK_SECRET,
        metricsToken: METRICS_TOKEN,
      }),
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
    return new InMemoryApp(app, mailTransport, stores, infrastructure, useCases, async () => {
      stopping.abort();
      await work;
      await stores.close();
    });
  }

  /** Every route that the running app knows, with what it answers to: documented or not. */
  listRoutes(): readonly Route[] {
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
  call(
    method: Method,
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiResponse> {
    return this.inject(method, url, body, this.cookie ? { cookie: this.cookie, ...headers } : headers);
  }

  /** Calls without a session. */
  callUnauthenticated(
    method: Method,
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiResponse> {
    return this.inject(method, url, body, headers);
  }

  private async inject(
    method: Method,
    url: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<ApiResponse> {
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
  notifyStaff(): Promise<void> {
    return this.useCases.sendStaffNotifications.execute();
  }

  /** Serves on the loopback. @returns the address */
  async listen(): Promise<string> {
    return this.app.listen(0, '127.0.0.1').then(() => this.app.getUrl());
  }

  /** An SMTP door to this desk on the loopback; whoever opens it closes it. */
  openSmtpReceiver(options: Partial<Pick<SmtpReceiverOptions, 'maxBytes' | 'onError' | 'limits'>> = {}): SmtpReceiver {
    return new SmtpReceiver({
      host: '127.0.0.1',
      port: 0,
      mailbox: this.infrastructure.mailbox,
      maxBytes: options.maxBytes ?? 30 * 1024 * 1024,
      onMessage: (mail) =>
        receiveSmtpMail({ ...this.infrastructure, ...this.useCases, settings: this.stores.settings }, mail),
      onError: options.onError ?? (() => undefined),
      ...(options.limits ? { limits: options.limits } : {}),
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.stopWork();
  }
}
