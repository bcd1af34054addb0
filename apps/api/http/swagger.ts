import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorView } from './error.view.js';
import { loadOpenApiMetadata } from './openapi-metadata.js';

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

/** Serves the description of the API at `/api/docs` and `/api/docs-json`. */
export async function setupSwagger(app: NestFastifyApplication): Promise<void> {
  await SwaggerModule.loadPluginMetadata(loadOpenApiMetadata);
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), { jsonDocumentUrl: 'api/docs-json' });
}
