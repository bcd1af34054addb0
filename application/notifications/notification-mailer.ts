import { extractMailDomain } from '../../domain/customers/mail-domain.js';
import type { Hasher } from '../../domain/hasher.port.js';
import { writeIn } from '../../domain/message-catalogue.js';
import {
  type NotificationEmail,
  type NotificationEmailType,
  validateNotificationAddress,
} from '../../domain/notifications/notification-email.js';
import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';
import type { Administrator } from '../identity/administrator.js';
import type { AdministratorRepository } from '../identity/administrator.repository.js';
import type { TransactionScope } from '../persistence/unit-of-work.port.js';
import type { RenderedNotification } from './notification-email-templates.js';
import type { NotificationPreferencesRepository } from './notification-preferences.repository.js';

/** An email to staff with its deduplication key. */
export interface NotificationJob {
  readonly topic: NotificationEmailType;
  /** Distinguishes this email from others of its type to the same recipient. */
  readonly deduplicationKey: string;
  /** Writes it in the language around the call, which is that of whoever gets it. */
  readonly render: () => RenderedNotification;
  readonly at: Date;
  readonly coveredUntil: Date;
}

/** Puts notification emails into the outbox, addressed to administrators only. */
export class NotificationMailer {
  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly hasher: Hasher,
    /** The system's mailbox, the sender of every email. */
    private readonly mailbox: string,
  ) {}

  /** The active members of staff who receive this type and whose address is usable. */
  async findSubscribers(preference: keyof NotificationPreferences): Promise<readonly Administrator[]> {
    const recipients = (await this.administrators.all()).filter(
      ({ email, isActive }) => isActive && this.validateAddress(email) === undefined,
    );
    const isSubscribed = await Promise.all(
      recipients.map(async ({ id }) => (await this.preferences.get(id))[preference]),
    );
    return recipients.filter((_recipient, at) => isSubscribed[at]);
  }

  /** Why an address gets no mail; undefined if it is usable. */
  validateAddress(address: string): string | undefined {
    return validateNotificationAddress(address, this.mailbox);
  }

  /** @returns undefined if the recipient has been notified already */
  async enqueue(
    tx: TransactionScope,
    recipient: Administrator,
    notification: NotificationJob,
  ): Promise<NotificationEmail | undefined> {
    const { topic, deduplicationKey, render, at, coveredUntil } = notification;
    const key = `${topic}:${recipient.id}:${deduplicationKey}`;
    const domain = extractMailDomain(this.mailbox) ?? 'localhost';
    const messageId = `<staff.${topic}.${this.hasher.sha256(`${key}\n${at.toISOString()}`).slice(0, 20)}@${domain}>`;
    const draft = {
      // Whoever has chosen no language has their browser's, which mails cannot know.
      ...writeIn(recipient.language ?? 'en', render),
      key,
      topic,
      messageId,
      from: this.mailbox,
      to: recipient.email,
      createdAt: at,
      coveredUntil,
    };
    const mail = await tx.notificationEmails.add(draft);
    if (mail) await tx.queue.enqueue('send-staff-mail', mail.id, at);
    return mail;
  }
}
