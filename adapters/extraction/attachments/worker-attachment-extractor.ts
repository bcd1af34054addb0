import type { ThreadTeam, ThreadTeams } from '../../runtime/worker-pool/worker-pool.port.js';
import { type AttachmentText, AttachmentTexts } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { Attachment } from '../../../domain/inbound-mail/inbound-email.js';
import { type DocumentKind, documentKindOf } from './document-kind.js';
import type { DocumentText } from './document-text.js';
import type { DocumentJob } from './document.worker.js';

/** How long one document may take. */
export const DOCUMENT_MS = 5_000;
/** How long all documents of one email may take: the rest is left to a person. */
export const EMAIL_MS = 15_000;
const MOST_DOCUMENTS = 10;
const HEAP_MB = 192;
const MOST_GROWTH_MB = 512;
/** Emails whose documents are read at a time: as many as are answered at a time. */
const MOST_THREADS = 4;
const BUILT_PROGRAM = new URL('./document.worker.js', import.meta.url);

/** Reads documents in threads with limits on time and memory: a hostile one costs a thread, never the desk. */
export class WorkerTexts extends AttachmentTexts {
  private readonly team: ThreadTeam<DocumentJob, DocumentText>;

  constructor(
    teams: ThreadTeams,
    /** The built file of the program. */
    program: URL = BUILT_PROGRAM,
  ) {
    super();
    this.team = teams.team({
      program,
      mostThreads: MOST_THREADS,
      jobMs: DOCUMENT_MS,
      heapMb: HEAP_MB,
      growthMb: MOST_GROWTH_MB,
      isFreshForEach: true,
    });
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
  private async readOne(kind: DocumentKind, bytes: Buffer, jobMs: number): Promise<DocumentText | undefined> {
    const job: DocumentJob = { kind, bytes: new Uint8Array(bytes) };
    return this.team.run(job, { jobMs, handedOver: [job.bytes.buffer] }).catch(() => undefined);
  }
}
