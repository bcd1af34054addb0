import { ReaderCascade } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { ThreadedRuleReader } from '../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { WorkerThreadTeams } from '../../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import { configurationOf } from '../../../apps/api/config/configuration.js';
import { startDesk } from '../../../apps/api/bootstrap.js';
import { logOf } from '../../../apps/api/infrastructure/logger.js';
import { keepWatch } from '../../../apps/api/infrastructure/watchdog.js';
import { deskWorld } from '../../../apps/api/infrastructure/create-infrastructure.js';
import { openStores } from '../../../apps/api/infrastructure/open-persistence.js';
import { failingStores, failingWorld } from './failing-adapters.js';
import { Reaper } from './failpoint.js';

/** A desk as the product starts it, with ports that make it die where the environment says, and a reader that can be poisoned. */
const configuration = configurationOf(process.env);
const reaper = Reaper.of(process.env);
keepWatch();
const desk = await startDesk(configuration, logOf(configuration.logLevel), {
  wiring: {
    openStores: async (...parts) => failingStores(await openStores(...parts), reaper),
    deskWorld: (configured, stores, log) => {
      const world = deskWorld(configured, stores, log);
      const program = new URL('./poison-pill.worker.js', import.meta.url);
      const rules = new ThreadedRuleReader(
        new WorkerThreadTeams(),
        world.gazetteer,
        stores.standing.reference,
        program,
      );
      const close = async () => {
        await Promise.all([world.close(), rules.close()]);
      };
      return failingWorld({ ...world, reader: new ReaderCascade(rules, undefined), close }, reaper);
    },
  },
});
console.log(`Istmo is ready at ${desk.address}`);
process.on('SIGTERM', () => {
  void desk.stop().then(() => process.exit(0));
});
