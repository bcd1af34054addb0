import { fileURLToPath } from 'node:url';
import { Supervisor } from './supervisor.js';

/** As the server's own log counts levels: an error. */
const ERROR = 50;

const supervisor = new Supervisor(fileURLToPath(new URL('../api/main.js', import.meta.url)), (msg) =>
  console.error(JSON.stringify({ level: ERROR, time: Date.now(), msg })),
);
process.on('SIGTERM', () => supervisor.stop());
process.on('SIGINT', () => supervisor.stop());
process.exitCode = await supervisor.run();
