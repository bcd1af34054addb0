import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of this run of Jest, which is removed at its end. @throws Error outside Jest, or in a project without the setup */
export function getRunFolder(): string {
  const folder = process.env.ISTMO_TEST_RUN_DIR;
  if (!folder) throw new Error('ISTMO_TEST_RUN_DIR is not set: run the specs by Jest, which sets it up.');
  return folder;
}

/** Notes a process that must not outlive the run. @returns what to call when it has ended; benchmarks have no run */
export function noteProcess(pid: number | undefined): () => void {
  const folder = process.env.ISTMO_TEST_RUN_DIR;
  if (!folder || pid === undefined) return () => undefined;
  const note = join(folder, 'processes', String(pid));
  writeFileSync(note, '');
  return () => rmSync(note, { force: true });
}
