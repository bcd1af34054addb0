import type { FirstSteps } from '../../../application/operations/get-first-steps.js';

/** Where the secret of the inbound channels comes from. */
export type WebhookSecretSource = 'generated' | 'environment';

/** Which of the first steps with a new server are done, and where requests can be sent. */
export class FirstStepsView {
  /** Replies say whose they are. */
  readonly hasCompanyName!: boolean;
  /** There is a tariff, and no sample rate that staff have neither replaced nor confirmed. */
  readonly isTariffConfirmed!: boolean;
  /** A mailbox is connected, or an email came in. */
  readonly receivesEmail!: boolean;
  readonly hasRecognizedDomain!: boolean;
  readonly hasSentQuotation!: boolean;
  /** The address to which programs post emails. */
  readonly webhookUrl!: string;
  /** `generated`: in `secrets.json` of the data folder; `environment`: the variable `WEBHOOK_SECRET`. The secret itself is not told. */
  readonly webhookSecretSource!: WebhookSecretSource;
}

/** The steps, for the wire. */
export function toFirstStepsView(
  steps: FirstSteps,
  webhook: { readonly publicUrl: string; readonly webhookSecret: string | undefined },
): FirstStepsView {
  return {
    ...steps,
    webhookUrl: `${webhook.publicUrl}/api/webhook/email`,
    webhookSecretSource: webhook.webhookSecret === undefined ? 'generated' : 'environment',
  };
}
