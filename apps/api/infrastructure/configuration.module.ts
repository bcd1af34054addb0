import { Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import { Secrets } from '../config/secrets.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import type { Logger } from './logger.js';
import { provideValue } from './provide.js';
import { LOGGER, OWN_ADDRESSES, PUBLIC_URL, QUOTATION_MAILBOX } from './tokens.js';

/** What this process was started with: its configuration, its secrets and its log. */
@Module({})
export class ConfigurationModule {}

/** Binds the configuration, and those of its values that use cases ask for one by one. */
export function createConfigurationModule(configuration: Configuration, secrets: Secrets, log: Logger): AdapterModule {
  const { mailbox, publicUrl } = configuration;
  return createAdapterModule(ConfigurationModule, [
    provideValue(Configuration, configuration),
    provideValue(Secrets, secrets),
    provideValue(LOGGER, log),
    provideValue(QUOTATION_MAILBOX, mailbox),
    provideValue(OWN_ADDRESSES, [mailbox]),
    provideValue(PUBLIC_URL, publicUrl),
  ]);
}
