import { extractionBenchmark } from './extraction.bench.js';
import { generalRecognizerBenchmark } from './general-recognizer.bench.js';
import { growthBenchmark } from './growth.bench.js';
import { hotPathBenchmark, ingestBenchmark } from './hot-path.bench.js';
import { pipelineBenchmark } from './pipeline.bench.js';

const benchmarks = [
  ...[extractionBenchmark, generalRecognizerBenchmark, ingestBenchmark],
  ...[pipelineBenchmark, hotPathBenchmark, growthBenchmark],
];
for (const run of benchmarks) {
  for (const { name, ours, against, ratio } of await run()) {
    console.log(`${name}\n  ours     ${ours}\n  against  ${against}\n  ratio    ${ratio.toPrecision(3)}`);
  }
}
