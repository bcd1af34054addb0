/** The mailbox that requests are sent to and replies come from. */
export class QuotationMailbox {
  constructor(readonly address: string) {}
}
