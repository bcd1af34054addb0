import { configurationOf } from '../../../apps/api/configuration.js';
import { startDesk } from '../../../apps/api/desk-process.js';
import { logOf } from '../../../apps/api/log.js';
import { keepWatch } from '../../../apps/api/watchdog/watchdog.js';
import { deskWorld } from '../../../apps/api/wiring/desk-world.js';
import { openStores } from '../../../apps/api/wiring/open-stores.js';
import { failingStores, failingWorld } from './failing-ports.js';
import { Reaper } from './failpoint.js';

/** A desk as the product starts it, with ports that make it die where the environment says. */
const configuration = configurationOf(process.env);
const reaper = Reaper.of(process.env);
keepWatch();
const desk = await startDesk(configuration, logOf(configuration.logLevel), {
  wiring: {
    openStores: async (...parts) => failingStores(await openStores(...parts), reaper),
    deskWorld: (...parts) => failingWorld(deskWorld(...parts), reaper),
  },
});
console.log(`Istmo is ready at ${desk.address}`);
process.on('SIGTERM', () => {
  void desk.stop().then(() => process.exit(0));
});
