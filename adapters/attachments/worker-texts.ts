import { Worker } from 'node:worker_threads';
import { type AttachmentText, AttachmentTexts } from '../../domain/incoming-email/attachment-texts.port.js';
import type { Attachment } from '../../domain/incoming-email/incoming-email.js';
import { type DocumentKind, documentKindOf } from './document-kind.js';
import type { DocumentText } from './document-text.js';
import type { DocumentJob } from './document-worker.js';

/** How long one document may take. */
export const DOCUMENT_MS = 5_000;
/** How long all documents of one email may take: the rest is left to a person. */
export const EMAIL_MS = 15_000;
const MOST_DOCUMENTS = 10;
/** Of a worker's own memory; what it holds outside of that is watched by the growth of the process. */
const WORKER_MB = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const;
const MOST_GROWTH_BYTES = 512 * 1024 * 1024;
const WATCH_MS = 100;
const BUILT_WORKER = new URL('./document-worker.js', import.meta.url);

/** Reads documents in threads with limits on time and memory: a hostile one costs a thread, never the desk. */
export class WorkerTexts extends AttachmentTexts {
  constructor(
    /** The built file of the worker. */
    private readonly workerFile: URL = BUILT_WORKER,
  ) {
    super();
  }

  override async read(attachments: readonly Attachment[], maxBytes: number): Promise<readonly AttachmentText[]> {
    const giveUpAt = performance.now() + EMAIL_MS;
    const texts: AttachmentText[] = [];
    for (const { filename, contentType, contentBase64, sizeBytes } of attachments.slice(0, MOST_DOCUMENTS)) {
      const left = giveUpAt - performance.now();
      if (contentBase64 === undefined || sizeBytes > maxBytes || left <= 0) continue;
      const bytes = Buffer.from(contentBase64, 'base64');
      const kind = documentKindOf(filename, contentType, bytes);
      if (!kind || bytes.length > maxBytes) continue;
      const read = await this.readOne(kind, bytes, Math.min(DOCUMENT_MS, left));
      // A scanned page has no text: nobody has read it.
      if (read && /[\p{L}\p{N}]/u.test(read.text)) texts.push({ filename, text: read.text, isCut: read.isCut });
    }
    return texts;
  }

  /** Undefined where the document is damaged, or takes more than it may. */
  private readOne(kind: DocumentKind, bytes: Buffer, patienceMs: number): Promise<DocumentText | undefined> {
    const job: DocumentJob = { kind, bytes: new Uint8Array(bytes) };
    const worker = new Worker(this.workerFile, {
      workerData: job,
      transferList: [job.bytes.buffer],
      resourceLimits: WORKER_MB,
      env: {},
      stdout: true,
      stderr: true,
    });
    const before = process.memoryUsage.rss();
    return new Promise((resolve) => {
      const settle = (text: DocumentText | undefined) => {
        clearTimeout(timer);
        clearInterval(watch);
        resolve(text);
        worker.terminate().catch(() => undefined);
      };
      const timer = setTimeout(settle, patienceMs, undefined);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > MOST_GROWTH_BYTES) settle(undefined);
      }, WATCH_MS);
      worker.once('message', (text: DocumentText) => settle(text));
      worker.once('error', () => settle(undefined));
      worker.once('exit', () => settle(undefined));
    });
  }
}
