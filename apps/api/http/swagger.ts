import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Serves the description of the API, made from the code, at `/api/docs` and `/api/docs-json`. */
export function setupSwagger(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Istmo')
    .setDescription('Answers quotation requests for air freight to Central America.')
    .setVersion('1')
    .addCookieAuth('istmo_session')
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: 'api/docs-json',
  });
}
