/** Where notifications are mailed to. */
export class NotificationAddressView {
  readonly to!: string;
  /** Why nothing is mailed there; null where nothing speaks against it. */
  readonly fault!: string | null;
  /** Without one, mail stays in the outbox. */
  readonly hasMailServer!: boolean;
}

/** A test mail that was put into the outbox. */
export class TestMailView {
  readonly id!: number;
  readonly to!: string;
  /** Without one, mail stays in the outbox. */
  readonly hasMailServer!: boolean;
}
