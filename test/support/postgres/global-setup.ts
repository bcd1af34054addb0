import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PASSABLE_FOLDER_MODE = 0o755;
const SHARED_FOLDER_MODE = 0o1777;

/**
 * Jest's global setup: makes the folder of the run, in which every temporary folder of its specs lies, and starts the program
 * that ends what is left of the run and removes the folder once Jest has ended, however it ends. The run's PostgreSQL is
 * started by the first spec that needs it.
 */
export default function prepareRun(_globalConfig: unknown, { rootDir }: { readonly rootDir: string }): void {
  const folder = join(tmpdir(), `istmo-tests-${process.pid}`);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  mkdirSync(join(folder, 'processes'), { recursive: true });
  // Root's PostgreSQL may run as another user, who must be able to pass.
  chmodSync(folder, PASSABLE_FOLDER_MODE);
  chmodSync(temporary, SHARED_FOLDER_MODE);
  process.env.ISTMO_TEST_RUN_DIR = folder;
  process.env.TMPDIR = temporary;
  const program = join(rootDir, 'test', 'support', 'postgres', 'clean-up-run.mjs');
  // The end of its input tells it that Jest has ended; in a session of its own the signals that end Jest pass it by.
  const child = spawn(process.execPath, [program, folder], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  child.unref();
}
