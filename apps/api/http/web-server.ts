import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifySession from '@fastify/session';
import type { Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionStore } from '../../../application/identity/session-store.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import { HOUR_MS } from '../../../domain/durations.js';
import { createAppModule } from '../app.module.js';
import { registerImageParser } from '../identity/avatar-upload.js';
import { FastifySessionStore, SESSION_HOURS } from '../identity/fastify-session-store.js';
import { renewSession } from '../identity/renew-session.js';
import { rejectUnauthenticated } from '../inbound-mail/require-credentials.js';
import type { Logger } from '../infrastructure/logger.js';
import { rejectOversizedBody } from './body-limit.js';
import { serveStaticConsole } from './console-pages.js';
import { rejectCrossOrigin, resolveAllowedOrigins } from './csrf.js';
import { requestContext } from './request-context.js';
import { setupSwagger } from './swagger.js';

/** What the web server is made of. */
export interface WebServerOptions {
  readonly providers: readonly Provider[];
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly sessionSecret: string;
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
  readonly log: Logger;
  /** Folder of the built console; undefined: no console is served. */
  readonly consoleFolder: string | undefined;
}

/** The largest body that any route reads: 20 MB of attachments in base64, and some text. */
const MAX_BODY_BYTES = 30 * 1024 * 1024;
/** Where a reverse proxy may stand: on this machine or in its private network. */
const REVERSE_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** Puts the web server together; it listens when it is told to. */
export async function createWebServer(options: WebServerOptions): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    trustProxy: isBehindProxy(options) ? REVERSE_PROXIES : false,
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.status(400).send({ error: 'The address cannot be read.' });
    },
    // Bodies are checked by class-validator; prototypes are never taken from the wire.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'remove',
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    createAppModule(options.providers, options.log),
    adapter,
    {
      logger: options.log.isLevelEnabled('debug') ? ['error', 'warn', 'log'] : ['error', 'warn'],
      rawBody: true,
      abortOnError: false,
    },
  );
  // Raw emails are taken as bytes.
  app.useBodyParser('message/rfc822', { bodyLimit: MAX_BODY_BYTES });
  const fastify = adapter.getInstance();
  fastify.addHook('onRequest', (request, _reply, done) => requestContext.run(request.id, done));
  await app.register(fastifyHelmet, {
    // Pages bring a policy with a nonce of their own; everything else may load nothing at all.
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    crossOriginEmbedderPolicy: false,
    hsts: options.publicUrl.startsWith('https:'),
  });
  if (options.publicUrl.startsWith('https:')) {
    // People reach the desk by HTTPS, whatever the proxy before it says of itself: the cookie may be set, as a secure one.
    fastify.addHook('onRequest', async (request) => {
      request.raw.headers['x-forwarded-proto'] = 'https';
    });
  }
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { limits: { files: 1, fileSize: MAX_BODY_BYTES } });
  registerImageParser(fastify);
  await app.register(fastifySession, {
    secret: options.sessionSecret.padEnd(32, '.'),
    cookieName: 'istmo_session',
    saveUninitialized: false,
    rolling: false,
    store: new FastifySessionStore(options.sessions, options.clock),
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.publicUrl.startsWith('https:'),
      maxAge: SESSION_HOURS * HOUR_MS,
    },
  });
  fastify.addHook('onRequest', rejectCrossOrigin(resolveAllowedOrigins(options.publicUrl, options.host, options.port)));
  fastify.addHook('onRequest', renewSession(options.sessions, options.clock));
  fastify.addHook('onRequest', rejectOversizedBody);
  fastify.addHook('onRequest', rejectUnauthenticated);
  await setupSwagger(app);
  if (options.consoleFolder) await serveStaticConsole(app, options.consoleFolder);
  return app;
}

/** Whether people reach the desk at another address than the one it listens on: only then may a header name the caller. */
function isBehindProxy({ publicUrl, host, port }: WebServerOptions): boolean {
  const { protocol, port: publicPort } = new URL(publicUrl);
  return protocol === 'https:' || (publicPort !== String(port) && port !== 0) || host === '0.0.0.0' || host === '::';
}
