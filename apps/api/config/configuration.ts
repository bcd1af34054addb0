import { resolve } from 'node:path';
import { Big } from 'big.js';
import { DEFAULT_ADMINISTRATOR_NAME } from '../../../domain/identity/staff-role.js';
import type { TokenPrices } from '../../../domain/operations/llm-call.js';
import { LLM_PROVIDERS, type LlmProvider } from '../../../domain/operations/llm-provider.js';
import { isMailbox } from '../../../domain/outbound-mail/sendable-mail.js';
import { EXPECTED_VALUE_MESSAGES } from './config.messages.js';
import { InvalidConfigurationError } from './invalid-configuration-error.js';
import {
  type ListenAddress,
  parseListenAddress,
  parseOptionalUrl,
  parseProxies,
  parsePublicUrl,
} from './parse-address.js';
import { type MailClientRegistrations, parseMailClients } from './parse-token-providers.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const WORKER_MODES = ['inline', 'none', 'only'] as const;
export type WorkerMode = (typeof WORKER_MODES)[number];
const STORES = ['postgres', 'memory'] as const;
export type Store = (typeof STORES)[number];
const READERS = ['cascade', 'rules'] as const;
const POSTS = ['smtp', 'folder'] as const;
const LLM_MODES = ['assist', 'always'] as const;
export type LlmMode = (typeof LLM_MODES)[number];

/** The language model that reads beside the rules. */
export interface LlmConfiguration {
  readonly provider: LlmProvider;
  readonly model: string;
  /** Undefined where the server wants none. */
  readonly apiKey: string | undefined;
  /** Undefined: the provider's own address. */
  readonly baseUrl: string | undefined;
  readonly mode: LlmMode;
  /** What a million tokens cost; undefined: calls are recorded without a cost. */
  readonly prices: TokenPrices | undefined;
}

/** How this process is to run, from its environment. */
export abstract class Configuration {
  abstract readonly host: string;
  abstract readonly port: number;
  /** The address that people use, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Whether an address that people use was given; else it is the one of this machine. */
  abstract readonly hasPublicUrl: boolean;
  /** `memory`: everything ends with the process. */
  abstract readonly store: Store;
  /** Fills stores in memory with made-up quotations. */
  abstract readonly hasDemoData: boolean;
  /** Undefined: the embedded server. */
  abstract readonly databaseUrl: string | undefined;
  /** Absolute path of everything that the embedded parts keep. */
  abstract readonly dataDir: string;
  /** Addresses and networks of reverse proxies whose word on the caller's address counts. */
  abstract readonly trustedProxies: readonly string[];
  abstract readonly admin: { readonly email: string; readonly password: string | undefined; readonly name: string };
  abstract readonly sessionSecret: string | undefined;
  abstract readonly webhookSecret: string | undefined;
  /** Of the keyed checksum of backups; undefined: they have none. */
  abstract readonly backupSecret: string | undefined;
  /** Encrypts stored passwords of mailboxes; undefined: the session secret does. */
  abstract readonly encryptionSecret: string | undefined;
  /** Undefined: metrics are served to this machine alone. */
  abstract readonly metricsToken: string | undefined;
  /** Where monitoring alone is answered, beside the web server or without one; undefined: nowhere. */
  abstract readonly metricsListen: ListenAddress | undefined;
  /** Runs on a database that may lose accepted mail at a power cut. */
  abstract readonly allowsUnsafeDatabase: boolean;
  /** The name by which our own border signs its Authentication-Results; undefined: the topmost one is believed. */
  abstract readonly authservId: string | undefined;
  abstract readonly mailbox: string;
  /** Undefined: replies stop in the outbox folder. */
  abstract readonly smtpUrl: string | undefined;
  /** How this installation is registered at providers of mailboxes, to sign in without their passwords. */
  abstract readonly mailClients: MailClientRegistrations;
  /** Where the SMTP receiver listens; undefined: there is none. */
  abstract readonly smtpListen: ListenAddress | undefined;
  /** Undefined: the rules read alone. */
  abstract readonly llm: LlmConfiguration | undefined;
  /** Whether the description of the API is for everybody, not for the signed-in alone. */
  abstract readonly areApiDocsOpen: boolean;
  /** Whether events for other programs may go to this machine and to private networks. */
  abstract readonly allowsPrivateWebhooks: boolean;
  abstract readonly logLevel: LogLevel;
  /** Whether the reader reads invented requests after the start, so that the first customer need not wait for it. */
  abstract readonly warmsUp: boolean;
  abstract readonly workers: WorkerMode;
}

