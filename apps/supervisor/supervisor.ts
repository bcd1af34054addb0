import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { EXIT_CONFIG, READY_MESSAGE } from '../../application/operations/exit-codes.js';
import { HEAP_ENVIRONMENT, NODE_HEAP_FLAGS } from './heap-flags.js';

const MIN_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 5_000;
/** A server that lived this long was well: the next pause is the shortest again. */
const STEADY_MS = 60_000;
/** A server stops within 9.5 s by itself; one that hangs is not waited for any longer. */
const STOP_TIMEOUT_MS = 9_700;

/** How a server ended. */
interface ExitStatus {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/**
 * Keeps a server running: starts it, and again with growing pauses whenever it ends, until it is told to stop, the server has
 * stopped cleanly by itself, or its first start says that a person has to change something.
 */
export class Supervisor {
  private readonly stopping = new AbortController();
  private child: ChildProcess | undefined;
  private wasReady = false;

  /**
   * @param program the compiled server
   * @param log told in one sentence whenever the server ended and is started again
   */
  constructor(
    private readonly program: string,
    private readonly log: (message: string) => void,
  ) {}

  /** @returns the code to end with */
  async run(): Promise<number> {
    const { signal } = this.stopping;
    let backOffMs = MIN_BACKOFF_MS;
    while (!signal.aborted) {
      const startedAt = performance.now();
      const end = await this.runOnce();
      if (signal.aborted || end.code === 0) return end.code ?? 1;
      if (end.code === EXIT_CONFIG && !this.wasReady) return 1;
      if (performance.now() - startedAt > STEADY_MS) backOffMs = MIN_BACKOFF_MS;
      this.log(`the server ended with ${end.signal ?? end.code}: it is started again in ${backOffMs} ms`);
      await delay(backOffMs, undefined, { signal }).catch(() => undefined);
      backOffMs = Math.min(backOffMs * 2, MAX_BACKOFF_MS);
    }
    return 0;
  }

  /** Tells the server to stop; `run` then returns. */
  stop(): void {
    if (this.stopping.signal.aborted) return;
    this.stopping.abort();
    this.child?.kill('SIGTERM');
    setTimeout(() => this.child?.kill('SIGKILL'), STOP_TIMEOUT_MS).unref();
  }

  /** One life of the server. It hears by its channel when this process is no more. */
  private async runOnce(): Promise<ExitStatus> {
    const execArgv = [...process.execArgv, ...NODE_HEAP_FLAGS];
    const child = fork(this.program, { stdio: 'inherit', execArgv, env: { ...HEAP_ENVIRONMENT, ...process.env } });
    this.child = child;
    child.on('message', (message) => {
      if (message === READY_MESSAGE) this.wasReady = true;
    });
    const [code, signal]: [number | null, NodeJS.Signals | null] = await Promise.race([
      once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
      // A process that could not be begun says no more than that.
      once(child, 'error').then((): [number, null] => [1, null]),
    ]).catch((): [number, null] => [1, null]);
    this.child = undefined;
    return { code, signal };
  }
}
