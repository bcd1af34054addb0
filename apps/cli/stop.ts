import { getDatabaseFolder } from './infrastructure/database-folder.js';
import { stopEmbeddedDatabase } from './infrastructure/stop-embedded-database.js';

/** Stops an embedded database that a killed process left running on the data folder. */
stopEmbeddedDatabase(getDatabaseFolder(process.env)).then(
  (wasRunning) => console.log(wasRunning ? 'The database was stopped.' : 'No database was running.'),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
