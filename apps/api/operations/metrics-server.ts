import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JobQueue } from '../../../application/jobs/job-queue.port.js';
import type { MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';
import { canFetchMetrics } from './metrics-access.js';
import type { MetricsToken } from './metrics-token.js';
import type { Readiness } from './readiness.js';

/** What a process tells of itself at its metrics address. */
export interface MetricsDependencies {
  readonly metrics: MetricsExporter;
  readonly queue: JobQueue;
  readonly token: MetricsToken;
  readonly readiness: Pick<Readiness, 'report'>;
}

/**
 * An address for monitoring alone, so that a process that only works the queue can be watched, too: `/metrics`,
 * `/api/health/live` and `/api/health/ready`, as the web server of the others has them.
 */
export class MetricsServer {
  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Starts listening. @throws Error where the address cannot be had */
  static async start(
    listen: { readonly host: string; readonly port: number },
    dependencies: MetricsDependencies,
  ): Promise<MetricsServer> {
    const server = createServer((request, response) => {
      respond(request, response, dependencies).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
    server.listen(listen.port, listen.host);
    await once(server, 'listening');
    return new MetricsServer(server, (server.address() as AddressInfo).port);
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  dependencies: MetricsDependencies,
): Promise<void> {
  const path = request.url?.split('?', 1)[0];
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const sendJson = (status: number, body: unknown) => send(status, 'application/json', JSON.stringify(body));
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(405, { error: 'Method not allowed.' });
  if (path === '/api/health/live') return sendJson(200, { status: 'ok' });
  if (path === '/api/health/ready') {
    const { isReady, ...report } = await dependencies.readiness.report();
    return sendJson(isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', ...report });
  }
  if (path !== '/metrics') return sendJson(404, { error: 'Not found.' });
  const caller = { addresses: [request.socket.remoteAddress], headers: request.headers };
  if (!canFetchMetrics(caller, dependencies.token)) return sendJson(401, { error: 'Not signed in' });
  const backlog = await dependencies.queue.backlog().catch(() => undefined);
  send(200, dependencies.metrics.contentType, await dependencies.metrics.renderExposition(backlog));
}
