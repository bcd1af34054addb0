import type { Clock } from '../../domain/clock.port.js';
import { findImitation } from '../../domain/customers/imitation.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
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

/** Values entered for a domain. */
export interface RecognizedDomainInput {
  readonly domain: string | undefined;
  readonly companyName: string | undefined;
  readonly country: string | undefined;
  readonly isApproved: boolean | undefined;
  readonly notes: string | undefined;
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
    const draft = this.toDraft(entry);
    await this.rejectImitation(draft.mailDomain, entry, undefined);
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const domain = await tx.recognizedDomains.add(draft, now);
      await tx.events.publish({ type: 'recognized-domain-created', at: this.clock.now(), actor, after: domain });
      return domain;
    });
  }

  /** @throws DomainError `invalid`, `missing` for an unknown id, `conflict` for a stale version or a duplicate */
  async replace(id: number, entry: RecognizedDomainInput, actor: string): Promise<RecognizedDomain> {
    const before = await this.findOrThrow(id);
    const draft = this.toDraft(entry);
    await this.rejectImitation(draft.mailDomain, entry, id);
    return this.unitOfWork.run(async (tx) => {
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

  /** @throws DomainError `missing` for an unknown id */
  async remove(id: number, actor: string): Promise<void> {
    const before = await this.findOrThrow(id);
    await this.unitOfWork.run(async (tx) => {
      await tx.recognizedDomains.remove(id);
      await tx.events.publish({ type: 'recognized-domain-deleted', at: this.clock.now(), actor, before });
    });
  }

  private async findOrThrow(id: number): Promise<RecognizedDomain> {
    const domain = await this.recognizedDomains.findById(id);
    if (!domain) throw createNotFoundError('recognized domain', id);
    return domain;
  }

  private toDraft(entry: RecognizedDomainInput): NewRecognizedDomain {
    assertValid(
      validateRecognizedDomain({
        ...(entry.domain === undefined ? {} : { domain: entry.domain }),
        ...(entry.companyName === undefined ? {} : { companyName: entry.companyName }),
      }),
    );
    const mailDomain = this.registry.toAsciiDomain(entry.domain ?? '');
    if (!mailDomain) throw createDomainError(CUSTOMERS_MESSAGES.noDomain);
    if (this.registry.isPublicSuffix(mailDomain)) {
      throw createDomainError(CUSTOMERS_MESSAGES.publicSuffix(mailDomain));
    }
    if (this.registry.isFreeMail(mailDomain) && !entry.confirmFreeMail) {
      const message = CUSTOMERS_MESSAGES.mailProvider(mailDomain);
      throw new DomainError('invalid', message, [{ field: 'confirmFreeMail', message }]);
    }
    return {
      mailDomain,
      companyName: (entry.companyName ?? '').trim(),
      country: entry.country?.trim() || undefined,
      isApproved: entry.isApproved ?? true,
      notes: entry.notes?.trim() || undefined,
    };
  }

  private async rejectImitation(
    mailDomain: string,
    entry: RecognizedDomainInput,
    id: number | undefined,
  ): Promise<void> {
    const others = (await this.recognizedDomains.all()).filter((one) => one.id !== id);
    const imitation = findImitation(
      mailDomain,
      others.map((one) => one.mailDomain),
      this.registry,
    );
    if (imitation?.kind === 'mixed-alphabets') throw createDomainError(CUSTOMERS_MESSAGES.mixedAlphabets);
    if (imitation === undefined || entry.confirmLookAlike) return;
    const readable = this.registry.toUnicodeDomain(mailDomain);
    const message = CUSTOMERS_MESSAGES.lookAlike({ mailDomain: readable, lookAlike: imitation.of });
    throw new DomainError('invalid', message, [{ field: 'confirmLookAlike', message }]);
  }
}

function createDomainError(message: string): DomainError {
  return new DomainError('invalid', message, [{ field: 'domain', message }]);
}
