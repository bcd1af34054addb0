import { fileURLToPath } from 'node:url';
import { DeskKeeper } from './supervisor.js';

/** As the desk's own log counts levels: an error. */
const ERROR = 50;

const keeper = new DeskKeeper(fileURLToPath(new URL('../api/main.js', import.meta.url)), (msg) =>
  console.error(JSON.stringify({ level: ERROR, time: Date.now(), msg })),
);
process.on('SIGTERM', () => keeper.stop());
process.on('SIGINT', () => keeper.stop());
process.exitCode = await keeper.run();