const MAILBOX = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const YES_OR_NO = ['yes', 'no'] as const;
const AUTHSERV_ID = /^[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?$/i;
const MIN_SECRET_LENGTH = 16;
const PERSON_NAME = /^\P{C}{1,200}$/u;
/** What a header of a request can carry: libraries quote the whole header, key included, where it cannot. */
const API_KEY = /^[\x20-\x7e]{1,1000}$/;

/** Reads and checks the environment. @throws InvalidConfigurationError for the first wrong value */
export function parseConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const host = text('HOST') ?? '127.0.0.1';
  const port = parsePort(text('PORT') ?? '3000');
  const admin = text('ADMIN_EMAIL') ?? 'admin@localhost';
  const mailbox = text('QUOTATION_MAILBOX') ?? 'quotes@localhost';
  return {
    host,
    port,
    hasPublicUrl: text('PUBLIC_URL') !== undefined,
    publicUrl: parsePublicUrl(text('PUBLIC_URL'), host, port),
    ...parseStore(text),
    databaseUrl: parseOptionalUrl('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']),
    trustedProxies: parseProxies('TRUSTED_PROXIES', text('TRUSTED_PROXIES')),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    admin: {
      email: requireMatch('ADMIN_EMAIL', admin, MAILBOX, EXPECTED_VALUE_MESSAGES.emailAddress).toLowerCase(),
      password: text('ADMIN_PASSWORD'),
      name: requireMatch(
        'ADMIN_NAME',
        text('ADMIN_NAME') ?? DEFAULT_ADMINISTRATOR_NAME,
        PERSON_NAME,
        EXPECTED_VALUE_MESSAGES.personName,
      ),
    },
    sessionSecret: parseSecret('SESSION_SECRET', text('SESSION_SECRET')),
    webhookSecret: parseSecret('WEBHOOK_SECRET', text('WEBHOOK_SECRET')),
    backupSecret: parseSecret('BACKUP_SECRET', text('BACKUP_SECRET')),
    encryptionSecret: parseSecret('ENCRYPTION_SECRET', text('ENCRYPTION_SECRET')),
    metricsToken: parseSecret('METRICS_TOKEN', text('METRICS_TOKEN')),
    metricsListen: parseListenAddress('METRICS_LISTEN', text('METRICS_LISTEN'), '127.0.0.1'),
    allowsUnsafeDatabase:
      parseChoice('ALLOW_UNSAFE_DATABASE', text('ALLOW_UNSAFE_DATABASE') ?? 'no', YES_OR_NO) === 'yes',
    authservId: parseAuthservId('AUTHSERV_ID', text('AUTHSERV_ID')),
    mailbox: parseMailbox('QUOTATION_MAILBOX', mailbox),
    smtpUrl: parsePost(text),
    mailClients: parseMailClients(text),
    smtpListen: parseListenAddress('SMTP_LISTEN', text('SMTP_LISTEN')),
    llm: parseReader(text),
    areApiDocsOpen: parseChoice('API_DOCS', text('API_DOCS') ?? 'signed-in', ['signed-in', 'open']) === 'open',
    allowsPrivateWebhooks: parseChoice('PRIVATE_WEBHOOKS', text('PRIVATE_WEBHOOKS') ?? 'no', YES_OR_NO) === 'yes',
    logLevel: parseChoice('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    warmsUp: parseChoice('WARM_UP', text('WARM_UP') ?? 'yes', YES_OR_NO) === 'yes',
    workers: parseChoice('WORKERS', text('WORKERS') ?? 'inline', WORKER_MODES),
  };
}

type ReadText = (name: string) => string | undefined;

function parseStore(text: ReadText): Pick<Configuration, 'store' | 'hasDemoData'> {
  const store = parseChoice('STORE', text('STORE') ?? 'postgres', STORES);
  const hasDemoData = parseChoice('DEMO_DATA', text('DEMO_DATA') ?? 'no', YES_OR_NO) === 'yes';
  if (hasDemoData && store !== 'memory')
    throw new InvalidConfigurationError('DEMO_DATA', 'yes', EXPECTED_VALUE_MESSAGES.noInMemory(store));
  const workers = text('WORKERS') ?? 'inline';
  // Nobody else can get at the memory of this process.
  if (store === 'memory' && workers !== 'inline') {
    throw new InvalidConfigurationError('WORKERS', workers, EXPECTED_VALUE_MESSAGES.inlineInMemory);
  }
  return { store, hasDemoData };
}

