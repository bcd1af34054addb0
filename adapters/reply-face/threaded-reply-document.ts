import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ReplyDocument } from '../../domain/reply/reply-document.port.js';
import type { ReplyModel } from '../../domain/reply/reply-model.js';
import { CATALOGUES } from './catalogues.js';
import { contentOf } from './content-of-model.js';
import type { DocumentOrder, WrittenDocument } from './document-thread.js';

/** How long one document may take; it takes some twenty milliseconds. */
const DOCUMENT_MS = 20_000;
const MOST_THREADS = 4;
const BUILT_THREAD = new URL('./document-thread.js', import.meta.url);

/** Who waits for a document. */
interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (fault: Error) => void;
  readonly patience: NodeJS.Timeout;
}

/** A thread, and the documents that it has been asked for. */
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** Writes replies as PDFs in threads of their own: mail doors and the console go on meanwhile, and every processor helps. */
export class ThreadedReplyDocument extends ReplyDocument {
  private readonly threads = new Set<Thread>();
  private ordered = 0;

  constructor(
    /** The built file of the thread. */
    private readonly threadFile: URL = BUILT_THREAD,
    private readonly mostThreads = Math.min(availableParallelism(), MOST_THREADS),
  ) {
    super();
  }

  /** @throws Error where the document cannot be written, or takes too long */
  render(model: ReplyModel): Promise<Uint8Array> {
    const thread = this.freest();
    this.ordered += 1;
    const order: DocumentOrder = {
      number: this.ordered,
      content: contentOf(model, CATALOGUES[model.language]),
      issuedOn: model.issuedOn,
    };
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.end(thread, 'The document took too long.'), DOCUMENT_MS);
      thread.waiting.set(order.number, { resolve, reject, patience });
      thread.worker.ref();
      thread.worker.postMessage(order);
    });
  }

  /** Ends the threads; who still waits is told so. */
  async close(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => this.end(thread, 'The desk was closed.')));
  }

  /** A thread that has nothing to do, a new one while there may be more, or the one with the least to do. */
  private freest(): Thread {
    const [least] = [...this.threads].sort((a, b) => a.waiting.size - b.waiting.size);
    const isNewOne = !least || (least.waiting.size > 0 && this.threads.size < this.mostThreads);
    return isNewOne ? this.opened() : least;
  }

  private opened(): Thread {
    const worker = new Worker(this.threadFile, { env: {}, stdout: true, stderr: true });
    const thread: Thread = { worker, waiting: new Map() };
    this.threads.add(thread);
    worker.on('message', (written: WrittenDocument) => {
      const waiting = thread.waiting.get(written.number);
      thread.waiting.delete(written.number);
      // A thread that has nothing to do keeps no process alive.
      if (thread.waiting.size === 0) worker.unref();
      if (!waiting) return;
      clearTimeout(waiting.patience);
      if ('bytes' in written) waiting.resolve(written.bytes);
      else waiting.reject(new Error(written.fault));
    });
    worker.once('error', (fault) => void this.end(thread, fault.message));
    worker.once('exit', () => void this.end(thread, 'The thread that writes documents has ended.'));
    return thread;
  }

  private async end(thread: Thread, reason: string): Promise<void> {
    if (!this.threads.delete(thread)) return;
    for (const { reject, patience } of thread.waiting.values()) {
      clearTimeout(patience);
      reject(new Error(reason));
    }
    thread.waiting.clear();
    await thread.worker.terminate();
  }
}
