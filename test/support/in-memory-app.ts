import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WorkerTextRecognizer } from '../../adapters/extraction/attachments/recognition/worker-text-recognizer.js';
import { WorkerAttachmentExtractor } from '../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { CompositeShipmentExtractor } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { Argon2PasswordHasher } from '../../adapters/identity/argon2-password-hasher.js';
import { HtmlToTextConverter } from '../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../adapters/mail/mime/mailparser-mime-parser.js';
import { SmtpReceiver, type SmtpReceiverOptions } from '../../adapters/mail/smtp-receiver/smtp-receiver.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { PdfkitRenderer } from '../../adapters/rendering/pdfkit-renderer.js';
import { PrometheusMetrics } from '../../adapters/runtime/prometheus/prometheus-metrics.js';
import { SystemClock } from '../../adapters/runtime/system-clock.js';
import { WorkerThreadPoolFactory } from '../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import { seedSampleData } from '../../adapters/seed/seed-sample-data.js';
import { CsvXlsxCodec } from '../../adapters/spreadsheet/csv-xlsx-codec.js';
import { PipelineListener } from '../../application/events/pipeline-events.port.js';
import { FULL_ACCESS } from '../../application/identity/administrator.js';
import { MailMemory } from '../../application/inbound-mail/byte-budget.js';
import { ReceiveEmail } from '../../application/inbound-mail/receive-email.js';
import { type ErrorListener, JobWorker } from '../../application/jobs/job-worker.js';
import { SendStaffNotifications } from '../../application/notifications/send-staff-notifications.js';
import { MetricsExporter } from '../../application/operations/metrics-exporter.port.js';
import { RemindCustomers } from '../../application/outbound-mail/remind-customers.js';
import { SpreadsheetCodec } from '../../application/tariff/spreadsheet-codec.port.js';
import { createAppModule } from '../../apps/api/app.module.js';
import { type LlmConfiguration, parseConfiguration } from '../../apps/api/config/configuration.js';
import { MAX_MAIL_SERVER_TURN_MS, MAX_SMTP_MAIL_BYTES } from '../../apps/api/http/limits.js';
import { createWebServer } from '../../apps/api/http/web-server.js';
import { receiveSmtpMail } from '../../apps/api/inbound-mail/receive-smtp-mail.js';
import { createInMemoryPersistence } from '../../apps/api/infrastructure/in-memory-persistence.js';
import { createLogger } from '../../apps/api/infrastructure/logger.js';
import type { Persistence } from '../../apps/api/infrastructure/persistence.js';
import { type ProviderOverride, provideValue, replaceProvider } from '../../apps/api/infrastructure/provide.js';
import { JOB_ERROR_LISTENER } from '../../apps/api/infrastructure/tokens.js';
import { Clock } from '../../domain/clock.port.js';
import { Gazetteer } from '../../domain/geography/gazetteer.port.js';
import { AttachmentTextExtractor } from '../../domain/inbound-mail/attachment-text-extractor.port.js';
import { MimeParser } from '../../domain/inbound-mail/mime-parser.port.js';
import { TextRecognizer } from '../../domain/inbound-mail/text-recognizer.port.js';
import { MailTransport, type SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';
import { QuotationPdfRenderer } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import { ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import { type ApiResponse, toApiResponse } from './api-response.js';
import { nameSwaggerPlugins } from './name-swagger-plugins.js';

export const ADMIN = { email: 'admin@desk.example', password: 'a password for tests only' } as const;
export const METRICS_TOKEN = 'metrics token for tests only';
export const WEBHOOK_SECRET = 'webhook secret for tests only';

nameSwaggerPlugins();

/** What no app changes is made once: the places of the gazetteer, the reader's index of them, and the administrator's hash. */
const GAZETTEER = new TsvGazetteer();
const EXTRACTOR = new CompositeShipmentExtractor(
  new RuleShipmentExtractor(GAZETTEER, new InMemoryAirportDirectory(COUNTRIES, AIRPORTS)),
  undefined,
);
const PASSWORD_HASH = new Argon2PasswordHasher().hash(ADMIN.password);

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

/** What a test may replace. */
export interface InMemoryAdapters {
  readonly clock: Clock;
  readonly shipmentExtractor: ShipmentExtractor;
  readonly attachmentTextExtractor: AttachmentTextExtractor;
  readonly textRecognizer: TextRecognizer;
  readonly mimeParser: MimeParser;
  readonly gazetteer: Gazetteer;
  readonly pdfRenderer: QuotationPdfRenderer;
  readonly mailTransport: MailTransport;
  readonly pipelineListener: PipelineListener;
  readonly metricsExporter: MetricsExporter;
  readonly onJobError: ErrorListener;
  /** The name that our own mail border signs its verdicts with; absent where nobody has told it. */
  readonly authservId?: string | undefined;
  /** The language model that is said to extract beside the rules; absent where the rules extract alone. */
  readonly llm?: Pick<LlmConfiguration, 'provider' | 'model' | 'mode'> | undefined;
  /** Of a built console; absent where none is served. */
  readonly consoleFolder?: string | undefined;
}

/** The adapters in the places that the configuration gives to others. */
function createOverrides(adapters: InMemoryAdapters): ProviderOverride[] {
  return [
    provideValue(Clock, adapters.clock),
    provideValue(ShipmentExtractor, adapters.shipmentExtractor),
    provideValue(AttachmentTextExtractor, adapters.attachmentTextExtractor),
    provideValue(TextRecognizer, adapters.textRecognizer),
    provideValue(MimeParser, adapters.mimeParser),
    provideValue(Gazetteer, adapters.gazetteer),
    provideValue(QuotationPdfRenderer, adapters.pdfRenderer),
    // A thread cannot run TypeScript.
    provideValue(SpreadsheetCodec, new CsvXlsxCodec()),
    provideValue(MailTransport, adapters.mailTransport),
    provideValue(PipelineListener, adapters.pipelineListener),
    provideValue(MetricsExporter, adapters.metricsExporter),
    provideValue(JOB_ERROR_LISTENER, adapters.onJobError),
  ].map(replaceProvider);
}

/** The API over stores in memory, with its worker; everything else is the real thing. */
export class InMemoryApp {
  private cookie = '';

  private constructor(
    private readonly app: NestFastifyApplication,
    readonly mailTransport: FakeMailTransport,
    readonly stores: Persistence,
    private readonly mailbox: string,
    private readonly stopWork: () => Promise<void>,
  ) {}

  /**
   * @param otherwise adapters that are to be others than the usual ones
   * @param clock by which stores and use cases tell the time
   * @param variables further ones of the environment
   */
  static async open(
    mailbox = 'quotes@desk.example',
    otherwise: (stores: Persistence, adapters: InMemoryAdapters) => Partial<InMemoryAdapters> = () => ({}),
    clock: Clock = new SystemClock(),
    variables: Readonly<Record<string, string>> = {},
  ): Promise<InMemoryApp> {
    const stores = createInMemoryPersistence(clock);
    await stores.unitOfWork.run((repositories) => seedSampleData(repositories, clock));
    const admin = { email: ADMIN.email, name: 'Ada Montes', ...FULL_ACCESS, passwordHash: await PASSWORD_HASH };
    await stores.administrators.add(admin);
    const [mailTransport, metrics] = [new FakeMailTransport(), new PrometheusMetrics()];
    const usual: InMemoryAdapters = {
      clock,
      shipmentExtractor: EXTRACTOR,
      attachmentTextExtractor: new WorkerAttachmentExtractor(new WorkerThreadPoolFactory()),
      textRecognizer: new WorkerTextRecognizer(new WorkerThreadPoolFactory()),
      mimeParser: new MailparserMimeParser(new HtmlToTextConverter()),
      gazetteer: GAZETTEER,
      pdfRenderer: new PdfkitRenderer(),
      mailTransport,
      pipelineListener: metrics,
      metricsExporter: metrics,
      onJobError: (error: unknown) => {
        throw error;
      },
    };
    const adapters = { ...usual, ...otherwise(stores, usual) };
    // The jobs are done by one worker, which the test has at hand.
    const configuration = {
      ...parseConfiguration({ WORKERS: 'none', METRICS_TOKEN, SMTP_URL: 'smtp://127.0.0.1:25', ...variables }),
      mailbox,
      authservId: adapters.authservId,
      llm: adapters.llm && { ...adapters.llm, apiKey: undefined, baseUrl: undefined, prices: undefined },
    };
    const secrets = { webhookSecret: WEBHOOK_SECRET, sessionSecret: 'session secret for tests only, long enough' };
    const log = createLogger('fatal');
    const overrides = createOverrides(adapters);
    const module = createAppModule({ configuration, secrets, log, persistence: stores, overrides });
    const app = await createWebServer({ module, configuration, secrets, log, consoleFolder: adapters.consoleFolder });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    const stopping = new AbortController();
    const work = app.get(JobWorker).run(stopping.signal);
    return new InMemoryApp(app, mailTransport, stores, mailbox, async () => {
      stopping.abort();
      await work;
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
    return toApiResponse(response);
  }

  /** Looks for news and writes to the staff what is due, as the process does every few seconds. */
  notifyStaff(): Promise<void> {
    return this.app.get(SendStaffNotifications).execute();
  }

  /** Reminds the customers who are due, as the process does every half hour. */
  remindCustomers(): Promise<number> {
    return this.app.get(RemindCustomers).execute();
  }

  /** Serves on the loopback. @returns the address */
  async listen(): Promise<string> {
    return this.app.listen(0, '127.0.0.1').then(() => this.app.getUrl());
  }

  /** What mail may hold of the memory. */
  get mailMemory(): MailMemory {
    return this.app.get(MailMemory);
  }

  /** An SMTP receiver of this server on the loopback; whoever opens it closes it. */
  openSmtpReceiver(
    options: Partial<Pick<SmtpReceiverOptions, 'maxBytes' | 'memoryWaitMs' | 'onError' | 'limits'>> = {},
  ): SmtpReceiver {
    const [mimeParser, receiveEmail] = [this.app.get(MimeParser), this.app.get(ReceiveEmail)];
    const dependencies = { mimeParser, receiveEmail, settings: this.stores.settings };
    return new SmtpReceiver({
      host: '127.0.0.1',
      port: 0,
      mailbox: this.mailbox,
      maxBytes: options.maxBytes ?? MAX_SMTP_MAIL_BYTES,
      memory: this.mailMemory.unproven,
      memoryWaitMs: options.memoryWaitMs ?? MAX_MAIL_SERVER_TURN_MS,
      onMessage: (mail) => receiveSmtpMail(dependencies, mail),
      onError: options.onError ?? (() => undefined),
      ...(options.limits ? { limits: options.limits } : {}),
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.stopWork();
  }
}
