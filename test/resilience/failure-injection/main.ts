import { CompositeShipmentExtractor } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { WorkerRuleShipmentExtractor } from '../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { bootstrap } from '../../../apps/api/bootstrap.js';
import { parseConfiguration } from '../../../apps/api/config/configuration.js';
import { createLogger } from '../../../apps/api/infrastructure/logger.js';
import { openPersistence } from '../../../apps/api/infrastructure/open-persistence.js';
import { provideFactory, replaceProvider } from '../../../apps/api/infrastructure/provide.js';
import { CACHED } from '../../../apps/api/infrastructure/tokens.js';
import { startWatchdog } from '../../../apps/api/infrastructure/watchdog.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import { createFailingAdapters, createFailingStores } from './failing-adapters.js';
import { ProcessKiller } from './failpoint.js';

/** A server as the product starts it, with ports that make it die where the environment says, and a reader that can be poisoned. */
const configuration = parseConfiguration(process.env);
const processKiller = ProcessKiller.fromEnvironment(process.env);
startWatchdog();
const server = await bootstrap(configuration, createLogger(configuration.logLevel), {
  openPersistence: async (...parts) => createFailingStores(await openPersistence(...parts), processKiller),
  overrides: [
    replaceProvider(
      provideFactory(ShipmentExtractor, createPoisonedExtractor, [WorkerPoolFactory, Gazetteer, CACHED.reference]),
    ),
    ...createFailingAdapters(processKiller),
  ],
});
console.log(`Istmo is ready at ${server.address}`);
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});

/** A reader that can be poisoned. */
function createPoisonedExtractor(
  workerPools: WorkerPoolFactory,
  gazetteer: Gazetteer,
  reference: AirportDirectory,
): ShipmentExtractor {
  const program = new URL('./poison-pill.worker.js', import.meta.url);
  return new CompositeShipmentExtractor(
    new WorkerRuleShipmentExtractor(workerPools, gazetteer, reference, program),
    undefined,
  );
}
