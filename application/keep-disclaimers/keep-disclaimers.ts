import type { Clock } from '../../domain/clock.port.js';
import { type Disclaimer, type DisclaimerDraft, faultsOfDisclaimer } from '../../domain/disclaimer/disclaimer.js';
import type { Disclaimers } from '../../domain/disclaimer/disclaimers.port.js';
import type { ReferenceData } from '../../domain/geography/reference-data.port.js';
import { RuleViolation, refuseFaults } from '../../domain/rule-violation.js';
import { changeNote } from '../change-note.js';
import type { UnitOfWork } from '../unit-of-work.port.js';

/** Keeps the disclaimers that quotations carry. */
export class KeepDisclaimers {
  constructor(
    private readonly disclaimers: Disclaimers,
    private readonly reference: ReferenceData,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By priority, the highest first. */
  async all(): Promise<readonly Disclaimer[]> {
    return this.disclaimers.all();
  }

  /** @throws RuleViolation `invalid` with the specification's sentence */
  async add(entry: Partial<DisclaimerDraft>, actor: string): Promise<Disclaimer> {
    const draft = await this.draftOf(entry);
    return this.unitOfWork.run(async (desk) => {
      const disclaimer = await desk.disclaimers.add(draft);
      await desk.activity.append(this.note('Disclaimer created', disclaimer, actor, undefined, disclaimer));
      return disclaimer;
    });
  }

  /** @throws RuleViolation `invalid`, `missing` for an unknown id, `conflict` for a stale version */
  async replace(
    id: number,
    entry: Partial<DisclaimerDraft>,
    version: number | undefined,
    actor: string,
  ): Promise<Disclaimer> {
    const before = await this.existing(id);
    const draft = await this.draftOf(entry);
    return this.unitOfWork.run(async (desk) => {
      const disclaimer = await desk.disclaimers.replace(id, draft, version);
      await desk.activity.append(this.note('Disclaimer updated', disclaimer, actor, before, disclaimer));
      return disclaimer;
    });
  }

  /** @throws RuleViolation `missing` for an unknown id */
  async remove(id: number, actor: string): Promise<void> {
    const before = await this.existing(id);
    await this.unitOfWork.run(async (desk) => {
      await desk.disclaimers.remove(id);
      await desk.activity.append(this.note('Disclaimer deleted', before, actor, before, undefined));
    });
  }

  private async existing(id: number): Promise<Disclaimer> {
    const disclaimer = await this.disclaimers.find(id);
    if (!disclaimer) throw new RuleViolation('missing', `There is no disclaimer ${id}.`);
    return disclaimer;
  }

  private async draftOf(entry: Partial<DisclaimerDraft>): Promise<DisclaimerDraft> {
    refuseFaults(faultsOfDisclaimer(entry));
    const airports = await this.reference.airports();
    const airportIds = [...new Set(entry.airportIds ?? [])];
    const unknown = airportIds.find((id) => !airports.some((airport) => airport.id === id));
    if (unknown !== undefined) throw new RuleViolation('invalid', `There is no airport ${unknown}.`);
    return {
      title: (entry.title ?? '').trim(),
      content: (entry.content ?? '').trim(),
      priority: entry.priority ?? 1,
      airportIds,
    };
  }

  private note(
    action: string,
    disclaimer: Disclaimer,
    actor: string,
    before: Disclaimer | undefined,
    after: Disclaimer | undefined,
  ) {
    return changeNote({ at: this.clock.now(), action, details: disclaimer.title, actor, before, after });
  }
}
