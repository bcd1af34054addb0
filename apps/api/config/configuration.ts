import { resolve } from 'node:path';
import { Big } from 'big.js';
import type { TokenPrices } from '../../../domain/operations/llm-call.js';
import { isMailbox } from '../../../domain/outbound-mail/sendable-mail.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const WORKER_MODES = ['inline', 'none', 'only'] as const;
export type WorkerMode = (typeof WORKER_MODES)[number];
const LLM_PROVIDERS = ['none', 'openai', 'anthropic', 'ollama'] as const;
export type LlmProvider = Exclude<(typeof LLM_PROVIDERS)[number], 'none'>;
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

/** Where something listens. */
export interface Listener {
  readonly host: string;
  readonly port: number;
}

/** How this process is to run, from its environment. */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** The address that people use, without a trailing slash. */
  readonly publicUrl: string;
  /** Undefined: the embedded server. */
  readonly databaseUrl: string | undefined;
  /** Absolute path of everything that the embedded parts keep. */
  readonly dataDir: string;
  readonly admin: { readonly email: string; readonly password: string | undefined; readonly name: string };
  readonly sessionSecret: string | undefined;
  readonly webhookSecret: string | undefined;
  /** Undefined: metrics are served to this machine alone. */
  readonly metricsToken: string | undefined;
  /** Where monitoring alone is answered, beside the web server or without one; undefined: nowhere. */
  readonly metricsListen: Listener | undefined;
  /** Runs on a database that may lose accepted mail at a power cut. */
  readonly allowsUnsafeDatabase: boolean;
  /** The name by which our own border signs its Authentication-Results; undefined: the topmost one is believed. */
  readonly authservId: string | undefined;
  readonly mailbox: string;
  /** Undefined: replies stop in the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** Where the SMTP door for incoming mail listens; undefined: there is none. */
  readonly smtpListen: Listener | undefined;
  /** Undefined: the rules read alone. */
  readonly llm: LlmConfiguration | undefined;
  readonly logLevel: LogLevel;
  readonly workers: WorkerMode;
}

/** A variable holds a value that cannot be used; the message names the variable. */
export class WrongConfiguration extends Error {
  constructor(variable: string, value: string, wanted: string) {
    super(`${variable} is "${value}", but must be ${wanted}.`);
    this.name = 'WrongConfiguration';
  }
}

/** An address that cannot be had to listen at. */
export function cannotListen(variable: string, { host, port }: Listener, fault: unknown): WrongConfiguration {
  const said = fault instanceof Error ? fault.message : String(fault);
  return new WrongConfiguration(variable, `${host}:${port}`, `free for us to listen at (${said})`);
}

