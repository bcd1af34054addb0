import { availableParallelism } from 'node:os';
import type { ThreadTeam, ThreadTeams } from '../runtime/worker-pool/worker-pool.port.js';
import { ReplyDocument } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { CATALOGUES } from './localized-messages.js';
import { contentOf } from './build-reply-content.js';
import type { DocumentOrder } from './pdf.worker.js';

/** How long one document may take; it takes some twenty milliseconds. */
const DOCUMENT_MS = 20_000;
const MOST_THREADS = 4;
/** Twice what a document needs: without a bound a thread keeps far more than it uses. */
const HEAP_MB = 80;
const BUILT_PROGRAM = new URL('./pdf.worker.js', import.meta.url);

/** Writes replies as PDFs in threads of their own: mail doors and the console go on meanwhile, and every processor helps. */
export class ThreadedReplyDocument extends ReplyDocument {
  private readonly team: ThreadTeam<DocumentOrder, Uint8Array>;

  constructor(
    teams: ThreadTeams,
    /** The built file of the program. */
    program: URL = BUILT_PROGRAM,
    mostThreads = Math.min(availableParallelism(), MOST_THREADS),
  ) {
    super();
    this.team = teams.team({ program, mostThreads, jobMs: DOCUMENT_MS, heapMb: HEAP_MB, givesWay: true });
  }

  /** @throws Error where the document cannot be written, or takes too long */
  render(model: ReplyModel): Promise<Uint8Array> {
    return this.team.run({ content: contentOf(model, CATALOGUES[model.language]), issuedOn: model.issuedOn });
  }

  /** Ends the threads; who still waits is told so. */
  close(): Promise<void> {
    return this.team.close();
  }
}
