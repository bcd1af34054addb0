import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { createAppModule } from '../app.module.js';
import { createLogger } from '../infrastructure/logger.js';
import { loadOpenApiMetadata } from './openapi-metadata.js';
import { createOpenApiDocument } from './swagger.js';

/** Where nothing but the description is asked for. */
@Module({})
class DescriptionModule {}

/** Describes the API without starting anything: what its controllers call is not there. */
export async function describeApi(): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(loadOpenApiMetadata);
  const app = await NestFactory.create(createDescriptionModule(), new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return createOpenApiDocument(app);
}

function createDescriptionModule(): DynamicModule {
  const { controllers = [] } = createAppModule([], createLogger('fatal'));
  const dependencies = new Set(controllers.flatMap(listDependencies));
  return {
    module: DescriptionModule,
    controllers,
    providers: [...dependencies].map((dependency) => ({ provide: dependency, useValue: {} })),
  };
}

function listDependencies(controller: Type): readonly Type[] {
  return Reflect.getMetadata('design:paramtypes', controller) ?? [];
}
