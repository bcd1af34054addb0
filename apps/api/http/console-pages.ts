import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAcceptLanguage } from './request-context.js';

/** Stands in the built page where each answer's nonce goes. */
const NONCE_MARK = /__CSP_NONCE__/g;
/** As the build names what only readers of Spanish load. */
const SPANISH_TEXTS = /^spanish-[\w-]+\.js$/;
const YEAR_SECONDS = 31_536_000;

/** Only our own scripts and styles, by nonce; styles that scripts set on elements need no leave. */
function buildContentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The reply is shown in a sandboxed frame that inherits this policy; mail has its styles in attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves the built console: its files for a year, its one page anew for every address that is not the API's. */
export async function serveStaticConsole(app: NestFastifyApplication, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const pages = { en: page, es: preloadScripts(page, await findSpanishTexts(folder)) };
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR_SECONDS * 1000,
    immutable: true,
    // Brotli or gzip, as the build has put them beside the files.
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', buildContentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pages[parseAcceptLanguage(request.headers['accept-language'])].replace(NONCE_MARK, nonce));
  };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.route({ method: 'GET', url: '/', handler: sendPage });
  fastify.route({
    method: 'GET',
    url: '/*',
    handler: (request, reply) => {
      const isApi = /^\/(?:api|assets|metrics)(?:[/?]|$)/.test(request.url);
      return isApi ? reply.status(404).send({ error: 'Not found.' }) : sendPage(request, reply);
    },
  });
}

async function findSpanishTexts(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, 'assets')).catch(() => []);
  return names.filter((name) => SPANISH_TEXTS.test(name));
}

/** The page with scripts that its own script asks for later: what is drawn first waits for one round trip less. */
function preloadScripts(page: string, names: readonly string[]): string {
  const links = names.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}
