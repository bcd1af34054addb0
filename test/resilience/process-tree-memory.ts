import { readdir, readFile } from 'node:fs/promises';

const KB_A_MB = 1024;
const SAMPLE_INTERVAL_MS = 100;

/** Megabytes that a server and all that it has started hold, what they share divided among them (PSS). */
export interface TreeMemory {
  /** The processes of the product itself. */
  readonly serverMb: number;
  /** Those and the embedded database. */
  readonly withDatabaseMb: number;
}

/** Looks again and again at what a process and its descendants hold, and keeps the most of each. */
export class TreeMemorySampler {
  private peak: TreeMemory = { serverMb: 0, withDatabaseMb: 0 };
  private isOver = false;
  private readonly sampling: Promise<void>;

  constructor(pid: number) {
    this.sampling = this.sample(pid);
  }

  /** The most since the last call. */
  takePeak(): TreeMemory {
    const { peak } = this;
    this.peak = { serverMb: 0, withDatabaseMb: 0 };
    return peak;
  }

  async close(): Promise<void> {
    this.isOver = true;
    await this.sampling;
  }

  private async sample(pid: number): Promise<void> {
    while (!this.isOver) {
      const { serverMb, withDatabaseMb } = await readTreeMemory(pid);
      this.peak = {
        serverMb: Math.max(this.peak.serverMb, serverMb),
        withDatabaseMb: Math.max(this.peak.withDatabaseMb, withDatabaseMb),
      };
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_INTERVAL_MS));
    }
  }
}

/** What a process and its descendants hold at a moment. */
export async function readTreeMemory(pid: number): Promise<TreeMemory> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), await readParent(name));
  const tree = [pid];
  for (const one of tree) tree.push(...[...parents].filter(([, parent]) => parent === one).map(([child]) => child));
  let serverMb = 0;
  let withDatabaseMb = 0;
  for (const one of tree) {
    const mb = await readPssMb(one);
    withDatabaseMb += mb;
    if (!(await isDatabase(one))) serverMb += mb;
  }
  return { serverMb, withDatabaseMb };
}

/** The parent of a process; 0 where it has ended meanwhile. */
async function readParent(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

async function readPssMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / KB_A_MB;
}

async function isDatabase(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return /^Name:\s+(?:postgres|unshare|setpriv)/m.test(status);
}
