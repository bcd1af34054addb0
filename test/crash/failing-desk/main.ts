import { ReaderCascade } from '../../../adapters/reader-cascade/reader-cascade.js';
import { ThreadedRuleReader } from '../../../adapters/rule-reader/threaded-rule-reader.js';
import { WorkerThreadTeams } from '../../../adapters/worker-threads/worker-thread-teams.js';
import { configurationOf } from '../../../apps/api/configuration.js';
import { startDesk } from '../../../apps/api/desk-process.js';
import { logOf } from '../../../apps/api/log.js';
import { keepWatch } from '../../../apps/api/watchdog/watchdog.js';
import { deskWorld } from '../../../apps/api/wiring/desk-world.js';
import { openStores } from '../../../apps/api/wiring/open-stores.js';
import { failingStores, failingWorld } from './failing-ports.js';
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
      const program = new URL('./poisoned-reading.js', import.meta.url);
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
