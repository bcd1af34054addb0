import type { SeededRandom } from '../../adapters/seed/demo/seeded-random.js';

/** An event of virtual time. */
interface ScheduledEvent {
  readonly atMs: number;
  /** Chooses among events of one moment. */
  readonly order: number;
  readonly run: () => void;
}

const runAfterMicrotasks = globalThis.setImmediate;

/**
 * Virtual time: whatever waits does so here, and between two events everything runs to its next wait. The order of
 * events of one moment is drawn from the seed, so that a seed always gives the same run.
 */
export class Scheduler {
  /** Milliseconds since 1970; true time, which no process's wrong clock knows. */
  nowMs: number;
  /** Events so far. */
  steps = 0;
  private readonly events: ScheduledEvent[] = [];

  constructor(
    private readonly random: SeededRandom,
    startMs: number,
  ) {
    this.nowMs = startMs;
  }

  /** Calls a function after a time. @returns a function that prevents it */
  schedule(afterMs: number, run: () => void): () => void {
    const event = { atMs: this.nowMs + Math.max(0, afterMs), order: this.random.next(), run };
    let low = 0;
    for (let high = this.events.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (isBefore(event, this.events[middle])) high = middle;
      else low = middle + 1;
    }
    this.events.splice(low, 0, event);
    return () => {
      const at = this.events.indexOf(event);
      if (at >= 0) this.events.splice(at, 1);
    };
  }

  /** Resolves after a time. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.schedule(milliseconds, resolve);
    });
  }

  /** Runs events until the condition holds or the time is over. @returns whether it holds */
  async runUntil(isDone: () => boolean, timeoutMs: number): Promise<boolean> {
    const endMs = this.nowMs + timeoutMs;
    while (!isDone()) {
      const event = this.events[0];
      if (!event || event.atMs > endMs) return false;
      this.events.shift();
      this.nowMs = event.atMs;
      this.steps += 1;
      event.run();
      await new Promise((resolve) => runAfterMicrotasks(resolve));
    }
    return true;
  }
}

function isBefore(event: ScheduledEvent, other: ScheduledEvent | undefined): boolean {
  if (!other) return true;
  return event.atMs < other.atMs || (event.atMs === other.atMs && event.order < other.order);
}

/** Has timers of the product run on virtual time while a function runs. */
export async function runWithVirtualTimers<T>(scheduler: Scheduler, run: () => Promise<T>): Promise<T> {
  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
  const setVirtual = (callback: () => void, milliseconds = 0) => scheduler.schedule(milliseconds, callback);
  const clearVirtual = (cancel: (() => void) | undefined) => cancel?.();
  Object.assign(globalThis, { setTimeout: setVirtual, clearTimeout: clearVirtual });
  try {
    return await run();
  } finally {
    Object.assign(globalThis, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
  }
}
