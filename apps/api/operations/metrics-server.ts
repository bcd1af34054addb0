import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { JobQueue } from '../../../application/jobs/job-queue.port.js';
import type { MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';
import type { Configuration } from '../config/configuration.js';
import { createListenError } from '../config/invalid-configuration-error.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { canFetchMetrics } from './metrics-access.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';
import type { Readiness } from './readiness.js';

/**
 * An address for monitoring alone, so that a process that only works on jobs can be watched, too: `/metrics`,
 * `/api/health/live` and `/api/health/ready`, as the web server of the others has them.
 */
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly metrics: MetricsExporter,
    private readonly queue: JobQueue,
    private readonly readiness: Pick<Readiness, 'report'>,
  ) {}

  /** Listens where the configuration asks for it. @throws InvalidConfigurationError where the address cannot be had */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsListen } = this.configuration;
    if (metricsListen === undefined) return;
    const server = createServer((request, response) => {
      this.respond(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
    server.listen(metricsListen.port, metricsListen.host);
    await once(server, 'listening').catch((error: unknown) => {
      throw createListenError('METRICS_LISTEN', metricsListen, error);
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0];
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const sendJson = (status: number, body: unknown) => send(status, 'application/json', JSON.stringify(body));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendJson(405, { error: OPERATIONS_MESSAGES.methodNotAllowed });
    if (path === '/api/health/live') return sendJson(200, { status: 'ok' });
    if (path === '/api/health/ready') {
      const { isReady, ...report } = await this.readiness.report();
      return sendJson(isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', ...report });
    }
    if (path !== '/metrics') return sendJson(404, { error: 'Not found.' });
    const caller = { addresses: [request.socket.remoteAddress], headers: request.headers };
    if (!canFetchMetrics(caller, this.configuration.metricsToken))
      return sendJson(401, { error: HTTP_MESSAGES.notSignedIn });
    const backlog = await this.queue.backlog().catch(() => undefined);
    send(200, this.metrics.contentType, await this.metrics.renderExposition(backlog));
  }
}
