import type { Clock } from '../../domain/clock.port.js';
import type { Autonomy } from '../../domain/customers/autonomy.js';
import { extractMailDomain, normalizeMailbox } from '../../domain/customers/mail-domain.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import {
  listRecognitionObstacles,
  type RecognitionCandidate,
  type RecognitionObstacle,
} from '../../domain/customers/recognition-obstacle.js';
import {
  type NewRecognizedDomain,
  type RecognizedDomain,
  validateRecognizedDomain,
} from '../../domain/customers/recognized-domain.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { CUSTOMERS_MESSAGES } from './customers.messages.js';

/** Values entered for a domain, or for one mailbox of it. */
export interface RecognizedDomainInput {
  /** May be left out with a mailbox, whose domain it is then. */
  readonly domain: string | undefined;
  /** Only this mailbox; empty or undefined: every mailbox of the domain. */
  readonly mailbox?: string | undefined;
  readonly companyName: string | undefined;
  readonly country: string | undefined;
  readonly isApproved: boolean | undefined;
  readonly notes: string | undefined;
  /** Null: as the settings say; undefined: unchanged. */
  readonly autonomy?: Autonomy | null | undefined;
  /** The user confirms a domain where anyone can register a mailbox. */
  readonly confirmFreeMail: boolean;
  /** The user confirms a domain that resembles a recognized one. */
  readonly confirmLookAlike: boolean;
  /** The version that the edit started from; undefined overwrites. */
  readonly version: number | undefined;
}

/** Manages the recognized domains. */
export class ManageRecognizedDomains {
  constructor(
    private readonly recognizedDomains: RecognizedDomainRepository,
    private readonly registry: PublicSuffixList,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By domain. */
  async all(): Promise<readonly RecognizedDomain[]> {
    return this.recognizedDomains.all();
  }

  /** @throws DomainError `invalid` with the specification's message, `conflict` for a duplicate */
  async add(entry: RecognizedDomainInput, actor: string): Promise<RecognizedDomain> {
    const draft = this.toDraft(entry, undefined);
    this.assertRecognizable(draft, entry, await this.recognizedDomains.all());
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const domain = await tx.recognizedDomains.add(draft, now);
      await tx.events.publish({ type: 'recognized-domain-created', at: this.clock.now(), actor, after: domain });
      return domain;
    });
  }

  /** @throws DomainError `invalid`, `missing` for an unknown id, `conflict` for a stale version or a duplicate */
  async replace(id: number, entry: RecognizedDomainInput, actor: string): Promise<RecognizedDomain> {
    return this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx.recognizedDomains, id);
      const draft = this.toDraft(entry, before.autonomy);
      this.assertRecognizable(draft, entry, await tx.recognizedDomains.all(), id);
      const domain = await tx.recognizedDomains.replace(id, draft, entry.version);
      await tx.events.publish({
        type: 'recognized-domain-updated',
        at: this.clock.now(),
        actor,
        before,
        after: domain,
      });
      return domain;
    });
  }

  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  async remove(id: number, actor: string, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx.recognizedDomains, id);
      await tx.recognizedDomains.remove(id, version);
      await tx.events.publish({ type: 'recognized-domain-deleted', at: this.clock.now(), actor, before });
    });
  }

  private toDraft(entry: RecognizedDomainInput, before: Autonomy | undefined): NewRecognizedDomain {
    assertValid(
      validateRecognizedDomain({
        ...(entry.domain === undefined ? {} : { domain: entry.domain }),
        ...(entry.mailbox === undefined ? {} : { mailbox: entry.mailbox }),
        ...(entry.companyName === undefined ? {} : { companyName: entry.companyName }),
      }),
    );
    const candidate = this.toCandidate(entry);
    const autonomy = entry.autonomy === undefined ? before : (entry.autonomy ?? undefined);
    return {
      ...candidate,
      companyName: (entry.companyName ?? '').trim(),
      country: entry.country?.trim() || undefined,
      isApproved: entry.isApproved ?? true,
      notes: entry.notes?.trim() || undefined,
      ...(autonomy === undefined ? {} : { autonomy }),
    };
  }

  /** The domain, or the mailbox at it, that is to be recognized. */
  private toCandidate({ domain, mailbox }: RecognizedDomainInput): RecognitionCandidate {
    const address = normalizeMailbox(mailbox ?? '');
    const mailDomain = this.registry.toAsciiDomain((address && extractMailDomain(address)) ?? domain ?? '');
    if (!mailDomain) throw createFieldError('domain', CUSTOMERS_MESSAGES.noDomain);
    if (address === undefined) return { mailDomain };
    const entered = domain?.trim() ? this.registry.toAsciiDomain(domain) : mailDomain;
    if (entered !== mailDomain) throw createFieldError('mailbox', CUSTOMERS_MESSAGES.otherDomain);
    return { mailDomain, mailbox: `${address.slice(0, address.lastIndexOf('@'))}@${mailDomain}` };
  }

  /** The guard of what gets recognized; a person may confirm what is doubtful, but not what is never right. */
  private assertRecognizable(
    draft: NewRecognizedDomain,
    entry: RecognizedDomainInput,
    all: readonly RecognizedDomain[],
    id?: number,
  ): void {
    const others = all.filter((one) => one.id !== id);
    for (const obstacle of listRecognitionObstacles(draft, others, this.registry)) {
      const error = this.createObstacleError(draft, obstacle, entry);
      if (error) throw error;
    }
  }

  private createObstacleError(
    draft: NewRecognizedDomain,
    obstacle: RecognitionObstacle,
    entry: RecognizedDomainInput,
  ): DomainError | undefined {
    const { mailDomain } = draft;
    switch (obstacle.kind) {
      case 'public-suffix':
        return createFieldError('domain', CUSTOMERS_MESSAGES.publicSuffix(mailDomain));
      case 'mixed-alphabets':
        return createFieldError('domain', CUSTOMERS_MESSAGES.mixedAlphabets);
      case 'mail-provider':
        return entry.confirmFreeMail
          ? undefined
          : createFieldError('confirmFreeMail', CUSTOMERS_MESSAGES.mailProvider(mailDomain));
      case 'look-alike': {
        const readable = draft.mailbox ?? this.registry.toUnicodeDomain(mailDomain);
        return entry.confirmLookAlike
          ? undefined
          : createFieldError(
              'confirmLookAlike',
              CUSTOMERS_MESSAGES.lookAlike({ mailDomain: readable, lookAlike: obstacle.of }),
            );
      }
    }
  }
}

function createFieldError(field: string, message: string): DomainError {
  return new DomainError('invalid', message, [{ field, message }]);
}

/** Read under the lock of the change: what the log calls the value before was the value before. */
async function findForUpdate(
  recognizedDomains: Pick<RecognizedDomainRepository, 'findForUpdate'>,
  id: number,
): Promise<RecognizedDomain> {
  const domain = await recognizedDomains.findForUpdate(id);
  if (!domain) throw createNotFoundError('recognized domain', id);
  return domain;
}
