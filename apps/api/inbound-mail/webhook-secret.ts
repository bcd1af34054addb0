/** The secret that callers of the webhook share with the desk. */
export class WebhookSecret {
  constructor(readonly value: string) {}
}
