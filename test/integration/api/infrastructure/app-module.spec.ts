import { afterEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SystemClock } from '../../../../adapters/runtime/system-clock.js';
import { JobQueue } from '../../../../application/jobs/job-queue.port.js';
import { PricingService } from '../../../../application/quoting/pricing.service.js';
import { createAppModule } from '../../../../apps/api/app.module.js';
import { parseConfiguration } from '../../../../apps/api/config/configuration.js';
import { AdministratorSeeder } from '../../../../apps/api/identity/administrator-seeder.js';
import { createInMemoryPersistence } from '../../../../apps/api/infrastructure/in-memory-persistence.js';
import { JobsModule } from '../../../../apps/api/infrastructure/jobs.module.js';
import { createLogger } from '../../../../apps/api/infrastructure/logger.js';
import type { Persistence } from '../../../../apps/api/infrastructure/persistence.js';
import { PricingModule } from '../../../../apps/api/pricing/pricing.module.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const SECRETS = { sessionSecret: 'a session secret for tests', webhookSecret: 'a webhook secret for tests' };

/** The application without a web server, on the given stores. */
function openContext(persistence: Persistence, environment: NodeJS.ProcessEnv): Promise<INestApplicationContext> {
  const configuration = parseConfiguration(environment);
  const module = createAppModule({ configuration, secrets: SECRETS, log: createLogger('fatal'), persistence });
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
}

describe('the application module', () => {
  let context: INestApplicationContext | undefined;
  afterEach(async () => {
    await context?.close();
    context = undefined;
  });

  it('prices on cached reference data for jobs, and on the database for requests', async () => {
    const stores = createInMemoryPersistence(new SystemClock());
    const readBy: string[] = [];
    const findByAirport = (reader: string) => async (airport: string) => {
      readBy.push(reader);
      return stores.rates.findByAirport(airport);
    };
    const rates = Object.assign(Object.create(stores.rates), { findByAirport: findByAirport('request') });
    const cachedStores = { ...stores.cachedStores, rates: { findByAirport: findByAirport('job') } };
    context = await openContext({ ...stores, rates, cachedStores }, { WORKERS: 'none' });
    const request = aShipmentRequest();
    await context.select(PricingModule).get(PricingService, { strict: true }).price(request);
    expect(readBy).toEqual(['request']);
    await context.select(JobsModule).get(PricingService, { strict: true }).price(request);
    expect(readBy).toEqual(['request', 'job']);
  });

  it('makes the administrator before any job is taken, and only where there is none', async () => {
    const stores = createInMemoryPersistence(new SystemClock());
    const steps: string[] = [];
    const { administrators, queue } = stores;
    const count = administrators.count.bind(administrators);
    const claim = queue.claim.bind(queue);
    administrators.count = async () => {
      steps.push('administrators counted');
      return count();
    };
    queue.claim = async (...selection) => {
      steps.push(`job taken with ${await count()} administrator`);
      return claim(...selection);
    };
    context = await openContext(stores, { WORKERS: 'only' });
    expect(context.get(AdministratorSeeder).generatedPassword).toMatch(/^[\w-]{16}$/);
    await context.close();
    expect(steps.slice(0, 2)).toEqual(['administrators counted', 'job taken with 1 administrator']);
    context = await openContext(stores, { WORKERS: 'none' });
    expect(context.get(AdministratorSeeder).generatedPassword).toBeUndefined();
  });

  it('closes its stores when the jobs at hand have come to their end', async () => {
    const stores = createInMemoryPersistence(new SystemClock());
    const steps: string[] = [];
    let finishJobs: () => void = () => undefined;
    const jobsAtHand = new Promise<void>((resolve) => {
      finishJobs = resolve;
    });
    stores.queue.claim = async () => {
      await jobsAtHand;
      steps.push('job finished');
      return undefined;
    };
    const close = async () => {
      steps.push('stores closed');
    };
    const opened = await openContext({ ...stores, close }, { WORKERS: 'only' });
    expect(opened.get(JobQueue)).toBe(stores.queue);
    const closing = opened.close();
    await new Promise(setImmediate);
    expect(steps).toEqual([]);
    finishJobs();
    await closing;
    expect(steps.at(0)).toBe('job finished');
    expect(steps.at(-1)).toBe('stores closed');
    expect(steps.filter((step) => step === 'stores closed')).toHaveLength(1);
  });
});
