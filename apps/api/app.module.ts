import { type DynamicModule, Module } from '@nestjs/common';
import type { Configuration } from './config/configuration.js';
import type { Secrets } from './config/secrets.js';
import { CustomersModule } from './customers/customers.module.js';
import { HttpModule } from './http/http.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { InboundMailModule } from './inbound-mail/inbound-mail.module.js';
import { createConfigurationModule } from './infrastructure/configuration.module.js';
import { createExtractionModule } from './infrastructure/extraction.module.js';
import { JobsModule } from './infrastructure/jobs.module.js';
import type { Logger } from './infrastructure/logger.js';
import { createMailModule } from './infrastructure/mail.module.js';
import { MailboxModule } from './infrastructure/mailbox.module.js';
import type { Persistence } from './infrastructure/persistence.js';
import { createPersistenceModule } from './infrastructure/persistence.module.js';
import { applyOverrides, type ProviderOverride } from './infrastructure/provide.js';
import { createRenderingModule } from './infrastructure/rendering.module.js';
import { createRuntimeModule } from './infrastructure/runtime.module.js';
import { SmtpModule } from './infrastructure/smtp.module.js';
import { IntegrationsModule } from './integrations/integrations.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { OutboundMailModule } from './outbound-mail/outbound-mail.module.js';
import { PricingModule } from './pricing/pricing.module.js';
import { QuotingModule } from './quoting/quoting.module.js';
import { TariffModule } from './tariff/tariff.module.js';

/** The whole application, with or without a web server. */
@Module({
  imports: [
    HttpModule,
    CustomersModule,
    TariffModule,
    PricingModule,
    QuotingModule,
    InboundMailModule,
    OutboundMailModule,
    OperationsModule,
    NotificationsModule,
    IdentityModule,
    IntegrationsModule,
    JobsModule,
    SmtpModule,
    MailboxModule,
  ],
})
export class AppModule {}

/** What an application is made of. */
export interface AppModuleOptions {
  readonly configuration: Configuration;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Open already; the application closes it at its end. */
  readonly persistence: Persistence;
  /** Adapters that are to be others than the usual ones. */
  readonly overrides?: readonly ProviderOverride[];
}

/** Puts the feature modules on the adapters that the configuration asks for. */
export function createAppModule(options: AppModuleOptions): DynamicModule {
  const { configuration, secrets, log, persistence, overrides = [] } = options;
  // The first module is initialised first and shut down last.
  const adapters = [
    createConfigurationModule(configuration, secrets, log),
    createPersistenceModule(persistence),
    createRuntimeModule(),
    createMailModule(),
    createExtractionModule(),
    createRenderingModule(),
  ];
  return {
    module: AppModule,
    imports: adapters.map((one) => ({ ...one, providers: applyOverrides(one.providers, overrides) })),
  };
}