const MAILBOX = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const YES_OR_NO = ['yes', 'no'] as const;
const AUTHSERV_ID = /^[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?$/i;
const SHORTEST_SECRET = 16;

/** Reads and checks the environment. @throws WrongConfiguration for the first wrong value */
export function configurationOf(environment: NodeJS.ProcessEnv): Configuration {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const host = text('HOST') ?? '127.0.0.1';
  const port = portOf(text('PORT') ?? '3000');
  const admin = text('ADMIN_EMAIL') ?? 'admin@localhost';
  const mailbox = text('QUOTATION_MAILBOX') ?? 'quotes@localhost';
  return {
    host,
    port,
    publicUrl: urlOf('PUBLIC_URL', text('PUBLIC_URL') ?? `http://${host}:${port}`, ['http:', 'https:']),
    databaseUrl: optionalUrl('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    admin: {
      email: matching('ADMIN_EMAIL', admin, MAILBOX, 'an email address').toLowerCase(),
      password: text('ADMIN_PASSWORD'),
      name: text('ADMIN_NAME') ?? 'Administrator',
    },
    sessionSecret: secretOf('SESSION_SECRET', text('SESSION_SECRET')),
    webhookSecret: secretOf('WEBHOOK_SECRET', text('WEBHOOK_SECRET')),
    metricsToken: secretOf('METRICS_TOKEN', text('METRICS_TOKEN')),
    metricsListen: listenerOf('METRICS_LISTEN', loopbackPort(text('METRICS_LISTEN'))),
    allowsUnsafeDatabase: oneOf('ALLOW_UNSAFE_DATABASE', text('ALLOW_UNSAFE_DATABASE') ?? 'no', YES_OR_NO) === 'yes',
    authservId: authservIdOf('AUTHSERV_ID', text('AUTHSERV_ID')),
    mailbox: mailboxOf('QUOTATION_MAILBOX', mailbox),
    smtpUrl: optionalUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    smtpListen: listenerOf('SMTP_LISTEN', text('SMTP_LISTEN')),
    llm: llmOf(text),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    workers: oneOf('WORKERS', text('WORKERS') ?? 'inline', WORKER_MODES),
  };
}

const PRICE = /^\d{1,6}(?:\.\d{1,6})?$/;
const MODEL_NAME = /^\S{1,200}$/;

function llmOf(text: (name: string) => string | undefined): LlmConfiguration | undefined {
  const provider = oneOf('LLM_PROVIDER', text('LLM_PROVIDER') ?? 'none', LLM_PROVIDERS);
  const mode = oneOf('LLM_MODE', text('LLM_MODE') ?? 'assist', LLM_MODES);
  const baseUrl = optionalUrl('LLM_BASE_URL', text('LLM_BASE_URL'), ['http:', 'https:']);
  if (provider === 'none') return undefined;
  const named = `where LLM_PROVIDER is ${provider}`;
  const model = matching('LLM_MODEL', text('LLM_MODEL') ?? '', MODEL_NAME, `the name of a model ${named}`);
  const apiKey = text('LLM_API_KEY');
  // A server of one's own may want no key; the providers' own servers always do.
  if (apiKey === undefined && provider !== 'ollama' && baseUrl === undefined) {
    throw new WrongConfiguration('LLM_API_KEY', '', `the key of your account ${named} and LLM_BASE_URL is not set`);
  }
  return { provider, model, apiKey, baseUrl, mode, prices: tokenPricesOf(text) };
}

function tokenPricesOf(text: (name: string) => string | undefined): TokenPrices | undefined {
  const [inputUsd, outputUsd] = (['LLM_INPUT_PRICE', 'LLM_OUTPUT_PRICE'] as const).map((name) => {
    const value = text(name);
    const wanted = 'a price in US dollars for a million tokens, such as 0.15';
    return value === undefined ? undefined : Big(matching(name, value, PRICE, wanted));
  });
  if (inputUsd === undefined && outputUsd === undefined) return undefined;
  return { inputUsd: inputUsd ?? Big(0), outputUsd: outputUsd ?? Big(0) };
}

function portOf(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new WrongConfiguration('PORT', value, 'a number from 0 to 65535');
  return port;
}

/** One plain mailbox, as mail servers take it; a domain of one label, as in `quotes@localhost`, will do. */
function mailboxOf(name: string, value: string): string {
  if (!isMailbox(value))
    throw new WrongConfiguration(name, value, 'one email address, such as quotes@forwarder.example');
  return value.toLowerCase();
}

/** `127.0.0.1:2525`, or `[::1]:2525`. */
function listenerOf(name: string, value: string | undefined): Listener | undefined {
  if (value === undefined) return undefined;
  const found = /^(?:\[([0-9a-f:.]+)\]|([^\s:[\]]+)):(\d{1,5})$/i.exec(value);
  const host = found?.[1] ?? found?.[2];
  const port = Number(found?.[3]);
  if (!host || port > 65535) throw new WrongConfiguration(name, value, 'host:port, such as 0.0.0.0:2525');
  return { host, port };
}

/** A port alone is one of the loopback. */
function loopbackPort(value: string | undefined): string | undefined {
  return value !== undefined && /^\d+$/.test(value) ? `127.0.0.1:${value}` : value;
}

/** A name as RFC 8601 lets it stand in front of the verdicts. */
function authservIdOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return matching(name, value, AUTHSERV_ID, 'the name of your mail border, such as mx.forwarder.example').toLowerCase();
}

function urlOf(name: string, value: string, protocols: readonly string[]): string {
  const wanted = `an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new WrongConfiguration(name, withoutPassword(value), wanted);
  }
  return value.replace(/\/+$/, '');
}

function optionalUrl(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  return value === undefined ? undefined : urlOf(name, value, protocols);
}

function withoutPassword(value: string): string {
  return value.replace(/\/\/[^/@\s]*@/, '//…@');
}

function matching(name: string, value: string, pattern: RegExp, wanted: string): string {
  if (!pattern.test(value)) throw new WrongConfiguration(name, value, wanted);
  return value;
}

function secretOf(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.length < SHORTEST_SECRET) {
    throw new WrongConfiguration(name, '…', `at least ${SHORTEST_SECRET} characters long`);
  }
  return value;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new WrongConfiguration(name, value, `one of ${allowed.join(', ')}`);
  return found;
}