/** @returns undefined where the rules read alone */
function parseReader(text: ReadText): LlmConfiguration | undefined {
  const llm = parseLlm(text);
  const reader = parseChoice('READER', text('READER') ?? (llm ? 'cascade' : 'rules'), READERS);
  if (reader === 'rules') return undefined;
  if (llm === undefined)
    throw new InvalidConfigurationError('READER', reader, EXPECTED_VALUE_MESSAGES.rulesWithoutProvider);
  return llm;
}

/** @returns undefined where replies stop in the outbox folder */
function parsePost(text: ReadText): string | undefined {
  const smtpUrl = parseOptionalUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']);
  const post = parseChoice('POST', text('POST') ?? (smtpUrl ? 'smtp' : 'folder'), POSTS);
  if (post === 'folder') return undefined;
  if (smtpUrl === undefined)
    throw new InvalidConfigurationError('POST', post, EXPECTED_VALUE_MESSAGES.folderWithoutSmtp);
  return smtpUrl;
}

const PRICE = /^\d{1,6}(?:\.\d{1,6})?$/;
const MODEL_NAME = /^\S{1,200}$/;

function parseLlm(text: ReadText): LlmConfiguration | undefined {
  const provider = parseChoice('LLM_PROVIDER', text('LLM_PROVIDER') ?? 'none', ['none', ...LLM_PROVIDERS] as const);
  const mode = parseChoice('LLM_MODE', text('LLM_MODE') ?? 'assist', LLM_MODES);
  const baseUrl = parseOptionalUrl('LLM_BASE_URL', text('LLM_BASE_URL'), ['http:', 'https:']);
  const prices = parseTokenPrices(text);
  if (provider === 'none') return undefined;
  const named = `where LLM_PROVIDER is ${provider}`;
  const model = requireMatch(
    'LLM_MODEL',
    text('LLM_MODEL') ?? '',
    MODEL_NAME,
    EXPECTED_VALUE_MESSAGES.modelName(named),
  );
  const apiKey = text('LLM_API_KEY');
  // A server of one's own may want no key; the providers' own servers always do.
  if (apiKey === undefined && provider !== 'ollama' && baseUrl === undefined) {
    throw new InvalidConfigurationError('LLM_API_KEY', '', EXPECTED_VALUE_MESSAGES.accountKey(named));
  }
  if (apiKey !== undefined && !API_KEY.test(apiKey))
    throw new InvalidConfigurationError('LLM_API_KEY', '…', EXPECTED_VALUE_MESSAGES.keyCharacters);
  return { provider, model, apiKey, baseUrl, mode, prices };
}

function parseTokenPrices(text: (name: string) => string | undefined): TokenPrices | undefined {
  const [inputUsd, outputUsd] = (['LLM_INPUT_PRICE', 'LLM_OUTPUT_PRICE'] as const).map((name) => {
    const value = text(name);
    const expected = EXPECTED_VALUE_MESSAGES.tokenPrice;
    return value === undefined ? undefined : Big(requireMatch(name, value, PRICE, expected));
  });
  if (inputUsd === undefined && outputUsd === undefined) return undefined;
  return { inputUsd: inputUsd ?? Big(0), outputUsd: outputUsd ?? Big(0) };
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535)
    throw new InvalidConfigurationError('PORT', value, EXPECTED_VALUE_MESSAGES.portNumber);
  return port;
}

/** One plain mailbox, as mail servers take it; a domain of one label, as in `quotes@localhost`, will do. */
function parseMailbox(name: string, value: string): string {
  if (!isMailbox(value)) throw new InvalidConfigurationError(name, value, EXPECTED_VALUE_MESSAGES.oneEmailAddress);
  return value.toLowerCase();
}

/** A name as RFC 8601 lets it stand in front of the verdicts. */
function parseAuthservId(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return requireMatch(name, value, AUTHSERV_ID, EXPECTED_VALUE_MESSAGES.mailBorder).toLowerCase();
}

function requireMatch(name: string, value: string, pattern: RegExp, expected: string): string {
  if (!pattern.test(value)) throw new InvalidConfigurationError(name, value, expected);
  return value;
}

function parseSecret(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.length < MIN_SECRET_LENGTH) {
    throw new InvalidConfigurationError(name, '…', EXPECTED_VALUE_MESSAGES.minimumLength(MIN_SECRET_LENGTH));
  }
  return value;
}

function parseChoice<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new InvalidConfigurationError(name, value, `one of ${allowed.join(', ')}`);
  return found;
}
