import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import { type AppModuleOptions, createAppModule } from './app.module.js';
import type { Configuration } from './config/configuration.js';
import { createDataDirError, createListenError } from './config/invalid-configuration-error.js';
import { resolveSecrets, type Secrets } from './config/secrets.js';
import { createNestOptions, createWebServer } from './http/web-server.js';
import { AdministratorSeeder } from './identity/administrator-seeder.js';
import type { Logger } from './infrastructure/logger.js';
import { openPersistence } from './infrastructure/open-persistence.js';
import { PersistenceModule } from './infrastructure/persistence.module.js';
import type { ProviderOverride } from './infrastructure/provide.js';
import { loadSpanish } from './infrastructure/translations/load-spanish.js';
import { warmUp } from './infrastructure/warm-up.js';

/** A running process of the product. */
export interface RunningServer {
  /** Where it listens; undefined for a process that only works on jobs. */
  readonly address: string | undefined;
  readonly secrets: Secrets;
  /** The password of an administrator made just now; undefined where there was one, or it was given. */
  readonly generatedPassword: string | undefined;
  /** Ends it: no new calls, the work at hand is finished, then everything is closed. */
  stop(): Promise<void>;
}

/** What a process is put together from besides its configuration. */
export interface BootstrapOptions {
  /** Folder of the built console; undefined: no console is served. */
  readonly consoleFolder?: string;
  /** Opens other stores than the usual ones. */
  readonly openPersistence?: typeof openPersistence;
  /** Adapters that are to be others than the usual ones. */
  readonly overrides?: readonly ProviderOverride[];
}

/**
 * Starts a process: stores, then modules, then the administrator, then what works by itself (jobs, tasks, receivers), then
 * the web server. What is closed at the end, and in which order, is said by the modules' lifecycle hooks.
 */
export async function bootstrap(
  configuration: Configuration,
  log: Logger,
  options: BootstrapOptions = {},
): Promise<RunningServer> {
  // Before the first sentence is written: processes without a web server price and log, too, and demo data comes with the stores.
  loadSpanish();
  if (configuration.workers !== 'only') await assertPortFree(configuration.host, configuration.port);
  const secrets = await resolveSecrets(configuration.dataDir, configuration).catch((error: unknown) => {
    throw isFileSystemError(error) ? createDataDirError(configuration.dataDir, error) : error;
  });
  const open = options.openPersistence ?? openPersistence;
  const persistence = await open(configuration, log);
  try {
    const { overrides = [], consoleFolder } = options;
    const app = await startApplication({ configuration, secrets, log, persistence, overrides }, consoleFolder);
    let isStopping = false;
    if (configuration.warmsUp) {
      // A stop closes the worker threads under a warm-up that has not ended.
      warmUp(app.get(ShipmentExtractor)).catch((error: unknown) => {
        if (!isStopping) log.error({ error }, 'warm-up of the extractor failed');
      });
    }
    return {
      address: configuration.workers === 'only' ? undefined : configuration.publicUrl,
      secrets,
      generatedPassword: app.get(AdministratorSeeder).generatedPassword,
      stop: async () => {
        isStopping = true;
        await app.close();
        await app.get(PersistenceModule).closed;
      },
    };
  } catch (error) {
    await persistence.close();
    throw error;
  }
}

async function startApplication(
  parts: AppModuleOptions,
  consoleFolder: string | undefined,
): Promise<INestApplicationContext> {
  const { configuration, secrets, log } = parts;
  const module = createAppModule(parts);
  if (configuration.workers === 'only') return NestFactory.createApplicationContext(module, createNestOptions(log));
  const app = await createWebServer({ module, configuration, secrets, log, consoleFolder });
  await app.listen(configuration.port, configuration.host);
  return app;
}

function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'syscall' in error;
}

/** Refuses a second start at once, before anything is opened. @throws Error `EADDRINUSE` where somebody listens there */
async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch((error: unknown) => {
    const isInUse = isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE';
    throw isInUse ? error : createListenError('HOST', { host, port }, error);
  });
  probe.close();
  await once(probe, 'close');
}

/** Where the console lies after a build. */
export function resolveConsoleFolder(projectRoot: string): string {
  return join(projectRoot, 'dist', 'console');
}
