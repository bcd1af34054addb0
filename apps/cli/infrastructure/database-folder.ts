import { join, resolve } from 'node:path';

/** Where the embedded database of a data folder lies. */
export function getDatabaseFolder(environment: NodeJS.ProcessEnv): string {
  return join(resolve(environment.DATA_DIR?.trim() || './data'), 'postgres');
}
