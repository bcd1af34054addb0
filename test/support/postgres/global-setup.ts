import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's global setup: chooses the folder of the run's PostgreSQL, which the first spec that needs it starts. */
export default function chooseServerFolder(): void {
  process.env.ISTMO_TEST_POSTGRES_DIR = join(tmpdir(), `istmo-tests-${process.pid}`);
}
