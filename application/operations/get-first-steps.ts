import type { Clock } from '../../domain/clock.port.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { OperationsReport } from './operations-report.port.js';
import type { SettingsRepository } from './settings/settings.repository.js';

/** Dependencies for looking up the first steps. */
export interface GetFirstStepsDependencies {
  readonly settings: Pick<SettingsRepository, 'getCurrent'>;
  readonly rates: Pick<RateRepository, 'isConfirmed'>;
  readonly mailAccounts: Pick<MailAccountRepository, 'findAll'>;
  readonly operationsReport: Pick<OperationsReport, 'getKpisSince'>;
  readonly recognizedDomains: Pick<RecognizedDomainRepository, 'isEmpty'>;
  readonly quotations: Pick<QuotationRepository, 'findPage'>;
  readonly clock: Clock;
}

/** Which of the first steps with a new server are done, in the order in which they are taken. */
export interface FirstSteps {
  /** Replies say whose they are. */
  readonly hasCompanyName: boolean;
  /** There is a tariff, and no sample rate that staff have neither replaced nor confirmed. */
  readonly isTariffConfirmed: boolean;
  /** A mailbox is connected, or an email came in. */
  readonly receivesEmail: boolean;
  readonly hasRecognizedDomain: boolean;
  readonly hasSentQuotation: boolean;
}

const SENT_FILTER = {
  ...{ country: undefined, domain: undefined, from: undefined, to: undefined, text: undefined },
  status: 'sent',
} as const;

/** Looks up what a new server still lacks; nothing is stored about it, so that every step ticks itself. */
export class GetFirstSteps {
  constructor(private readonly dependencies: GetFirstStepsDependencies) {}

  async execute(): Promise<FirstSteps> {
    const { settings, rates, recognizedDomains, quotations } = this.dependencies;
    const [{ companyName }, isTariffConfirmed, receivesEmail, isNobodyRecognized, sent] = await Promise.all([
      settings.getCurrent(),
      rates.isConfirmed(),
      this.receivesEmail(),
      recognizedDomains.isEmpty(),
      quotations.findPage(SENT_FILTER, 1, 1),
    ]);
    return {
      hasCompanyName: companyName.trim() !== '',
      isTariffConfirmed,
      receivesEmail,
      hasRecognizedDomain: !isNobodyRecognized,
      hasSentQuotation: sent.total > 0,
    };
  }

  private async receivesEmail(): Promise<boolean> {
    const { mailAccounts, operationsReport, clock } = this.dependencies;
    if ((await mailAccounts.findAll()).length > 0) return true;
    // When the last one came in does not depend on the period, and an empty period costs least.
    return (await operationsReport.getKpisSince(clock.now())).lastMailAt !== undefined;
  }
}
