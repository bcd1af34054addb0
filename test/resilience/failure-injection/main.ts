import { CompositeShipmentExtractor } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { WorkerRuleShipmentExtractor } from '../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { WorkerThreadPoolFactory } from '../../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import { bootstrap } from '../../../apps/api/bootstrap.js';
import { parseConfiguration } from '../../../apps/api/config/configuration.js';
import { createInfrastructure } from '../../../apps/api/infrastructure/create-infrastructure.js';
import { createLogger } from '../../../apps/api/infrastructure/logger.js';
import { openPersistence } from '../../../apps/api/infrastructure/open-persistence.js';
import { startWatchdog } from '../../../apps/api/infrastructure/watchdog.js';
import { createFailingInfrastructure, createFailingStores } from './failing-adapters.js';
import { ProcessKiller } from './failpoint.js';

/** A desk as the product starts it, with ports that make it die where the environment says, and a reader that can be poisoned. */
const configuration = parseConfiguration(process.env);
const processKiller = ProcessKiller.fromEnvironment(process.env);
startWatchdog();
const server = await bootstrap(configuration, createLogger(configuration.logLevel), {
  factories: {
    openPersistence: async (...parts) => createFailingStores(await openPersistence(...parts), processKiller),
    createInfrastructure: (configured, stores, log) => {
      const infrastructure = createInfrastructure(configured, stores, log);
      const program = new URL('./poison-pill.worker.js', import.meta.url);
      const rules = new WorkerRuleShipmentExtractor(
        new WorkerThreadPoolFactory(),
        infrastructure.gazetteer,
        stores.cachedStores.reference,
        program,
      );
      const close = async () => {
        await Promise.all([infrastructure.close(), rules.close()]);
      };
      return createFailingInfrastructure(
        { ...infrastructure, shipmentExtractor: new CompositeShipmentExtractor(rules, undefined), close },
        processKiller,
      );
    },
  },
});
console.log(`Istmo is ready at ${server.address}`);
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
