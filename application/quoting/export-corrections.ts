import type { ChargeableWeightRule } from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { CorrectionRepository } from '../../domain/quoting/correction/correction.repository.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { type TrainingExample, toTrainingExample } from './training-example.js';

const BATCH_SIZE = 100;

/** Dependencies for looking up corrected quotations. */
export interface ExportCorrectionsDependencies {
  readonly corrections: CorrectionRepository;
  readonly quotations: QuotationRepository;
  readonly emails: InboundEmailRepository;
}

/** Exports users' corrections as labelled emails, for measuring and training extractors; the export is logged. */
export class ExportCorrections {
  constructor(
    private readonly dependencies: ExportCorrectionsDependencies,
    private readonly rule: ChargeableWeightRule,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** In portions, by quotation. An email whose corrections were all taken back is left out. */
  async execute(actor: string): Promise<AsyncIterable<readonly TrainingExample[]>> {
    const at = this.clock.now();
    await this.unitOfWork.run(({ events }) => events.publish({ type: 'corrections-exported', at, actor }));
    return this.streamBatches();
  }

  private async *streamBatches(): AsyncGenerator<readonly TrainingExample[]> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const ids: readonly number[] = await this.dependencies.corrections.findQuotationIds(last, BATCH_SIZE);
      yield (await Promise.all(ids.map((id) => this.loadTrainingExamples(id)))).flat();
      last = ids.length === BATCH_SIZE ? ids.at(-1) : undefined;
    }
  }

  /** The emails of a quotation's thread that were corrected, the newest first, each as its last revision left it. */
  private async loadTrainingExamples(id: number): Promise<readonly TrainingExample[]> {
    const newest = await this.dependencies.quotations.find(id);
    if (!newest) return [];
    const revisions: readonly Quotation[] = [newest, ...(await this.dependencies.quotations.findRevisions(id))];
    const first = revisions.at(-1);
    const latestByEmail = revisions.filter(
      ({ emailId }, at) => revisions.findIndex((one) => one.emailId === emailId) === at,
    );
    const examples = latestByEmail
      .filter(({ request }) => request.corrected !== undefined)
      .map(async (revision) => {
        const email = await this.dependencies.emails.find(revision.emailId);
        return email && toTrainingExample(revision, email, revision.emailId !== first?.emailId, this.rule);
      });
    return (await Promise.all(examples)).flatMap((one) => one ?? []);
  }
}
