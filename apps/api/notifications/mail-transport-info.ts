/** Whether mail leaves the desk by a mail server, or lies in the outbox as files. */
export class MailTransportInfo {
  constructor(readonly hasMailServer: boolean) {}
}
