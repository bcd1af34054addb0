import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const PASSABLE_FOLDER_MODE = 0o755;
const SHARED_FOLDER_MODE = 0o1777;
/** Linux' folder in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** More than a run has ever kept at a time. */
const MIN_MEMORY_BYTES = 6 * 1024 ** 3;

/**
 * Jest's global setup: makes the folder of the run, in which every temporary folder of its specs lies, and starts the program
 * that ends what is left of the run and removes the folder once Jest has ended, however it ends. The run's PostgreSQL is
 * started by the first spec that needs it.
 */
export default function prepareRun(_globalConfig: unknown, { rootDir }: { readonly rootDir: string }): void {
  const folder = join(findRunsFolder(), `istmo-tests-${process.pid}`);
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

/** Where runs have their folders: in memory where there is plenty, for nothing of a run is to outlive the machine; else on the disk. */
function findRunsFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return Math.min(bavail * bsize, freemem()) > MIN_MEMORY_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
