import { MailTransport, type SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';

/** A mail server that answers as the test says. */
export class FakeMailServer extends MailTransport {
  readonly mails: OutgoingMail[] = [];
  answer: SendResult = { kind: 'accepted' };

  async send(mail: OutgoingMail): Promise<SendResult> {
    this.mails.push(mail);
    return this.answer;
  }

  async checkHealth(): Promise<string | undefined> {
    return undefined;
  }
}
