import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { HEAP_ENVIRONMENT, NODE_HEAP_FLAGS } from '../../apps/supervisor/heap-flags.js';
import { noteProcess } from '../support/run-folder.js';

/** Where the project lies; tests run from there. */
const PROJECT = process.cwd();
const START_TIMEOUT_MS = 240_000;

/** The administrator of servers under test. */
export const ADMIN = { email: 'admin@desk.example', password: 'a password for tests only' } as const;
export const WEBHOOK_SECRET = 'webhook secret for tests only';

/** Below those that the system gives to connections on their way out: one of these would hold the port while a server starts again. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/** A port that is free, and that no connection takes by chance before the server listens, or while it is started again. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  const server = createServer();
  server.listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return findFreePort();
  server.close();
  await once(server, 'close');
  return port;
}

/** The whole product as a process of its own. */
export class ServerProcess {
  private constructor(
    readonly base: string,
    private readonly child: ChildProcess,
    /** What it printed for people. */
    readonly printed: () => string,
  ) {}

  /** Starts the product and waits until it says that it is ready. */
  static async start(options: {
    readonly dataDir: string;
    readonly port: number;
    readonly environment?: NodeJS.ProcessEnv;
    /** Another program than the product's own; a path below the compiled server. */
    readonly program?: string;
  }): Promise<ServerProcess> {
    const base = `http://127.0.0.1:${options.port}`;
    const child = spawn(
      process.execPath,
      [...NODE_HEAP_FLAGS, join('dist', 'server', options.program ?? join('apps', 'api', 'main.js'))],
      {
        cwd: PROJECT,
        env: {
          ...HEAP_ENVIRONMENT,
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          HOST: '127.0.0.1',
          PORT: String(options.port),
          DATA_DIR: options.dataDir,
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
          WEBHOOK_SECRET,
          LOG_LEVEL: 'error',
          // Seconds of work after every start, for customers who are not here.
          WARM_UP: 'no',
          ...options.environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const forgetProcess = noteProcess(child.pid);
    child.once('exit', forgetProcess);
    let printed = '';
    const ready = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        // Nobody would end it later.
        child.kill('SIGKILL');
        reject(new Error(`Not ready in time: ${printed}`));
      }, START_TIMEOUT_MS);
      const onOutput = (chunk: Buffer) => {
        printed += chunk.toString();
        if (!/Istmo is ready|works the queue/.test(printed)) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`Ended with ${code} before it was ready: ${printed}`));
      });
    });
    await ready;
    return new ServerProcess(base, child, () => printed);
  }

  /** The number of its process. */
  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The process was never begun.');
    return this.child.pid;
  }

  /** Whether the process is no more. */
  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends the process as an operator would; the embedded server with it. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.hasEnded) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
    return this.child.exitCode;
  }
}

/** A signed-in caller of a server's API. */
export class ApiClient {
  private constructor(
    private readonly base: string,
    private readonly cookie: string,
  ) {}

  static async signIn(base: string): Promise<ApiClient> {
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
    });
    if (response.status !== 200) throw new Error(`Sign-in: ${response.status} ${await response.text()}`);
    const [cookie = ''] = response.headers.getSetCookie();
    return new ApiClient(base, cookie.split(';')[0] ?? '');
  }

  /** Fetches an address as it comes, for instance a file. */
  fetch(path: string): Promise<Response> {
    return fetch(this.base + path, { headers: { cookie: this.cookie, origin: this.base } });
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly json: unknown }> {
    const { status, text } = await this.send(method, path, body);
    return { status, json: text === '' ? undefined : JSON.parse(text) };
  }

  /** Calls, and leaves the answer as the text that it is. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly text: string }> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        cookie: this.cookie,
        origin: this.base,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }
}
