import { join, resolve } from 'node:path';
import { stopLeftOverDatabase } from './infrastructure/stop-embedded-database.js';

/** Stops an embedded database that a killed process left running on the data folder. */
const folder = join(resolve(process.env.DATA_DIR ?? './data'), 'postgres');
stopLeftOverDatabase(folder).then(
  (wasRunning) => console.log(wasRunning ? 'The database was stopped.' : 'No database was running.'),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  },
);
