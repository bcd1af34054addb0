import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifySession from '@fastify/session';
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { AuthenticateApiToken } from '../../../application/identity/authenticate-api-token.js';
import { LogRefusedCall } from '../../../application/identity/log-refused-call.js';
import { SessionStore } from '../../../application/identity/session-store.port.js';
import { MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { HOUR_MS } from '../../../domain/durations.js';
import { setLanguageSource } from '../../../domain/message-catalogue.js';
import type { Configuration } from '../config/configuration.js';
import type { Secrets } from '../config/secrets.js';
import { FastifySessionStore, SESSION_HOURS } from '../identity/fastify-session-store.js';
import { KnownDevices } from '../identity/known-devices.js';
import { renewSession } from '../identity/renew-session.js';
import { BodyMemory } from '../inbound-mail/body-memory.js';
import { WebhookAuthenticator } from '../inbound-mail/webhook-authenticator.js';
import type { Logger } from '../infrastructure/logger.js';
import { loadSpanish } from '../infrastructure/translations/load-spanish.js';
import { loadApiToken } from './api-token-access.js';
import { registerBodyParsers } from './body-parsers.js';
import { closeTricklingBody } from './body-timeout.js';
import { rejectForeignBodyTypes } from './body-types.js';
import { serveStaticConsole } from './console-pages.js';
import { rejectCrossOrigin, resolveAllowedOrigins } from './csrf.js';
import { HTTP_MESSAGES } from './http.messages.js';
import { findRequestLimits, MAX_EMAIL_BYTES, MAX_REQUEST_MS } from './limits.js';
import { serveOpenApi } from './openapi.js';
import { rejectSignedOut } from './public-routes.js';
import { parseAcceptLanguage, requestContext } from './request-context.js';
import { loadStaffAccount } from './staff-account.js';

/** What the web server is made of. */
export interface WebServerOptions {
  readonly module: DynamicModule;
  readonly configuration: Configuration;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Folder of the built console; undefined: no console is served. */
  readonly consoleFolder: string | undefined;
}

/** A reverse proxy on this machine; others are named by the configuration. */
const LOCAL_PROXIES = ['loopback'];

/** How Nest is started, with a web server or without one: errors of the start are thrown, not answered by an exit. */
export function createNestOptions(log: Logger): Pick<NestApplicationOptions, 'logger' | 'abortOnError'> {
  return { logger: log.isLevelEnabled('debug') ? ['error', 'warn', 'log'] : ['error', 'warn'], abortOnError: false };
}

/** Puts the web server together; it listens when it is told to. */
export async function createWebServer(options: WebServerOptions): Promise<NestFastifyApplication> {
  const { configuration, log } = options;
  const isHttps = configuration.publicUrl.startsWith('https:');
  const adapter = new FastifyAdapter({
    bodyLimit: findRequestLimits(undefined).maxBytes,
    requestTimeout: MAX_REQUEST_MS,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    trustProxy: isBehindProxy(configuration) ? [...LOCAL_PROXIES, ...configuration.trustedProxies] : false,
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.status(400).send({ error: HTTP_MESSAGES.unreadableAddress });
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    ...createNestOptions(log),
    rawBody: true,
  });
  const [sessions, clock] = [app.get(SessionStore), app.get(Clock)];
  const fastify = adapter.getInstance();
  const logRefusedCall = new LogRefusedCall(app.get(UnitOfWork), clock);
  const webhooks = new WebhookAuthenticator(options.secrets.webhookSecret, clock, logRefusedCall, (address, route) =>
    log.warn({ address, route }, 'a caller without a valid secret or signature was refused'),
  );
  loadSpanish();
  setLanguageSource(() => requestContext.getStore()?.language ?? 'en');
  registerBodyParsers(app, fastify, webhooks.verifyBody);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const language = parseAcceptLanguage(request.headers['accept-language']);
    requestContext.run({ requestId: request.id, language }, done);
  });
  await app.register(fastifyHelmet, {
    // Pages bring a policy with a nonce of their own; everything else may load nothing at all.
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    crossOriginEmbedderPolicy: false,
    hsts: isHttps,
  });
  if (isHttps) {
    // People reach the server by HTTPS, whatever the proxy before it says of itself: the cookie may be set, as a secure one.
    fastify.addHook('onRequest', async (request) => {
      request.raw.headers['x-forwarded-proto'] = 'https';
    });
  }
  fastify.addHook('onRequest', forbidCaching);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { limits: { files: 1, fileSize: MAX_EMAIL_BYTES, fields: 50 } });
  await app.register(fastifySession, {
    secret: options.secrets.sessionSecret.padEnd(32, '.'),
    cookieName: 'istmo_session',
    saveUninitialized: false,
    rolling: false,
    store: new FastifySessionStore(sessions, clock),
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      maxAge: SESSION_HOURS * HOUR_MS,
    },
  });
  fastify.addHook('onSend', app.get(KnownDevices).sendCookie(isHttps));
  const { publicUrl, host, port } = configuration;
  fastify.decorateRequest('apiToken', undefined);
  fastify.addHook('onRequest', loadApiToken(app.get(AuthenticateApiToken)));
  fastify.addHook('onRequest', rejectCrossOrigin(resolveAllowedOrigins(publicUrl, host, port)));
  fastify.decorateRequest('staffAccount', undefined);
  fastify.addHook('onRequest', loadStaffAccount(app.get(AdministratorRepository)));
  fastify.addHook('onRequest', renewSession(sessions, clock));
  fastify.addHook('onRequest', closeTricklingBody);
  fastify.addHook('onRequest', rejectSignedOut(configuration.areApiDocsOpen, logRefusedCall));
  fastify.addHook('onRequest', webhooks.rejectUnauthenticated);
  fastify.addHook('onRequest', rejectForeignBodyTypes);
  fastify.decorateRequest('mailMemory', undefined);
  fastify.addHook('preParsing', new BodyMemory(app.get(MailMemory), webhooks.isProvenUnread).meterBody);
  await serveOpenApi(app);
  if (options.consoleFolder) await serveStaticConsole(app, options.consoleFolder);
  return app;
}

/** Answers of the API are of one person and one moment; a controller whose answer may be kept says so itself. */
async function forbidCaching(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
}

/** Whether people reach the server at another address than the one it listens on: only then may a header name the caller. */
function isBehindProxy({ publicUrl, host, port, trustedProxies }: Configuration): boolean {
  const { protocol, port: publicPort } = new URL(publicUrl);
  if (trustedProxies.length > 0) return true;
  return protocol === 'https:' || (publicPort !== String(port) && port !== 0) || host === '0.0.0.0' || host === '::';
}
