import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { AnswerLinks, LinkedRevision } from '../../domain/quoting/outcome/answer-links.port.js';
import type { OutcomeStatement } from '../../domain/quoting/outcome/commercial-outcome.js';
import { closeAnswerLink, nominate } from '../../domain/quoting/outcome/nominate.js';
import { findNominationDifferences, type Nomination } from '../../domain/quoting/outcome/nomination.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { toLoggedOutcome } from './outcome-event.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** What may be done with a link: answer, or nothing because of what it says. */
export type LinkState = 'open' | 'answered' | 'superseded' | 'overdue' | 'unavailable';

/** A quotation as its link shows it. */
export interface LinkedQuotation {
  readonly quotation: Quotation;
  readonly state: LinkState;
  /** Who quotes; empty where the settings do not say it. */
  readonly companyName: string;
}

/** What a customer answers on the page. */
export type AnswerByLinkInput = OutcomeStatement & {
  readonly outcome: 'accepted' | 'declined';
  readonly nomination: Nomination;
};

/** Dependencies of the page by which customers answer. */
export interface AnswerByLinkDependencies {
  readonly quotations: Pick<QuotationRepository, 'find'>;
  readonly settings: Pick<SettingsRepository, 'getCurrent'>;
  readonly links: AnswerLinks;
}

/** Lets a customer accept or decline a quotation by the signed link of its reply, once. */
export class AnswerByLink {
  constructor(
    private readonly dependencies: AnswerByLinkDependencies,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The quotation that a token speaks of by its signature alone, without looking anything up; undefined: it is not ours. */
  findQuotationId(token: string): number | undefined {
    return this.dependencies.links.read(token)?.quotationId;
  }

  /**
   * What a link leads to; nothing is changed, whoever or whatever follows it.
   * @throws DomainError `missing` for a token that is not ours
   */
  async view(token: string): Promise<LinkedQuotation> {
    const { linked, companyName } = await this.readToken(token);
    const quotation = await this.dependencies.quotations.find(linked.quotationId);
    return toLinkedQuotation(quotation, linked, companyName, this.clock.now());
  }

  /**
   * Records what the customer answers.
   * @throws DomainError `missing` for a token that is not ours, `conflict` where the link may not answer any more
   */
  async answer(token: string, input: AnswerByLinkInput): Promise<LinkedQuotation> {
    const at = this.clock.now();
    const { linked, companyName } = await this.readToken(token);
    return this.unitOfWork.run(async (tx) => {
      const stored = await tx.quotations.findForUpdate(linked.quotationId);
      const { quotation, state } = toLinkedQuotation(stored, linked, companyName, at);
      if (state !== 'open') throw new DomainError('conflict', QUOTING_MESSAGES.linkClosed(quotation.number));
      const { nomination, ...statement } = input;
      const recorded = { ...statement, source: 'link', actor: SYSTEM_ACTOR, at } as const;
      const accepted = quotation.recordAnswer(at).recordOutcome(recorded);
      const answered = closeAnswerLink(nominate(accepted, nomination), at);
      await tx.quotations.update(answered);
      await tx.events.publish({
        type: 'quotation-answered-by-link',
        ...{ at, actor: SYSTEM_ACTOR, quotationId: quotation.id, emailId: quotation.emailId },
        clientEmail: quotation.clientEmail,
        after: toLoggedOutcome(recorded),
        nomination,
        differences: findNominationDifferences(nomination, quotation),
      });
      return { quotation: answered, state: 'answered', companyName };
    });
  }

  private async readToken(token: string): Promise<{ readonly linked: LinkedRevision; readonly companyName: string }> {
    const { answerLinks, companyName } = await this.dependencies.settings.getCurrent();
    const linked = answerLinks ? this.dependencies.links.read(token) : undefined;
    if (!linked) throw createUnknownLinkError();
    return { linked, companyName };
  }
}

/** @throws DomainError `missing` where the quotation was deleted since */
function toLinkedQuotation(
  quotation: Quotation | undefined,
  { revision, createdAt }: LinkedRevision,
  companyName: string,
  now: Date,
): LinkedQuotation {
  const isOther = quotation?.revision === revision && quotation.createdAt.getTime() !== createdAt.getTime();
  if (!quotation || isOther) throw createUnknownLinkError();
  return { quotation, state: getLinkState(quotation, revision, now), companyName };
}

/** Whether a link to a revision may answer. */
function getLinkState(quotation: Quotation, revision: number, now: Date): LinkState {
  if (quotation.revision !== revision) return 'superseded';
  if (quotation.commercial?.linkUsedAt) return 'answered';
  const ended = quotation.commercial?.outcome;
  if (ended && ended.source !== 'last-day') return 'answered';
  if (quotation.status !== 'sent') return 'unavailable';
  return ended || quotation.isOverdue(now) ? 'overdue' : 'open';
}

function createUnknownLinkError(): DomainError {
  return new DomainError('missing', QUOTING_MESSAGES.linkUnknown);
}
