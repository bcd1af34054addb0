import { benchmarkExtraction } from './extraction.bench.js';
import { benchmarkGeneralRecognizer } from './general-recognizer.bench.js';
import { benchmarkGrowth } from './growth.bench.js';
import { benchmarkHotPath, benchmarkIngest } from './hot-path.bench.js';
import { benchmarkPipeline } from './pipeline.bench.js';

const benchmarks = [
  ...[benchmarkExtraction, benchmarkGeneralRecognizer, benchmarkIngest],
  ...[benchmarkPipeline, benchmarkHotPath, benchmarkGrowth],
];
for (const run of benchmarks) {
  for (const { name, ours, against, ratio } of await run()) {
    console.log(`${name}\n  ours     ${ours}\n  against  ${against}\n  ratio    ${ratio.toPrecision(3)}`);
  }
}
