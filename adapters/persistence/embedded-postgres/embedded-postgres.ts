import { setTimeout as delay } from 'node:timers/promises';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { isSharedBy, toConnectionUrl } from './server-connection.js';
import { ServerFolder } from './server-folder.js';
import { type ServingPostmaster, type StartSettings, startOrAdopt } from './start-or-adopt.js';
import { stopPostmaster } from './stop-postmaster.js';

const MIN_BACK_OFF_MS = 200;
const MAX_BACK_OFF_MS = 5000;
/** How long `stop` waits for a restart in progress. */
const LAST_RESTART_TIMEOUT_MS = 500;
/** A server that lived this long was healthy: its next end is met with the shortest pause again. */
const HEALTHY_AFTER_MS = 10_000;

/** The PostgreSQL that came with the product, serving on a Unix socket, or on loopback where there are none. */
export interface EmbeddedServer {
  /** `postgres://…` with the random password of the program's role, no superuser; constant for the lifetime of this process. */
  readonly url: string;
  /** Re-attached to a server that was left running. */
  readonly adopted: boolean;
  /**
   * Stops the server, started or adopted: fast shutdown, at most 8 s. If another process of the same program still uses
   * it, it keeps running.
   */
  stop(): Promise<void>;
}

/** The folder and the callbacks of the embedded server. */
export interface EmbeddedPostgresOptions {
  /** Made where it is absent; everything of the server lies below it. */
  readonly dataDir: string;
  /** Called with one sentence when the server ends unexpectedly, and at each failed restart. */
  readonly onExit?: (message: string) => void;
  /** Called with one sentence about what was started, adopted or chosen. */
  readonly log?: (message: string) => void;
  /**
   * The name under which processes of this program connect (`application_name`); undefined: `stop` does not look for
   * others.
   */
  readonly program?: string;
  /** Reached by TCP also where there are sockets. */
  readonly isTcpOnly?: boolean;
  /** Another folder with `bin`, `lib` and `share` than the one of the installed package. */
  readonly nativeDir?: string;
}

/**
 * Starts the embedded PostgreSQL on a folder, or re-attaches to the one that a killed process left running there. While this
 * process lives, a server that ends is started again on the same port. Fails with an `EmbeddedPostgresError` whose message
 * says what to do. The server outlives this process unless `stop` is called.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedServer> {
  const folder = await ServerFolder.open(options.dataDir);
  const log = options.log ?? (() => undefined);
  const stopping = new AbortController();
  const { nativeDir, isTcpOnly } = options;
  const settings = { nativeDir, isTcpOnly, boundToPort: undefined, calledOff: stopping.signal, log };
  const serving = await startOrAdopt(folder, settings);
  return new SupervisedServer(folder, settings, stopping, serving, options);
}

/** Stops a server that was left running on this folder; false where none ran. */
export async function stopOrphaned(dataDir: string): Promise<boolean> {
  const folder = await ServerFolder.find(dataDir);
  return folder ? stopPostmaster(folder) : false;
}

class SupervisedServer implements EmbeddedServer {
  readonly url: string;
  readonly adopted: boolean;
  private readonly supervision: Promise<void>;

  constructor(
    private readonly folder: ServerFolder,
    private readonly settings: StartSettings,
    private readonly stopping: AbortController,
    private readonly serving: ServingPostmaster,
    private readonly options: EmbeddedPostgresOptions,
  ) {
    this.url = toConnectionUrl(serving);
    this.adopted = serving.adopted;
    this.supervision = this.keepServing(serving);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    const { program } = this.options;
    if (program !== undefined && (await isSharedBy(program, this.serving))) {
      this.settings.log(EMBEDDED_POSTGRES_MESSAGES.leftRunning);
      return;
    }
    await stopPostmaster(this.folder);
    await Promise.race([this.supervision, delay(LAST_RESTART_TIMEOUT_MS, undefined, { ref: false })]);
    // A restart that was in progress may have finished after the first check.
    await stopPostmaster(this.folder);
  }

  private async keepServing(first: ServingPostmaster): Promise<void> {
    const { signal } = this.stopping;
    let serving: ServingPostmaster | undefined = first;
    let servingSinceMs = Date.now();
    let backOffMs = MIN_BACK_OFF_MS;
    for (;;) {
      await serving?.waitUntilExit(signal);
      if (signal.aborted) return;
      if (serving) {
        this.options.onExit?.(EMBEDDED_POSTGRES_MESSAGES.restartedAfterCrash(this.folder.logFile));
        if (Date.now() - servingSinceMs > HEALTHY_AFTER_MS) backOffMs = MIN_BACK_OFF_MS;
      }
      await delay(backOffMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      backOffMs = Math.min(backOffMs * 2, MAX_BACK_OFF_MS);
      serving = await this.restart(first.port);
      servingSinceMs = Date.now();
    }
  }

  private async restart(port: number): Promise<ServingPostmaster | undefined> {
    try {
      return await startOrAdopt(this.folder, { ...this.settings, boundToPort: port });
    } catch (error) {
      if (!this.stopping.signal.aborted) this.options.onExit?.(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }
}
