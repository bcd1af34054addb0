import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

/** A way to a database that can be closed, as if the server were gone. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  /** The address of the database through the gate. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  async open(): Promise<void> {
    const server = createServer((inbound) => {
      const onward = connect(this.resolveTarget());
      for (const [one, other] of [
        [inbound, onward],
        [onward, inbound],
      ] as const) {
        this.sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
      }
    });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Where the database is reached: by TCP, or through its Unix socket. */
  private resolveTarget(): NetConnectOpts {
    const { hostname, port } = this.target;
    if (!/^%2f/i.test(hostname)) return { host: hostname, port: Number(port) };
    return { path: `${decodeURIComponent(hostname)}/.s.PGSQL.${port}` };
  }

  /** Cuts every connection, and lets nobody in. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
