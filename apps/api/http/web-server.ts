import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifySession from '@fastify/session';
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionStore } from '../../../application/identity/session-store.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { HOUR_MS } from '../../../domain/durations.js';
import type { Configuration } from '../config/configuration.js';
import type { Secrets } from '../config/secrets.js';
import { registerImageParser } from '../identity/avatar-upload.js';
import { FastifySessionStore, SESSION_HOURS } from '../identity/fastify-session-store.js';
import { renewSession } from '../identity/renew-session.js';
import { rejectUnauthenticated } from '../inbound-mail/require-credentials.js';
import type { Logger } from '../infrastructure/logger.js';
import { rejectOversizedBody } from './body-limit.js';
import { serveStaticConsole } from './console-pages.js';
import { rejectCrossOrigin, resolveAllowedOrigins } from './csrf.js';
import { HTTP_MESSAGES } from './http.messages.js';
import { requestContext } from './request-context.js';
import { setupSwagger } from './swagger.js';

/** What the web server is made of. */
export interface WebServerOptions {
  readonly module: DynamicModule;
  readonly configuration: Configuration;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Folder of the built console; undefined: no console is served. */
  readonly consoleFolder: string | undefined;
}

/** The largest body that any route reads: 20 MB of attachments in base64, and some text. */
const MAX_BODY_BYTES = 30 * 1024 * 1024;
/** Where a reverse proxy may stand: on this machine or in its private network. */
const REVERSE_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** How Nest is started, with a web server or without one: errors of the start are thrown, not answered by an exit. */
export function createNestOptions(log: Logger): Pick<NestApplicationOptions, 'logger' | 'abortOnError'> {
  return { logger: log.isLevelEnabled('debug') ? ['error', 'warn', 'log'] : ['error', 'warn'], abortOnError: false };
}

/** Puts the web server together; it listens when it is told to. */
export async function createWebServer(options: WebServerOptions): Promise<NestFastifyApplication> {
  const { configuration, log } = options;
  const isHttps = configuration.publicUrl.startsWith('https:');
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    trustProxy: isBehindProxy(configuration) ? REVERSE_PROXIES : false,
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.status(400).send({ error: HTTP_MESSAGES.unreadableAddress });
    },
    // Bodies are checked by class-validator; prototypes are never taken from the wire.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'remove',
  });
  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    ...createNestOptions(log),
    rawBody: true,
  });
  const [sessions, clock] = [app.get(SessionStore), app.get(Clock)];
  // Raw emails are taken as bytes.
  app.useBodyParser('message/rfc822', { bodyLimit: MAX_BODY_BYTES });
  const fastify = adapter.getInstance();
  fastify.addHook('onRequest', (request, _reply, done) => requestContext.run(request.id, done));
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
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { limits: { files: 1, fileSize: MAX_BODY_BYTES } });
  registerImageParser(fastify);
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
  const { publicUrl, host, port } = configuration;
  fastify.addHook('onRequest', rejectCrossOrigin(resolveAllowedOrigins(publicUrl, host, port)));
  fastify.addHook('onRequest', renewSession(sessions, clock));
  fastify.addHook('onRequest', rejectOversizedBody);
  fastify.addHook('onRequest', rejectUnauthenticated);
  await setupSwagger(app);
  if (options.consoleFolder) await serveStaticConsole(app, options.consoleFolder);
  return app;
}

/** Whether people reach the server at another address than the one it listens on: only then may a header name the caller. */
function isBehindProxy({ publicUrl, host, port }: Configuration): boolean {
  const { protocol, port: publicPort } = new URL(publicUrl);
  return protocol === 'https:' || (publicPort !== String(port) && port !== 0) || host === '0.0.0.0' || host === '::';
}
