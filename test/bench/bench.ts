import { durableAcknowledgementBenchmark } from './durable-acknowledgement.bench.js';
import { extractionBenchmark } from './extraction.bench.js';

/** One measured ratio: ours against a peer or a limit, both measured in the same run. */
export interface Ratio {
  readonly name: string;
  readonly ours: string;
  readonly against: string;
  /** Ours divided by the other side. */
  readonly ratio: number;
}

const benchmarks = [extractionBenchmark, durableAcknowledgementBenchmark];
for (const run of benchmarks) {
  for (const { name, ours, against, ratio } of await run()) {
    console.log(`${name}\n  ours     ${ours}\n  against  ${against}\n  ratio    ${ratio.toPrecision(3)}`);
  }
}
