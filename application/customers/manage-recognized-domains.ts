import type { Clock } from '../../domain/clock.port.js';
import { mixesAlphabets, resembledDomain } from '../../domain/customers/look-alike.js';
import type { MailDomainRegistry } from '../../domain/customers/public-suffix-list.port.js';
import {
  faultsOfSender,
  type RecognizedSender,
  type RecognizedSenderDraft,
} from '../../domain/customers/recognized-domain.js';
import type { RecognizedSenders } from '../../domain/customers/recognized-domain.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** What a person enters for a domain. */
export interface EnteredSender {
  readonly domain: string | undefined;
  readonly companyName: string | undefined;
  readonly country: string | undefined;
  readonly isApproved: boolean | undefined;
  readonly notes: string | undefined;
  /** The person knows that anybody can get a mailbox there, and wants it all the same. */
  readonly confirmFreeMail: boolean;
  /** The person knows that the domain could be taken for a recognized one, and wants it all the same. */
  readonly confirmLookAlike: boolean;
  /** The version that the edit started from; undefined overwrites. */
  readonly version: number | undefined;
}

/** Keeps the list of recognized domains. */
export class KeepRecognizedSenders {
  constructor(
    private readonly senders: RecognizedSenders,
    private readonly registry: MailDomainRegistry,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By domain. */
  async all(): Promise<readonly RecognizedSender[]> {
    return this.senders.all();
  }

  /** @throws RuleViolation `invalid` with the specification's sentence, `conflict` for a duplicate */
  async add(entry: EnteredSender, actor: string): Promise<RecognizedSender> {
    const draft = this.draftOf(entry);
    await this.refuseLookAlike(draft.mailDomain, entry, undefined);
    const now = this.clock.now();
    return this.unitOfWork.run(async (desk) => {
      const sender = await desk.senders.add(draft, now);
      await desk.activity.append(this.note('Domain created', sender, actor, undefined, sender));
      return sender;
    });
  }

  /** @throws RuleViolation `invalid`, `missing` for an unknown id, `conflict` for a stale version or a duplicate */
  async replace(id: number, entry: EnteredSender, actor: string): Promise<RecognizedSender> {
    const before = await this.existing(id);
    const draft = this.draftOf(entry);
    await this.refuseLookAlike(draft.mailDomain, entry, id);
    return this.unitOfWork.run(async (desk) => {
      const sender = await desk.senders.replace(id, draft, entry.version);
      await desk.activity.append(this.note('Domain updated', sender, actor, before, sender));
      return sender;
    });
  }

  /** @throws RuleViolation `missing` for an unknown id */
  async remove(id: number, actor: string): Promise<void> {
    const before = await this.existing(id);
    await this.unitOfWork.run(async (desk) => {
      await desk.senders.remove(id);
      await desk.activity.append(this.note('Domain deleted', before, actor, before, undefined));
    });
  }

  private async existing(id: number): Promise<RecognizedSender> {
    const sender = await this.senders.byId(id);
    if (!sender) throw unknownRecord('recognized domain', id);
    return sender;
  }

  private draftOf(entry: EnteredSender): RecognizedSenderDraft {
    refuseFaults(
      faultsOfSender({
        ...(entry.domain === undefined ? {} : { domain: entry.domain }),
        ...(entry.companyName === undefined ? {} : { companyName: entry.companyName }),
      }),
    );
    const mailDomain = this.registry.asciiDomain(entry.domain ?? '');
    if (!mailDomain) throw faultOfDomain('Please enter a domain such as customer.com.');
    if (this.registry.isPublicSuffix(mailDomain)) {
      throw faultOfDomain(`Everybody can register a domain below ${mailDomain}: it cannot be recognized.`);
    }
    if (mixesAlphabets(this.registry.readableDomain(mailDomain))) {
      throw faultOfDomain('The domain mixes letters of several alphabets, as imitations do: it cannot be recognized.');
    }
    if (this.registry.isFreeMail(mailDomain) && !entry.confirmFreeMail) {
      const message = `Anybody can get a mailbox at ${mailDomain}: confirm that all of them are to be recognized.`;
      throw new RuleViolation('invalid', message, [{ field: 'confirmFreeMail', message }]);
    }
    return {
      mailDomain,
      companyName: (entry.companyName ?? '').trim(),
      country: entry.country?.trim() || undefined,
      isApproved: entry.isApproved ?? true,
      notes: entry.notes?.trim() || undefined,
    };
  }

  private async refuseLookAlike(mailDomain: string, entry: EnteredSender, id: number | undefined): Promise<void> {
    if (entry.confirmLookAlike) return;
    const readable = (one: string) => this.registry.readableDomain(one);
    const others = (await this.senders.all()).filter((one) => one.id !== id);
    const resembled = resembledDomain(
      readable(mailDomain),
      others.map((one) => readable(one.mailDomain)),
    );
    if (!resembled) return;
    const message = `${readable(mailDomain)} looks like ${resembled}, which is recognized: confirm that it is another company's.`;
    throw new RuleViolation('invalid', message, [{ field: 'confirmLookAlike', message }]);
  }

  private note(
    action: string,
    sender: RecognizedSender,
    actor: string,
    before: RecognizedSender | undefined,
    after: RecognizedSender | undefined,
  ) {
    return changeNote({ at: this.clock.now(), action, details: sender.mailDomain, actor, before, after });
  }
}

function faultOfDomain(message: string): RuleViolation {
  return new RuleViolation('invalid', message, [{ field: 'domain', message }]);
}
