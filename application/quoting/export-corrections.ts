import type { ChargeableWeightRule } from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { Corrections } from '../../domain/quoting/correction/correction.repository.js';
import { type LabelledEmail, labelledEmail } from './training-example.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

const PORTION = 100;

/** Where corrected quotations are looked up. */
export interface CorrectionSources {
  readonly corrections: Corrections;
  readonly quotations: Quotations;
  readonly emails: IncomingEmails;
}

/** Hands out what people corrected as labelled emails, by which readers are measured and taught; logs who took it. */
export class ExportCorrections {
  constructor(
    private readonly sources: CorrectionSources,
    private readonly rule: ChargeableWeightRule,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** In portions, by quotation. An email whose corrections were all taken back is left out. */
  async execute(actor: string): Promise<AsyncIterable<readonly LabelledEmail[]>> {
    const details = 'Corrected emails with their corrected values';
    const change = { at: this.clock.now(), action: 'Corrections exported', details, actor };
    const entry = changeNote({ ...change, before: undefined, after: undefined });
    await this.unitOfWork.run((desk) => desk.activity.append({ ...entry, category: 'quotation', status: 'info' }));
    return this.portions();
  }

  private async *portions(): AsyncGenerator<readonly LabelledEmail[]> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const ids: readonly number[] = await this.sources.corrections.quotationIds(last, PORTION);
      yield (await Promise.all(ids.map((id) => this.labelled(id)))).flat();
      last = ids.length === PORTION ? ids.at(-1) : undefined;
    }
  }

  /** The emails of a quotation's thread that were corrected, the newest first, each as its last revision left it. */
  private async labelled(id: number): Promise<readonly LabelledEmail[]> {
    const newest = await this.sources.quotations.find(id);
    if (!newest) return [];
    const revisions: readonly Quotation[] = [newest, ...(await this.sources.quotations.revisionsOf(id))];
    const first = revisions.at(-1);
    const settled = revisions.filter(({ emailId }, at) => revisions.findIndex((one) => one.emailId === emailId) === at);
    const labelled = settled
      .filter(({ request }) => request.corrected !== undefined)
      .map(async (revision) => {
        const email = await this.sources.emails.find(revision.emailId);
        return email && labelledEmail(revision, email, revision.emailId !== first?.emailId, this.rule);
      });
    return (await Promise.all(labelled)).flatMap((one) => one ?? []);
  }
}
