import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { createAppModule } from '../app.module.js';
import { parseConfiguration } from '../config/configuration.js';
import { createInMemoryPersistence } from '../infrastructure/in-memory-persistence.js';
import { createLogger } from '../infrastructure/logger.js';
import { createOpenApiDocument } from './openapi.js';
import { loadOpenApiMetadata } from './openapi-metadata.js';

/** Describes the API without starting anything: Nest only looks at its modules, and makes no provider. */
export async function describeApi(): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(loadOpenApiMetadata);
  const module = createAppModule({
    configuration: parseConfiguration({}),
    secrets: { sessionSecret: '', webhookSecret: '' },
    log: createLogger('fatal'),
    persistence: createInMemoryPersistence({ now: () => new Date(0) }),
  });
  const app = await NestFactory.create(module, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return createOpenApiDocument(app);
}
