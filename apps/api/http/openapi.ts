import { createHash } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorView } from './error.view.js';
import { loadOpenApiMetadata } from './openapi-metadata.js';

const DOCS_PATH = 'api/docs';
const STYLE_ELEMENT = /<style>([^<]*)<\/style>/g;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/** Describes the API from the code: an operation bears the name of its method unless it is given another one. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Istmo')
    .setDescription('Answers quotation requests for air freight to Central America.')
    .setVersion('1')
    .addCookieAuth('istmo_session')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API token, for what names an `x-token-scope`.' })
    .addGlobalResponse({
      status: 'default',
      description: 'An error, in one sentence for the person who must act.',
      schema: { $ref: getSchemaPath(ErrorView) },
    })
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorView],
  });
  for (const { post } of Object.values(document.paths)) describeIdempotencyKey(post);
  return document;
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

const IDEMPOTENCY_KEY: NonNullable<Operation['parameters']>[number] = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'Names the request, such as a UUID: for a day the same one under it is carried out once, and answered alike.',
};

/** Says of a call of somebody who is known, and that brings no form, that it takes a key. */
function describeIdempotencyKey(post: Operation | undefined): void {
  if (!post || !('x-role' in post)) return;
  const { requestBody, parameters = [] } = post;
  const isForm = requestBody && 'content' in requestBody && 'multipart/form-data' in requestBody.content;
  if (!isForm) post.parameters = [...parameters, IDEMPOTENCY_KEY];
}

/** Serves the description of the API at `/api/docs`, as a page, and at `/api/docs-json`. */
export async function serveOpenApi(app: NestFastifyApplication): Promise<void> {
  await SwaggerModule.loadPluginMetadata(loadOpenApiMetadata);
  app.getHttpAdapter().getInstance().addHook('onSend', allowPageParts);
  SwaggerModule.setup(DOCS_PATH, app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: `${DOCS_PATH}-json`,
    // Without the bar above, whose logo brings a style along, and without the badge that a public service draws.
    swaggerOptions: { layout: 'BaseLayout', validatorUrl: null },
  });
}

/** Lets the page of the description load its own parts, which no other answer of the API may: hook `onSend`. */
async function allowPageParts(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isPage = typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');
  if (isPage && request.routeOptions.url?.startsWith(`/${DOCS_PATH}`)) {
    void reply.header('content-security-policy', buildDocsPolicy(payload));
  }
  return payload;
}

/** Scripts, pictures and calls of this server only; styles inside of the page are Swagger UI's, each let in by its hash. */
function buildDocsPolicy(page: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src-elem 'self'", ...hashMatches(page, STYLE_ELEMENT)].join(' '),
    ["style-src-attr 'unsafe-hashes'", ...hashMatches(page, STYLE_ATTRIBUTE)].join(' '),
    // Its style sheet brings small pictures along.
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashMatches(page: string, pattern: RegExp): readonly string[] {
  return [...page.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
