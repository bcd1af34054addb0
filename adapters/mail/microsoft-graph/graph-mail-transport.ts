import type { AccountTransport } from '../../../application/outbound-mail/account-transport-factory.port.js';
import { MailboxError } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { MailTransport, type SendResult } from '../../../domain/outbound-mail/mail-transport.port.js';
import type { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../../domain/outbound-mail/outbound-email.js';
import { toSendableMail } from '../../../domain/outbound-mail/sendable-mail.js';
import { type GraphClient, quoteText, readText } from './graph-client.js';
import { GraphError } from './graph-error.js';
import { MICROSOFT_GRAPH_MESSAGES } from './microsoft-graph.messages.js';

/** Answers that speak of this mail or its recipient: it is not sent again. All others speak of us, or pass. */
const FINAL_STATUSES: readonly number[] = [400, 413, 422];

/**
 * Sends through a mailbox by Microsoft Graph: a draft is made of the mail as it is written, and sent. A mail that has left before its
 * answer came is found by its Message-ID, and so is a draft that was left behind; Exchange files what is sent by itself.
 */
export class GraphMailTransport extends MailTransport implements AccountTransport {
  constructor(
    private readonly client: GraphClient,
    private readonly messageBuilder: MimeMessageBuilder,
  ) {
    super();
  }

  async send(outgoing: OutgoingMail): Promise<SendResult> {
    const { mail, error: reason } = toSendableMail(outgoing);
    if (mail === undefined) return { kind: 'refused', reason };
    try {
      const known = await this.find(mail.messageId);
      if (known?.isDraft === false) return { kind: 'accepted' };
      await this.sendDraft(known?.id ?? (await this.createDraft(mail)));
      return { kind: 'accepted' };
    } catch (error) {
      const isFinal = error instanceof GraphError && FINAL_STATUSES.includes(error.status);
      return { kind: isFinal ? 'refused' : 'later', reason: toReason(error) };
    }
  }

  async checkHealth(): Promise<string | undefined> {
    try {
      await this.assertReachable();
      return undefined;
    } catch {
      return MICROSOFT_GRAPH_MESSAGES.unreachable;
    }
  }

  async assertSignIn(): Promise<void> {
    await this.assertReachable();
    await this.client.assertPermitted('send', {});
  }

  close(): void {
    // Every request has ended by its answer.
  }

  private async assertReachable(): Promise<void> {
    await this.client.get(`${this.client.mailbox}/mailFolders/drafts?$select=id`);
  }

  private async find(messageId: string): Promise<{ readonly id: string; readonly isDraft: boolean } | undefined> {
    const query = `$filter=internetMessageId%20eq%20${quoteText(messageId)}&$select=id,isDraft`;
    const found = await this.client.list(`${this.client.mailbox}/messages?${query}`);
    const mails = found.map((one) => ({ id: readText(one, 'id'), isDraft: one.isDraft === true }));
    return mails.find(({ isDraft }) => !isDraft) ?? mails[0];
  }

  private async createDraft(mail: OutgoingMail): Promise<string> {
    const draft = await this.client.createDraft(await this.messageBuilder.build(mail));
    const id = readText(draft, 'id');
    if (draft.internetMessageId !== mail.messageId) {
      await this.client.patch(this.toMessage(id), { internetMessageId: mail.messageId });
    }
    return id;
  }

  /** What is refused for good is not left among the drafts. */
  private async sendDraft(id: string): Promise<void> {
    try {
      await this.client.post(`${this.toMessage(id)}/send`, {});
    } catch (error) {
      if (error instanceof GraphError && FINAL_STATUSES.includes(error.status)) {
        await this.client.delete(this.toMessage(id)).catch(() => undefined);
      }
      throw error;
    }
  }

  private toMessage(id: string): string {
    return `${this.client.mailbox}/messages/${encodeURIComponent(id)}`;
  }
}

function toReason(error: unknown): string {
  if (error instanceof MailboxError) return error.detail || error.code;
  return error instanceof Error ? error.message : String(error);
}
