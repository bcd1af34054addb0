import type { Administrator } from '../identity/administrator.js';
import type { Administrators } from '../identity/administrator.repository.js';
import type { NotificationChoices } from './notification-preferences.repository.js';
import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';
import type { Digest } from '../../domain/hasher.port.js';
import { mailDomainOf } from '../../domain/customers/mail-domain.js';
import type { StaffLetter } from './notification-email.messages.js';
import { faultOfStaffAddress, type StaffMail, type StaffMailTopic } from '../../domain/notifications/notification-email.js';
import type { Desk } from '../persistence/unit-of-work.port.js';

/** A letter and what may be told once only. */
export interface StaffPosting {
  readonly topic: StaffMailTopic;
  /** Tells this mail from the others of its topic to the same person. */
  readonly occasion: string;
  readonly letter: StaffLetter;
  readonly at: Date;
  readonly coveredUntil: Date;
}

/** Puts letters to the staff into the outbox: to the addresses in the desk's own list of people, and nowhere else. */
export class StaffPost {
  constructor(
    private readonly administrators: Administrators,
    private readonly choices: NotificationChoices,
    private readonly digest: Digest,
    /** The desk's mailbox, the sender of every mail. */
    private readonly mailbox: string,
  ) {}

  /** The people who want such mail and whose address mail can reach. */
  async whoWants(news: keyof NotificationPreferences): Promise<readonly Administrator[]> {
    const people = (await this.administrators.all()).filter(({ email }) => this.faultOf(email) === undefined);
    const wanted = await Promise.all(people.map(async ({ id }) => (await this.choices.of(id))[news]));
    return people.filter((_person, at) => wanted[at]);
  }

  /** Why nothing is mailed to an address; undefined where nothing speaks against it. */
  faultOf(address: string): string | undefined {
    return faultOfStaffAddress(address, this.mailbox);
  }

  /** @returns undefined where the person has been told already */
  async post(desk: Desk, person: Administrator, posting: StaffPosting): Promise<StaffMail | undefined> {
    const { topic, occasion, letter, at, coveredUntil } = posting;
    const key = `${topic}:${person.id}:${occasion}`;
    const domain = mailDomainOf(this.mailbox) ?? 'localhost';
    const messageId = `<staff.${topic}.${this.digest.sha256(`${key}\n${at.toISOString()}`).slice(0, 20)}@${domain}>`;
    const draft = {
      ...letter,
      key,
      topic,
      messageId,
      from: this.mailbox,
      to: person.email,
      createdAt: at,
      coveredUntil,
    };
    const mail = await desk.staffMails.add(draft);
    if (mail) await desk.queue.enqueue('send-staff-mail', mail.id, at);
    return mail;
  }
}
