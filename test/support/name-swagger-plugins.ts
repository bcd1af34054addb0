import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';

type ServeStatic = (path: string, app: NestFastifyApplication, folder?: string) => void;

const swagger = SwaggerModule as unknown as { serveStatic: ServeStatic };
const { serveStatic } = swagger;
const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * Names the plugins that serve Swagger's pages: Fastify looks for the name of one without among all modules that are loaded, and
 * Jest makes that list anew for every look, which took half of the start of an app.
 */
export function nameSwaggerPlugins(): void {
  swagger.serveStatic = (path, app, folder) => {
    const fastify = app.getHttpAdapter().getInstance();
    const { register } = fastify;
    fastify.register = ((plugin: object, options: object) =>
      Reflect.apply(register, fastify, [
        Object.assign(plugin, { [DISPLAY_NAME]: 'swagger-pages' }),
        options,
      ])) as typeof register;
    try {
      serveStatic.call(swagger, path, app, folder);
    } finally {
      fastify.register = register;
    }
  };
}
