import { benchmarkConsole } from './console.bench.js';
import { benchmarkDocument } from './document.bench.js';
import { benchmarkExtraction } from './extraction.bench.js';
import { benchmarkGeneralRecognizer } from './general-recognizer.bench.js';
import { benchmarkGeneratedRequests } from './generated-requests.bench.js';
import { benchmarkGrowth } from './growth.bench.js';
import { benchmarkHotPath, benchmarkIngest } from './hot-path.bench.js';
import { benchmarkPipeline } from './pipeline.bench.js';

const benchmarks = [
  ...[benchmarkGeneratedRequests, benchmarkExtraction, benchmarkGeneralRecognizer, benchmarkIngest, benchmarkDocument],
  ...[benchmarkPipeline, benchmarkHotPath, benchmarkGrowth, benchmarkConsole],
];
/** `npm run bench -- Generated` runs those whose function's name holds the word. */
const [, , word = ''] = process.argv;
for (const run of benchmarks.filter(({ name }) => name.includes(word))) {
  for (const { name, ours, against, ratio } of await run()) {
    console.log(`${name}\n  ours     ${ours}\n  against  ${against}\n  ratio    ${ratio.toPrecision(3)}`);
  }
}
