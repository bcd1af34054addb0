import { createHash } from 'node:crypto';
import type { AttachmentText } from '../../../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { Attachment } from '../../../../domain/inbound-mail/inbound-email.js';
import { TextRecognizer } from '../../../../domain/inbound-mail/text-recognizer.port.js';
import type {
  WorkerPool,
  WorkerPoolFactory,
  WorkerPoolOptions,
} from '../../../runtime/worker-pool/worker-pool.port.js';
import { detectPictureFormat, type PictureFormat } from './picture-format.js';
import type { PictureJob, RecognizedDocument } from './recognize-document.js';

/** How long one file may take: a page takes two to four seconds of a processor. */
export const PICTURE_TIMEOUT_MS = 20_000;
/** Maximum time for all pictures of one email: the rest is left to staff. */
const EMAIL_TIMEOUT_MS = 25_000;
/** Pictures of one email that are read. */
const MAX_PICTURES = 5;
/** Files whose text is kept: a quotation is repriced and corrected soon after it was made. */
const MAX_REMEMBERED = 20;
const POOL_OPTIONS: WorkerPoolOptions = {
  program: new URL('./picture.worker.js', import.meta.url),
  // One at a time: each takes some 300 MB while it lasts.
  maxThreads: 1,
  jobMs: PICTURE_TIMEOUT_MS,
  growthMb: 512,
  // The thread ends with its job, and all that Tesseract holds with it.
  isFreshForEach: true,
};

/** Recognizes text by Tesseract in a thread with limits on time and memory: a hostile picture ends its thread only. */
export class WorkerTextRecognizer extends TextRecognizer {
  private readonly pool: WorkerPool<PictureJob, RecognizedDocument>;

  /** What was recognized last, by the digests of the files. */
  private readonly remembered = new Map<string, RecognizedDocument>();

  /** @param emailMs maximum time for all pictures of one email */
  constructor(
    poolFactory: WorkerPoolFactory,
    overrides?: Partial<WorkerPoolOptions>,
    private readonly emailMs = EMAIL_TIMEOUT_MS,
  ) {
    super();
    this.pool = poolFactory.createPool({ ...POOL_OPTIONS, ...overrides });
  }

  override async recognize(attachments: readonly Attachment[], maxBytes: number): Promise<readonly AttachmentText[]> {
    const deadline = performance.now() + this.emailMs;
    const texts: AttachmentText[] = [];
    for (const { filename, contentBase64 = '' } of attachments) {
      const left = deadline - performance.now();
      const bytes = Buffer.from(contentBase64, 'base64');
      const format = bytes.length > maxBytes ? undefined : detectPictureFormat(bytes);
      if (!format || left <= 0 || texts.length >= MAX_PICTURES) continue;
      const document = await this.recognizeOne(format, bytes, left);
      if (document && /[\p{L}\p{N}]/u.test(document.text)) {
        const { text, isCut, lines } = document;
        texts.push({ filename, text, isCut, recognizedLines: lines });
      }
    }
    return texts;
  }

  /** Undefined where the picture is damaged, or takes more than it may. */
  private async recognizeOne(
    format: PictureFormat,
    bytes: Buffer,
    jobMs: number,
  ): Promise<RecognizedDocument | undefined> {
    const digest = createHash('sha256').update(bytes).digest('base64');
    const known = this.remembered.get(digest);
    if (known) return known;
    const job: PictureJob = { format, bytes: new Uint8Array(bytes) };
    const document = await this.pool.run(job, { jobMs, transferList: [job.bytes.buffer] }).catch(() => undefined);
    if (document) this.remember(digest, document);
    return document;
  }

  private remember(digest: string, document: RecognizedDocument): void {
    this.remembered.set(digest, document);
    const oldest = this.remembered.keys().next().value;
    if (this.remembered.size > MAX_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }
}
