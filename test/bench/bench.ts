import { durableAcknowledgementBenchmark } from './durable-acknowledgement.bench.js';
import { extractionBenchmark } from './extraction.bench.js';
import { generalRecognizerBenchmark } from './general-recognizer.bench.js';

const benchmarks = [extractionBenchmark, generalRecognizerBenchmark, durableAcknowledgementBenchmark];
for (const run of benchmarks) {
  for (const { name, ours, against, ratio } of await run()) {
    console.log(`${name}\n  ours     ${ours}\n  against  ${against}\n  ratio    ${ratio.toPrecision(3)}`);
  }
}
