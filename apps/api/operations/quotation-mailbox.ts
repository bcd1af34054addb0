/** The mailbox that requests are sent to and replies come from. */
export class DeskMailbox {
  constructor(readonly address: string) {}
}
